import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AccountEvent } from '@lendring/contracts/account/events.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import { openSqliteDocuments } from '@lendring/platform/read-models/sqlite.adapter.js';
import { silentLog } from '@lendring/platform/base/log.js';
import { createProjector } from '@lendring/platform/runtime/followers/projector.js';
import type { Recorded } from '@lendring/platform/runtime/service/service-parts.js';
import { address, commercial, company, named, otherId, userId } from '../../testing/account.js';
import { at, by, runningService, user } from '../../testing/service.js';
import { accounts, type AccountDocument } from './projection.js';
import { contactOf, profileOf, publicProfileOf } from './view.js';
import { PATIENCE_MS } from '@lendring/platform/testing/eventually.js';

const folder = new URL('../../../../contracts/fixtures/account/', import.meta.url);
const golden = readdirSync(folder).flatMap(
  (name) => AccountEvent.safeParse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))).data ?? [],
);
const recorded = (event: AccountEvent): Recorded<AccountEvent> => ({
  ...event,
  id: 'e',
  stream: `account-${userId}`,
  position: '0000000000000001',
  at: '2025-05-01T10:00:00.000Z',
  actor: userId,
});
const fold = (events: readonly AccountEvent[]) =>
  events
    .map(recorded)
    .reduce<AccountDocument | null>((document, event) => accounts.evolve(document, event, userId), null);

describe('the account document', () => {
  it('accepts every event, before and after the account was opened', () => {
    for (const event of golden) {
      expect(accounts.ids(recorded(event))).toEqual([userId]);
      expect(accounts.evolve(null, recorded(event), userId) === null).toBe(event.type !== 'AccountOpened');
      expect(accounts.evolve(fold(named), recorded(event), userId)).not.toBeNull();
    }
  });

  it('is empty and invisible once the user is erased', () => {
    const erased: AccountEvent[] = [
      { type: 'AccountOpened', data: { userId, email: null, emailVerified: true, locale: 'de' } },
      { type: 'NicknameChosen', data: { userId, nickname: null } },
      { type: 'PersonNamed', data: { userId, firstname: null, lastname: null } },
      { type: 'MainAddressChanged', data: { userId, address: null } },
    ];
    const document = fold(erased);
    if (!document) throw new Error('The account was opened');
    expect([publicProfileOf(document), profileOf(document, at).completed, contactOf(document).email]).toEqual([
      null,
      false,
      '',
    ]);
  });

  it('shows others only the confirmed address, even if an unconfirmed address was stored before', () => {
    const shown = (...events: readonly AccountEvent[]) => {
      const document = fold([...named, ...events]);
      return document && [contactOf(document).email, profileOf(document, at).contactEmail];
    };
    const own = profileOf(fold(named)!, at).email;
    expect(shown({ type: 'ContactChanged', data: { userId, contactEmail: 'jana@example.org', phone: null } })).toEqual([
      own,
      own,
    ]);
    expect(
      shown({ type: 'AccountEmailChanged', data: { userId, email: 'jana@example.org', emailVerified: false } }),
    ).toEqual(['', '']);
  });

  it('hides response time and loan count on request, but continues to count', () => {
    const done: AccountEvent[] = [1, 2, 3].flatMap((minutes) => [
      { type: 'RequestAnswered', data: { userId, minutes } },
      { type: 'ThingLent', data: { userId } },
    ]);
    const hides = (answerTime: boolean, loans: boolean): AccountEvent => ({
      type: 'PrivacyChosen',
      data: { userId, privacy: { answerTime, loans, searchEngines: loans } },
    });
    const seen = (...events: readonly AccountEvent[]) => {
      const { lentCount, answerMinutes, searchEngines } = publicProfileOf(fold([...named, ...events])!)!;
      return [lentCount, answerMinutes, searchEngines];
    };
    expect(seen(...done)).toEqual([3, 2, true]);
    expect(seen(hides(false, false), ...done)).toEqual([null, null, false]);
    expect(seen(...done, hides(false, true))).toEqual([3, null, true]);
    expect(seen(hides(false, false), ...done, hides(true, true))).toEqual([3, 2, true]);
  });

  it('shows company texts of commercial accounts only', () => {
    const [shop, person] = [
      fold([...named, commercial, company]),
      fold([...named, commercial, company, { type: 'AccountKindChosen', data: { userId, commercial: false } }]),
    ];
    expect(
      shop && [publicProfileOf(shop)?.company, contactOf(shop).company, profileOf(shop, at).completedCommercial],
    ).toEqual(['Beispielverleih', 'Beispielverleih', true]);
    expect(
      person && [publicProfileOf(person)?.company, contactOf(person).company, profileOf(person, at).company],
    ).toEqual([null, null, 'Beispielverleih']);
  });

  it('shows the kind of organisation, and keeps the start of commercial use when it changes', () => {
    const shop = fold([...named, commercial]);
    const chosen: AccountEvent = {
      type: 'AccountKindChosen',
      data: { userId, commercial: true, organisation: 'association' },
    };
    const association = accounts.evolve(shop, { ...recorded(chosen), at: '2026-11-01T10:00:00.000Z' }, userId);
    const shown = (document: typeof shop) =>
      document && [publicProfileOf(document)?.organisation, profileOf(document, at).organisation];
    expect([shown(shop), shown(association)]).toEqual([
      ['business', 'business'],
      ['association', 'association'],
    ]);
    expect(shown(fold(named))).toEqual([null, null]);
    expect(association?.commercialSince).toBe('2025-05-01T10:00:00.000Z');
  });
});

describe('the read model', () => {
  it('is the same after duplicate delivery and after a rebuild', async () => {
    const service = await runningService();
    for (const [id, nickname] of [
      [userId, 'Kamera.Kiste'],
      [otherId, 'Zeltmeister'],
    ] as const) {
      await service.open(id);
      await service.commands.changeProfile(
        { changes: { nickname, firstname: 'Alex', lastname: 'Beispiel', address } },
        by(user(id)),
      );
    }
    await service.settle();
    const read = async (documents = service.ports.documents) =>
      (await documents.collection<AccountDocument>(`accounts@${accounts.version}`)).find({ filter: {}, limit: 10 });
    const once = await read();
    const again = async (documents = service.ports.documents) => {
      await documents.setValue(`checkpoint:accounts@${accounts.version}`, START);
      const projector = createProjector({ projection: accounts, store: service.store, documents, log: silentLog });
      await projector.start();
      await projector.waitFor(await service.store.head(), PATIENCE_MS);
      await projector.stop();
    };
    await again();
    expect(await read()).toEqual(once);
    const fresh = openSqliteDocuments(':memory:');
    await again(fresh);
    expect(await read(fresh)).toEqual(once);
    expect(once.map(({ nickname }) => nickname)).toEqual(['Kamera.Kiste', 'Zeltmeister']);
    await fresh.close();
    await service.stop();
  });
});
