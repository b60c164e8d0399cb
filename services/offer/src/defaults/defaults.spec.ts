import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noOfferDefaults, OfferDefaults } from '@lendring/contracts/offer/defaults.js';
import { offerApi } from '@lendring/contracts/offer/queries.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { until } from '@lendring/platform/testing/eventually.js';
import { offerId, ownerId, strangerId } from '../../testing/offer.js';
import { asking, runningService, user, visitor } from '../../testing/service.js';
import { setDefaults } from './defaults.aggregate.js';

const cents = (minor: number) => ({ minor, currency: 'EUR' as const });
const shop: OfferDefaults = {
  deposit: cents(5000),
  depositKind: 'transfer',
  depositPerUnit: false,
  holdHours: 24,
  bookingRules: {
    leadDays: 2,
    leadUntil: '12:00',
    longestAdvance: 90,
    preparation: { before: { count: 2, unit: 'hours' }, after: { count: 1, unit: 'days' } },
  },
  askRules: { maxKm: 50, postals: [], towns: [], phone: true, goodRatings: 0 },
  delivery: { services: ['bring'], steps: [{ upToKm: 10, cents: 1500 }], note: 'ab 16 Uhr' },
};
const own = user(ownerId);

describe('setting default conditions', () => {
  it.each([
    ['a kind of money without an amount', { ...shop, deposit: null }, 'deposit_amount_needed'],
    ['an amount where a document is shown', { ...shop, depositKind: 'document' as const }, 'deposit_amount_unused'],
  ])('refuses %s', (_, wanted, code) => {
    expect(setDefaults({ defaults: null }, ownerId, wanted)).toMatchObject({ refusal: { code } });
  });

  it('changes nothing when they are already so', () => {
    expect(setDefaults({ defaults: shop }, ownerId, shop)).toEqual({ events: [] });
    expect(setDefaults({ defaults: null }, ownerId, noOfferDefaults)).toEqual({ events: [] });
    expect(setDefaults({ defaults: shop }, ownerId, noOfferDefaults)).toMatchObject({
      events: [{ type: 'OfferDefaultsSet' }],
    });
  });

  it('refuses rules under which no day is ever possible', () => {
    const never = { ...shop, bookingRules: { ...shop.bookingRules, leadDays: 90 } };
    expect(OfferDefaults.safeParse(never).success).toBe(false);
    expect(OfferDefaults.safeParse(shop).success).toBe(true);
  });
});

describe('default conditions of an owner', () => {
  let service: Awaited<ReturnType<typeof runningService>>;
  beforeEach(async () => {
    service = await runningService();
  });
  afterEach(() => service.stop());

  const offer = async (id: string, actor = own) => {
    await service.settle();
    return service.queries.one({ offerId: id }, asking(actor));
  };

  it('begin a new offer, and leave others as they are', async () => {
    await service.commands.draft({ offerId }, service.by(own));
    const set = service.by(own);
    const answers = await Promise.all([1, 2].map(() => service.commands.setDefaults(shop, set)));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await service.store.read(`offerdefaults-${ownerId}`)).toHaveLength(1);
    await service.commands.draft({ offerId: 'draft00002' }, service.by(own));
    await service.commands.draft({ offerId: 'draft00003' }, service.by(user(strangerId)));
    expect(await offer(offerId)).toMatchObject({ deposit: null, holdHours: 48, delivery: null });
    expect(await offer('draft00002')).toMatchObject(shop);
    expect(await offer('draft00003', user(strangerId))).toMatchObject({ deposit: null, delivery: null });
    await service.commands.setDefaults(noOfferDefaults, service.by(own));
    expect(await offer('draft00002')).toMatchObject(shop);
  });

  it('are seen by their owner only', async () => {
    await service.commands.setDefaults(shop, service.by(own));
    const seen = await service.queries.defaults({}, asking(own));
    expect(offerApi.queries.defaults.answer.parse(seen)).toEqual(shop);
    for (const other of [user(strangerId), visitor])
      expect(await service.queries.defaults({}, asking(other))).toEqual(noOfferDefaults);
    expect(await service.commands.setDefaults(shop, service.by(visitor))).toMatchObject({ ok: false });
    const taken = (actor: typeof own) =>
      service.queries.ownData({ file: 'offer_defaults', cursor: null }, asking(actor));
    expect(await taken(own)).toEqual({ rows: [shop], next: null });
    expect(await taken(user(strangerId))).toEqual({ rows: [], next: null });
  });

  it('fill the empty cells of new offers in an import, and only those', async () => {
    await service.commands.setDefaults(shop, service.by(own));
    const importId = derivedId(ownerId, 'defaults');
    const head = ['Eigene Nummer', 'Titel', 'Kaution', 'Vorlauf in Tagen'];
    const row = (line: number, ...cells: string[]) => ({ line, cells });
    const rows = [row(2, 'D-1', 'Zelt', '', ''), row(3, 'D-2', 'Boot', '80', '0'), row(4, 'D-3', 'Seil', '-', '')];
    const checked = await service.queries.checkImport({ head, rows }, asking(own));
    expect(checked!.columns.map(({ reads }) => reads)).toEqual([true, true, true, true]);
    expect(checked!.rows.map(({ does }) => does)).toEqual(['create', 'create', 'create']);
    await service.commands.beginImport({ importId, total: 3, head }, service.by(own));
    await service.commands.addImportRows({ importId, from: 0, rows }, service.by(own));
    await until(async () => (await service.queries.lastImport({}, asking(own)))?.done === 3);
    await service.settle();
    const { items } = await service.queries.ownTable(
      { locale: 'de', sort: 'number', paging: { page: 1, size: 50 } },
      asking(own),
    );
    expect(items).toMatchObject([
      { number: 'D-1', ...shop },
      { number: 'D-2', ...shop, deposit: cents(8000), bookingRules: { ...shop.bookingRules, leadDays: 0 } },
      { number: 'D-3', ...shop, deposit: null, depositKind: null },
    ]);
  });
});
