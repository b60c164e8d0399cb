import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually, PATIENCE_MS } from '@lendring/platform/testing/eventually.js';
import { accountDeleted, bySystem, creator, days, now, offerId, uuid, vendor } from '../../testing/request.js';
import { calendars } from '../calendar/calendars.js';
import { startService, type RunningService } from '../../testing/service.js';

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const leave = async (userId: string) => {
  const answer = await service.commands.leave({ userId }, { ...bySystem(now), commandId: randomUUID() });
  return answer.ok ? 'ok' : answer.refusal.code;
};

describe('leaving user', () => {
  it('cannot leave while a loan is agreed on either side, and stays active', async () => {
    await service.agree(uuid(1));
    expect([await leave(vendor), await leave(creator)]).toEqual(['loans_running', 'loans_running']);
    expect(await service.ask(creator, uuid(2), { wish: days('2025-08-01', '2025-08-03') })).toBe('ok');
    expect(await service.tell('cancel', vendor, { requestId: uuid(1), reason: 'doch nicht' })).toBe('ok');
    expect(await leave(creator)).toBe('ok');
  });

  it('ends open requests and shows the cause to the other side', async () => {
    await service.ask(creator, uuid(1));
    await service.accept(vendor, uuid(1));
    expect(await leave(creator)).toBe('ok');
    expect(await service.one(vendor, uuid(1))).toMatchObject({ status: 'withdrawn' });
    expect(await service.query('taken', null, { offerId, from: now, to: '2026-01-01T00:00:00.000Z' })).toEqual([]);
    await service.ask(uuid(77), uuid(2));
    expect(await leave(vendor)).toBe('ok');
    expect(await service.one(uuid(77), uuid(2))).toMatchObject({ status: 'declined' });
  });

  it('can neither send nor receive requests, and a second departure changes nothing', async () => {
    expect([await leave(vendor), await leave(vendor)]).toEqual(['ok', 'ok']);
    expect(await service.ask(creator, uuid(1))).toBe('person_leaves');
    expect((await service.store.read(`party-${vendor}`)).map(({ type }) => type)).toEqual(['PartyLeft']);
  });

  it('can be removed by the system only', async () => {
    expect(await service.tell('leave', vendor, { userId: vendor })).toBe('request_not_found');
  });

  it('competes with a concurrent acceptance: one command wins and the other is refused', async () => {
    for (let round = 0; round < 40; round += 1) {
      const [asker, requestId] = [uuid(3_000 + round), uuid(4_000 + round)];
      const wish = days(
        `2025-${String(7 + (round % 4)).padStart(2, '0')}-10`,
        `2025-${String(7 + (round % 4)).padStart(2, '0')}-12`,
      );
      expect(await service.ask(asker, requestId, { wish })).toBe('ok');
      expect(await service.accept(vendor, requestId)).toBe('ok');
      const [left, agreed] = await Promise.all(
        round % 2 === 0
          ? [leave(asker), service.accept(asker, requestId)]
          : [service.accept(asker, requestId), leave(asker)].toReversed(),
      );
      const outcome = `${left} ${agreed}`;
      const { status } = (await service.one(vendor, requestId)) ?? { status: 'none' };
      expect([outcome, status]).toEqual(
        agreed === 'ok'
          ? ['loans_running ok', 'agreed']
          : [expect.stringMatching(/^ok (person_leaves|not_open|closed)$/), 'withdrawn'],
      );
      if (agreed === 'ok') await service.tell('cancel', vendor, { requestId, reason: 'Platz für die nächste' });
    }
  });
});

describe('a deleted account', () => {
  it('erases notes on blocked days before the erasure is confirmed', async () => {
    const wish = days('2025-06-01', '2025-06-03');
    const data = { blockId: uuid(401), offerId, wish, note: 'Zahnarzttermin' };
    expect(await service.tell('block', vendor, data)).toBe('ok');
    const calendar = () => service.core.view(calendars).get(offerId);
    await eventually(calendar, (found) => found?.notes[uuid(401)] === 'Zahnarzttermin');
    await service.bus.publish('account', [accountDeleted(vendor)]);
    expect(service.confirmed).toEqual([`request ${vendor}`]);
    expect(await calendar()).toMatchObject({ taken: [{ key: uuid(401) }], notes: { [uuid(401)]: null } });
  });

  it(
    'refuses messages, address, ratings and replies from the other side, which can still read and archive',
    async () => {
      const request = { requestId: uuid(1) };
      const at = '2025-12-01T12:00:00.000Z';
      await service.agree(uuid(1));
      await service.tell('complete', vendor, request, '2025-12-01T10:00:00.000Z');
      await service.tell('rate', creator, { ...request, stars: 5, text: '' }, '2025-12-01T11:00:00.000Z');
      await service.bus.publish('account', [accountDeleted(creator)]);
      const acts = [
        await service.tell('say', vendor, { ...request, text: 'Bist du noch da?' }, at),
        await service.tell('shareAddress', vendor, { ...request, shared: true }, at),
        await service.tell('rate', vendor, { ...request, stars: 4, text: '' }, at),
        await service.tell('answerRating', vendor, { ...request, text: 'Danke' }, '2025-12-20T10:00:00.000Z'),
      ];
      expect(acts).toEqual(['person_left', 'person_left', 'person_left', 'no_rating']);
      expect(await service.tell('archive', vendor, { ...request, archived: true }, at)).toBe('ok');
      const seen = await service.one(vendor, uuid(1), at);
      expect(seen).toMatchObject({ otherLeftAt: now, contactReleased: false });
      expect(await service.query('mentioned', vendor, { requestIds: [uuid(1)] })).toMatchObject([
        { somebodyLeft: true },
      ]);
    },
    PATIENCE_MS,
  );

  it('refuses messages as soon as the user leaves, before erasure', async () => {
    await service.ask(creator, uuid(1));
    await service.tell('withdraw', creator, { requestId: uuid(1) });
    expect(await leave(creator)).toBe('ok');
    expect(await service.tell('say', vendor, { requestId: uuid(1), text: 'Schade' })).toBe('person_leaves');
  });

  it(
    'keeps the texts of the other side and erases the texts of the deleted user',
    async () => {
      await service.ask(creator, uuid(1), { message: 'Geheimwort des Anfragenden' });
      await service.tell('say', vendor, { requestId: uuid(1), text: 'Antwort des Verleihers' });
      await service.accept(vendor, uuid(1));
      await service.accept(creator, uuid(1));
      await service.tell('complete', vendor, { requestId: uuid(1) }, '2025-12-01T10:00:00.000Z');
      await service.tell(
        'rate',
        creator,
        { requestId: uuid(1), stars: 5, text: 'Geheimlob' },
        '2025-12-01T11:00:00.000Z',
      );
      await service.tell(
        'rate',
        vendor,
        { requestId: uuid(1), stars: 4, text: 'gern wieder' },
        '2025-12-01T12:00:00.000Z',
      );
      await service.bus.publish('account', [accountDeleted(creator), accountDeleted(creator)]);
      const seen = await service.one(vendor, uuid(1), '2025-12-02T10:00:00.000Z');
      expect(JSON.stringify(seen)).not.toContain('Geheim');
      expect(seen?.messages.map(({ text }) => text)).toEqual([null, 'Antwort des Verleihers']);
      expect(seen?.ratings.map(({ stars, text }) => [stars, text])).toEqual([
        [5, null],
        [4, 'gern wieder'],
      ]);
      const { items } = await service.query('ratings', null, { aboutId: vendor, paging: { page: 1, size: 10 } });
      expect(items.map(({ stars, text }) => [stars, text])).toEqual([[5, null]]);
      expect(service.confirmed).toEqual([`request ${creator}`, `request ${creator}`]);
      const types = (await service.store.read(`request-${uuid(1)}`)).map(({ type }) => type);
      expect(types.filter((type) => type === 'SideErased')).toHaveLength(1);
    },
    PATIENCE_MS,
  );
});
