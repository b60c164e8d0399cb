import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import type { Actor } from '@lendring/contracts/kernel/service-api.js';
import { asking, at, by, runningService, system, user, visitor } from '../../testing/service.js';

const [library, shop, jana, murat] = [
  'a0000000-0000-4000-8000-000000000001',
  'b0000000-0000-4000-8000-000000000002',
  'c0000000-0000-4000-8000-000000000003',
  'd0000000-0000-4000-8000-000000000004',
];

describe('lenders by name', () => {
  let service: Awaited<ReturnType<typeof runningService>>;
  const found = async (text: string, actor: Actor = visitor) =>
    (await service.queries.lenders({ text }, asking(actor))).map(({ userId }) => userId);
  const trading = async (userId: string, nickname: string, company: string) => {
    await service.commands.changeProfile({ changes: { nickname, commercial: true } }, by(user(userId)));
    const changes = { company, legalHints: 'Inhaberin: C. Müller' };
    await service.commands.changeCompany({ changes }, by(user(userId)));
  };

  beforeEach(async () => {
    service = await runningService();
    for (const userId of [library, shop, jana, murat]) await service.open(userId);
    await trading(library, 'leihothek', 'Stadtbücherei Ehrenfeld');
    await trading(shop, 'festverleih_west', 'Festverleih West GmbH');
    await service.commands.changeProfile({ changes: { nickname: 'jana_probst' } }, by(user(jana)));
    await service.commands.changeProfile({ changes: { nickname: 'festina' } }, by(user(murat)));
    await service.settle();
  });
  afterEach(async () => service.stop());

  it('are found by the beginnings of words in any order, with umlauts in any spelling', async () => {
    for (const text of ['Stadtbücherei Ehrenfeld', 'ehrenfeld stadtbuecherei', 'STADTBUCHEREI', 'leihothek'])
      expect(await found(text)).toEqual([library]);
    expect(await found('Jana Probst')).toEqual([jana]);
    expect(await found('festv we')).toEqual([shop]);
  });

  it('are found by a misspelled name, or its spelling in a related language, if no name matches', async () => {
    await trading(murat, 'dinge', 'Bibliothek der Dinge');
    await service.settle();
    for (const text of ['Bibliotheek', 'Biblioteek', 'bibliothek dinge', 'Bibliotheken Dinge'])
      expect(await found(text)).toEqual([murat]);
    expect(await found('Stadtbüchrei Ehrenfeld')).toEqual([library]);
    for (const text of ['Biblothekar', 'Bibel', 'Dinde', 'Bibliotheek Nippes']) expect(await found(text)).toEqual([]);
  });

  it('come with shops first', async () => {
    expect(await found('fest')).toEqual([shop, murat]);
  });

  it('need every longer word, and at least one', async () => {
    for (const text of ['Stadtbücherei Nippes', 'bücherei', 'st', '  ', '***', 'Festverleih \u{10ffff} Ost'])
      expect(await found(text)).toEqual([]);
  });

  it('follow a change of name and kind', async () => {
    await service.commands.changeProfile({ changes: { commercial: false, nickname: 'leser' } }, by(user(library)));
    await service.settle();
    expect([await found('Ehrenfeld'), await found('leihothek'), await found('leser')]).toEqual([[], [], [library]]);
  });

  it('leave out private people who stay out of search engines, and deleted accounts', async () => {
    const privacy = { answerTime: true, loans: true, searchEngines: false };
    for (const userId of [jana, shop]) await service.commands.changeProfile({ changes: { privacy } }, by(user(userId)));
    await service.commands.deleteAccount({}, by(user(library)));
    await service.settle();
    expect([await found('jana'), await found('west'), await found('Ehrenfeld')]).toEqual([[], [shop], []]);
  });

  it('leave out suspended people', async () => {
    const event: CloudEvent = {
      specversion: '1.0',
      id: 'e0000000-0000-4000-8000-000000000001',
      source: '/moderation',
      type: 'moderation.person_suspended',
      subject: shop,
      time: at,
      datacontenttype: 'application/json',
      data: { userId: shop, until: '2099-01-01T00:00:00.000Z' },
    };
    await service.bus.publish('moderation', [event]);
    await service.settle();
    expect(await found('Festverleih West')).toEqual([]);
  });

  it('leave out people who blocked the caller, and people whom the caller blocked', async () => {
    await service.commands.blockPerson({ personId: shop }, by(user(jana)));
    await service.settle();
    expect([await found('west', user(jana)), await found('jana', user(shop))]).toEqual([[], []]);
    expect([await found('west', user(murat)), await found('west', system)]).toEqual([[shop], [shop]]);
  });
});
