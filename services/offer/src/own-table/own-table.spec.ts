import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { TableSort, TableViewName, TableViewQuery } from '@lendring/contracts/offer/own-table.js';
import { offerApi } from '@lendring/contracts/offer/queries.js';
import { builtInTree } from '@lendring/contracts/reference/category-tree.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { offerId, ownerId, perDay, placeId, strangerId } from '../../testing/offer.js';
import { asking, runningService, user, visitor } from '../../testing/service.js';
import type { OfferDocument } from '../offer/document.js';
import { offerAggregate } from '../offer/offer.aggregate.js';
import { facetsOf, sortedBy, textOf } from './own-table.js';

const document = (title: string, change: Partial<OfferDocument> = {}): OfferDocument => ({
  ...offerAggregate.initialState,
  offerId: title,
  title,
  publishedAt: null,
  onlineSince: null,
  changedAt: '2025-05-01T10:00:00.000Z',
  seenAt: '2025-05-01T10:00:00.000Z',
  taken: {},
  out: {},
  rating: { sum: 0, count: 0 },
  lentCount: 0,
  openings: [],
  ...change,
});
const size = (value: string) => ({ metadata: [{ name: 'Größe', value, public: true }] });
const money = (minor: number) => ({
  pricings: [{ ...perDay, price: { kind: 'money' as const, money: { minor, currency: 'EUR' as const } } }],
});

describe('the order of the offer table', () => {
  const known = { hits: new Map([['b', 3]]), tree: builtInTree, locale: 'de' as const };
  const order = (sort: string, ...documents: readonly OfferDocument[]) =>
    sortedBy(documents, sort, known)
      .map(({ title }) => title)
      .join(' ');
  const [a, b, c] = [
    document('a', { number: 'Z-10', ...size('12 m'), ...money(900), lentCount: 2 }),
    document('b', { number: 'Z-9', ...size('3 m'), deposit: { minor: 5000, currency: 'EUR' } }),
    document('c', money(100)),
  ] as const;

  it.each([
    ['number', 'b a c'],
    ['-number', 'a b c'],
    ['price', 'c a b'],
    ['-price', 'a c b'],
    ['deposit', 'b a c'],
    ['hits', 'a c b'],
    ['-loans', 'a b c'],
    ['meta:größe', 'b a c'],
    ['-meta:Größe', 'a b c'],
    ['meta:unbekannt', 'a b c'],
  ])('by %s compares numbers naturally, with empty cells last', (sort, expected) => {
    expect(order(sort, a, b, c)).toBe(expected);
  });

  it.each(['title', '-price', 'meta:Größe', '-meta:a b'])('accepts %s', (sort) => {
    expect(TableSort.safeParse(sort).success).toBe(true);
  });
  it.each(['', '-', 'owner', 'title,price', 'meta:', `meta:${'x'.repeat(41)}`, 'pricex'])('rejects %j', (sort) => {
    expect(TableSort.safeParse(sort).success).toBe(false);
  });
});

describe('the texts and values of the offer table', () => {
  it('contain everything an owner wrote', () => {
    const tent = document('Zelt', { number: 'Z-1', tags: ['Camping'], description: 'Dicht.', ...size('3 m') });
    expect(textOf(tent)).toBe('Zelt  Dicht. Z-1 Camping Größe 3 m');
  });
  it('name each metadata entry once, the most frequent first', () => {
    const documents = [document('a', size('1')), document('b', size('2')), document('c', { tags: ['neu'] })];
    const spelled = document('d', { metadata: [{ name: 'größe', value: '3', public: false }], categoryId: 405 });
    expect(facetsOf([...documents, spelled], builtInTree)).toEqual({
      categoryIds: [405],
      placeIds: [null],
      metadataNames: ['Größe'],
      tags: ['neu'],
    });
  });
});

describe('the offer table of the service', () => {
  let service: Awaited<ReturnType<typeof runningService>>;
  beforeEach(async () => {
    service = await runningService();
  });
  afterEach(() => service.stop());
  const own = user(ownerId);
  const table = (ask: object = {}, actor: Parameters<typeof asking>[0] = own) =>
    service.queries.ownTable({ locale: 'de', paging: { page: 1, size: 20 }, ...ask }, asking(actor));
  const titlesOf = async (ask: object) => (await table(ask)).items.map(({ title }) => title);

  it('finds offers by any of their texts and filters, with the owner’s private data', async () => {
    await service.drafted();
    const second = 'tent000001';
    await service.commands.draft({ offerId: second }, service.by(own));
    const changes = { title: 'Zelt', number: 'Z-7', metadata: [{ name: 'Serie', value: 'X99', public: false }] };
    await service.commands.edit({ offerId: second, changes }, service.by(own));
    await service.commands.publish({ offerId }, service.by(own));
    await service.settle();
    const whole = await table();
    expect(offerApi.queries.ownTable.answer.parse(whole)).toEqual(whole);
    expect(await titlesOf({ text: 'x99 zelt' })).toEqual(['Zelt']);
    expect(await titlesOf({ text: 'z-7' })).toEqual(['Zelt']);
    expect(await titlesOf({ status: 'active' })).toEqual(['Kamera']);
    expect(await titlesOf({ categoryId: 100 })).toEqual(['Kamera']);
    expect(await titlesOf({ placeId })).toEqual([]);
    expect(await titlesOf({ sort: '-title', paging: { page: 2, size: 1 } })).toEqual(['Kamera']);
  });

  it('is empty for visitors, and another user sees only their own', async () => {
    await service.drafted();
    await service.settle();
    expect([await table({}, visitor), await table({}, user(strangerId))]).toMatchObject([{ total: 0 }, { total: 0 }]);
  });
});

describe('saved views of the offer table', () => {
  let service: Awaited<ReturnType<typeof runningService>>;
  beforeEach(async () => {
    service = await runningService();
  });
  afterEach(() => service.stop());
  const own = user(ownerId);
  const idOf = (name: string) => derivedId(ownerId, name);
  const save = async (name: string, query = 'sort=price', actor: Parameters<typeof asking>[0] = own) => {
    const answer = await service.commands.saveTableView({ viewId: idOf(name), name, query }, service.by(actor));
    return answer.ok ? 'ok' : answer.refusal.code;
  };
  const views = (actor: Parameters<typeof asking>[0] = own) => service.queries.tableViews({}, asking(actor));

  it('are saved, replaced by name and removed, and a repeat changes nothing', async () => {
    expect([await save('Zelte'), await save('Zelte'), await save('Preise')]).toEqual(['ok', 'ok', 'ok']);
    expect(await save('zelte', 'q=Zelt')).toBe('ok');
    expect(await views()).toEqual([
      { viewId: idOf('Zelte'), name: 'zelte', query: 'q=Zelt' },
      { viewId: idOf('Preise'), name: 'Preise', query: 'sort=price' },
    ]);
    for (let times = 0; times < 2; times += 1)
      await service.commands.removeTableView({ viewId: idOf('Zelte') }, service.by(own));
    expect((await views()).map(({ name }) => name)).toEqual(['Preise']);
    expect(await service.store.read(`tableviews-${ownerId}`)).toHaveLength(4);
  });

  it('stay within their limit', async () => {
    for (let n = 0; n < limits.tableViews; n += 1) await save(`Ansicht ${n}`);
    expect([await save('zu viel'), await save('Ansicht 3', 'q=x')]).toEqual(['too_many_table_views', 'ok']);
  });

  it('are private, and in their owner’s data export', async () => {
    await save('Zelte');
    expect([await views(visitor), await views(user(strangerId))]).toEqual([[], []]);
    expect(await save('fremd', '', visitor)).toBe('offer_not_found');
    expect(await service.queries.ownData({ file: 'offer_table_views', cursor: null }, asking(own))).toEqual({
      rows: [{ viewId: idOf('Zelte'), name: 'Zelte', query: 'sort=price' }],
      next: null,
    });
  });

  it.each(['', ' ', 'x'.repeat(121), 'a\nb'])('reject the name %j', (name) => {
    expect(TableViewName.safeParse(name).success).toBe(false);
  });
  it('reject an address that is too long', () => {
    expect([TableViewQuery.safeParse('').success, TableViewQuery.safeParse('x'.repeat(1001)).success]).toEqual([
      true,
      false,
    ]);
  });
});
