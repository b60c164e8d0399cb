import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wordsId } from '@lendring/contracts/rules/words-id.js';
import { eventually, until } from '@lendring/platform/testing/eventually.js';
import { at, idOf, offerId } from '../../testing/case.js';
import { inspection } from '../../testing/inspection.js';
import { admin, member, moderator, startService, visitor } from '../../testing/service.js';

const ada = admin('ada');
const eve = admin('eve');
const mia = moderator('mia');
const ben = member('ben');
const owner = member('owner');
const weapons = { language: 'de' as const, text: 'waffen', match: 'beginning' as const, reason: 'Waffen', severity: 3 };
const dear = { day: { cents: 4_000, currency: 'EUR' } };

describe('moderation hints', () => {
  let service: Awaited<ReturnType<typeof startService>>;
  const list = (filter: object = {}, who: typeof ada = ada, page = 1) =>
    service.ask(who, 'hints', { filter: { state: 'open', ...filter }, paging: { page, size: 10 } });
  const heard = (type: string) => service.hear('offer', type, offerId, { ownerId: idOf('owner'), categoryId: 102 });
  const published = async (change: Parameters<typeof inspection>[0]) => {
    service.inspections.set(offerId, inspection(change));
    await heard('offer.published');
  };
  const some = async (count = 1, filter: object = {}) => {
    const found = await eventually(
      () => list(filter),
      ({ total }) => total === count,
    );
    return found.items;
  };

  beforeEach(async () => {
    service = await startService();
    service.registered.set(idOf('owner'), '2026-01-01T10:00:00.000Z');
  });
  afterEach(async () => service.stop());

  it('are raised from words, prices and pictures of public offers, with their evidence', async () => {
    expect(await service.tell(mia, 'listWord', weapons)).toBe('ok');
    const like = {
      imageId: idOf('own'),
      other: { imageId: idOf('theirs'), offerId: 'k3v9w0m2q8', ownerId: idOf('other') },
      bits: 2,
    };
    await published({ ...dear, like: [like], text: 'Ein Waffenschrank' });
    const [words, picture, price] = await some(3);
    expect(words).toMatchObject({
      kind: 'words',
      title: 'Zelt',
      language: 'de',
      severity: 3,
      finding: { found: [{ as: 'Waffenschrank', text: 'waffen', reason: 'Waffen', language: 'de' }] },
    });
    expect(picture).toMatchObject({ kind: 'picture', finding: { like: [{ bits: 2 }] } });
    expect(price).toMatchObject({ kind: 'price', finding: { cents: 4_000, low: 500, high: 1_200, offers: 23 } });
    expect(await service.ask(mia, 'openHints', {})).toEqual([
      { kind: 'words', open: 1 },
      { kind: 'picture', open: 1 },
      { kind: 'price', open: 1 },
      { kind: 'new_account', open: 0 },
    ]);
  });

  it('are not published to other services', async () => {
    await published({ ...dear, online: 9 });
    service.registered.set(idOf('owner'), at);
    await heard('offer.changed');
    await some(2);
    expect(service.said()).toEqual([]);
  });

  it('disappear when the offer is corrected or withdrawn', async () => {
    await published(dear);
    await some();
    await published({});
    await some(0);
    await published(dear);
    await some();
    await heard('offer.withdrawn');
    await some(0);
    expect((await list({ state: 'gone' })).total).toBe(1);
  });

  it('are not raised for members-only, locked or deleted offers', async () => {
    service.inspections.set(offerId, inspection(dear));
    await service.hear('offer', 'offer.published', offerId, {
      ownerId: idOf('owner'),
      categoryId: 102,
      membersOnly: true,
    });
    service.inspections.delete(offerId);
    await heard('offer.changed');
    await service.settle();
    expect((await list({ state: 'all' })).total).toBe(0);
  });

  it('are raised for a new account with many offers, and point to the owner of the offers', async () => {
    service.registered.set(idOf('owner'), at);
    service.things.set(idOf('owner'), { ownerId: idOf('owner'), snapshot: { title: 'owner', text: '', pictures: [] } });
    await published({ online: 9 });
    expect(await some()).toMatchObject([
      { kind: 'new_account', subject: { kind: 'user', id: idOf('owner') }, title: 'owner', finding: { offers: 9 } },
    ]);
  });

  it('are raised from words of ratings, replies, groups and search requests', async () => {
    await service.tell(mia, 'listWord', weapons);
    const thing = (id: string) =>
      service.things.set(id, { ownerId: idOf('owner'), snapshot: { title: 'Zelt', text: 'Waffen', pictures: [] } });
    const requestId = idOf('request');
    const parties = { offerId, vendorId: idOf('owner'), creatorId: idOf('ben') };
    const [groupId, searchRequestId] = ['k3v9w0m2q8', 'k3v9w0m2q9'];
    thing(wordsId(requestId, 'creator'));
    await service.hear('request', 'request.rated', requestId, {
      ...parties,
      side: 'creator',
      aboutId: idOf('owner'),
      stars: 1,
    });
    await service.hear('request', 'request.rating_answered', requestId, { ...parties, side: 'vendor' });
    thing(groupId);
    await service.hear('group', 'group.listed', groupId, { groupId });
    thing(searchRequestId);
    await service.hear('group', 'group.search_request_shown', searchRequestId, {
      searchRequestId,
      userId: idOf('owner'),
    });
    const found = await some(4, { language: 'de' });
    expect(found.map(({ subject }) => subject.kind).toSorted()).toEqual(['group', 'rating', 'reply', 'search_request']);
    await service.hear('group', 'group.withdrawn', groupId, { groupId });
    await service.hear('group', 'group.search_request_withdrawn', searchRequestId, { searchRequestId });
    await some(2);
    await service.hear('request', 'request.messaged', requestId, { ...parties, side: 'vendor' });
    await service.settle();
    expect((await list()).total).toBe(2);
  });

  it('are cleared once, and not raised again for the same finding', async () => {
    await published(dear);
    const [{ hintId, version } = { hintId: '', version: 0 }] = await some();
    expect(await service.ask(mia, 'hint', { hintId })).toMatchObject({ hintId, state: 'open', version });
    for (const who of [ben, visitor, admin('owner')]) expect(await service.ask(who, 'hint', { hintId })).toBeNull();
    expect(await service.ask(mia, 'hint', { hintId: idOf('none') })).toBeNull();
    const click = randomUUID();
    expect(await service.tell(mia, 'callHintFine', { hintId, version }, click)).toBe('ok');
    expect(await service.tell(mia, 'callHintFine', { hintId, version }, click)).toBe('ok');
    expect(await service.tell(eve, 'callHintFine', { hintId, version })).toBe('hint_changed');
    await heard('offer.changed');
    await service.settle();
    expect((await list()).total).toBe(0);
    expect((await list({ state: 'fine' })).items).toMatchObject([{ hintId, settled: { by: idOf('mia') } }]);
    await published({ day: { cents: 9_000, currency: 'EUR' } });
    expect(await some()).toMatchObject([{ hintId, finding: { cents: 9_000 } }]);
    expect(await service.tell(mia, 'callHintFine', { hintId, version })).toBe('hint_changed');
  });

  it('lead to a case about the item, decided like any other case', async () => {
    await published(dear);
    const [{ hintId, version } = { hintId: '', version: 0 }] = await some();
    const click = randomUUID();
    const asked = { hintId, version, reason: 'Viel zu teuer' };
    expect(await service.tell(mia, 'openHintCase', asked, click)).toBe('ok');
    expect(await service.tell(mia, 'openHintCase', asked, click)).toBe('ok');
    const caseId = await service.ask(mia, 'caseOfHint', { hintId });
    expect(caseId).not.toBeNull();
    expect(await service.ask(mia, 'case', { caseId: caseId ?? '' })).toMatchObject({
      subject: { kind: 'offer', id: offerId },
      state: 'open',
      raised: [{ by: idOf('mia'), reason: 'Viel zu teuer' }],
      seen: [{ snapshot: { title: 'Zelt' } }],
    });
    expect((await list({ state: 'case' })).items).toMatchObject([{ hintId, settled: { caseId } }]);
    expect(await service.tell(eve, 'openHintCase', asked)).toBe('hint_changed');
  });

  it('lead to no case about a deleted item', async () => {
    await published(dear);
    const [{ hintId, version } = { hintId: '', version: 0 }] = await some();
    service.things.delete(offerId);
    expect(await service.tell(mia, 'openHintCase', { hintId, version, reason: 'x' })).toBe('report_subject_not_found');
    expect((await list()).total).toBe(1);
  });

  it('are open to moderators only, as are the word lists, and hidden from the person concerned', async () => {
    await service.tell(ada, 'listWord', weapons);
    await published(dear);
    const [{ hintId, version } = { hintId: '', version: 0 }] = await some();
    const [{ wordId } = { wordId: '' }] = await service.ask(ada, 'wordList', { language: 'de' });
    for (const who of [ben, visitor]) {
      expect((await list({ state: 'all' }, who)).total).toBe(0);
      expect(await service.ask(who, 'openHints', {})).toEqual([]);
      expect(await service.ask(who, 'wordList', { language: 'de' })).toEqual([]);
      expect(await service.tell(who, 'listWord', { ...weapons, text: 'x' })).toBe('word_not_found');
      expect(await service.tell(who, 'removeWord', { language: 'de', wordId })).toBe('word_not_found');
      expect(await service.tell(who, 'callHintFine', { hintId, version })).toBe('hint_not_found');
      expect(await service.tell(who, 'openHintCase', { hintId, version, reason: 'x' })).toBe('hint_not_found');
    }
    const self = moderator('owner');
    expect((await list({}, self)).total).toBe(0);
    expect(await service.tell(self, 'callHintFine', { hintId, version })).toBe('hint_not_found');
    expect(await service.tell(self, 'openHintCase', { hintId, version, reason: 'x' })).toBe('hint_not_found');
  });

  it('use the current words of the word lists', async () => {
    await service.tell(mia, 'listWord', weapons);
    await published({ text: 'Waffen' });
    await some();
    const [{ wordId } = { wordId: '' }] = await service.ask(mia, 'wordList', { language: 'de' });
    expect(await service.tell(mia, 'changeWord', { ...weapons, wordId, text: 'munition' })).toBe('ok');
    await heard('offer.changed');
    await some(0);
    expect(await service.tell(mia, 'removeWord', { language: 'de', wordId })).toBe('ok');
    expect(await service.ask(mia, 'wordList', { language: 'de' })).toEqual([]);
  });

  it('are part of the data export, and deleted with the account', async () => {
    await published({ ...dear, text: 'x' });
    await some();
    const asked = { file: 'hints' as const, cursor: null };
    expect((await service.ask(owner, 'ownData', asked)).rows).toMatchObject([
      { kind: 'price', title: 'Zelt', words: [], figures: { cents: 4_000, low: 500, high: 1_200, offers: 23 } },
    ]);
    expect((await service.ask(ben, 'ownData', asked)).rows).toEqual([]);
    await service.deleteAccount(idOf('owner'));
    await until(() => service.confirmed.includes(idOf('owner')));
    await service.keys.destroy(idOf('owner'));
    expect((await list({ state: 'all' })).items).toMatchObject([{ state: 'gone', title: '', finding: null }]);
  });
});
