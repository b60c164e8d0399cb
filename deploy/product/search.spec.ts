import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '@lendring/contracts/kernel/service-api.js';
import type { Query } from '@lendring/contracts/http/calls.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { dayAhead } from '../driver/days.js';
import { must, publishOffer, type TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';

const entry = (
  renttype_id: PricingShape['renttype_id'],
  paymenttype_id: PricingShape['paymenttype_id'],
  amount: number,
  change: Partial<PricingShape> = {},
): PricingShape => ({
  pricing_id: randomUUID(),
  renttype_id,
  paymenttype_id,
  amount,
  duration_min: 1,
  duration_max: null,
  donation_target: null,
  ...change,
});

/** Results and sorting over HTTP; matching of words is covered by the search engines' suite. */
describe('searching offers', () => {
  let product: TestProduct;
  let vendor: TestPerson;
  const ids: Record<string, string> = {};
  const day = (n: number): string => dayAhead(30 + n);
  const names = (offers: readonly { offer_id: string }[]) =>
    offers.map(({ offer_id: id }) => Object.keys(ids).find((name) => ids[name] === id));
  const search = async (query: Query<'offerSearch'>) => (await product.visitor.call('offerSearch', { query })).data;

  const tent = [entry(3, 1, 1200), entry(4, 1, 6000)];
  const perDay = [entry(1, 1, 900)];
  const longOnly = [entry(1, 1, 100, { duration_min: 4 })];
  const hourly = [entry(2, 1, 50)];
  const crates = [entry(1, 2, 1)];
  const nights = [entry(3, 4, 1000, { donation_target: 'Tierheim' })];
  const piggy = [entry(1, 6, 0, { duration_max: 5 })];

  beforeAll(async () => {
    product = await startProduct();
    vendor = await product.person('vendora');
    for (const [name, pricing] of Object.entries({ tent, perDay, longOnly, hourly, crates, nights, piggy })) {
      ids[name] = (await publishOffer(vendor, `Kuppelzelt ${name}`, { pricing })).offerId;
    }
  });
  afterAll(async () => product.stop());

  describe('with words that no offer contains in full', () => {
    const said = async (text: string, query: Query<'offerSearch'> = {}) => {
      const { meant, total, place } = await search({ query: text, ...query });
      return { found: total > 0, meant, place: place?.label ?? null };
    };

    it('is unchanged if the search finds offers', async () => {
      expect(await said('kuppelzelt tent')).toEqual({ found: true, meant: null, place: null });
      expect(await said('xqzkw')).toEqual({ found: false, meant: null, place: null });
    });

    it('drops numbers and unknown words, and reports the dropped words', async () => {
      expect(await said('zelt für 4')).toEqual({
        found: true,
        meant: { text: 'zelt für 4', left_out: ['4'], words_total: 0, place: null },
        place: null,
      });
      expect(await said('kuppelzelt xqzkw')).toEqual({
        found: true,
        meant: { text: 'kuppelzelt xqzkw', left_out: ['xqzkw'], words_total: 0, place: null },
        place: null,
      });
    });

    it('reports corrections of misspelled words, and suggests words of offers', async () => {
      const read = async (query: string) => (await search({ query })).mended;
      expect(await read('Kupelzellt')).toEqual([{ typed: 'Kupelzellt', meant: 'Kuppelzelt' }]);
      expect(await read('kuppelzelt')).toEqual([]);
      const suggested = async (query: string) =>
        (await product.visitor.call('offerSuggest', { query: { query } })).data;
      expect(await suggested('kupp')).toEqual(['Kuppelzelt']);
      expect(await suggested('Kupelzellt')).toEqual(['Kuppelzelt']);
      expect(await suggested('xqzkw')).toEqual([]);
    });

    it('recognises and reports a place, unless the user chose a place', async () => {
      const koeln = { label: 'Köln', city_id: 'g2886242', city_url: 'koeln', postal_id: null };
      expect(await said('zelt köln')).toEqual({
        found: true,
        meant: { text: 'zelt', left_out: [], words_total: 0, place: koeln },
        place: 'Köln',
      });
      expect(await said('zelt für 4 in köln')).toMatchObject({ found: true, meant: { left_out: ['4'], place: koeln } });
      expect(await said('kuppelzelt 50823')).toMatchObject({
        found: true,
        meant: { text: 'kuppelzelt', place: { city_id: 'g2886242', postal_id: 'de-50823' } },
        place: '50823 Köln',
      });
      expect(await said('zelt bonn')).toMatchObject({
        found: false,
        meant: { text: 'zelt', place: { label: 'Bonn' } },
        place: 'Bonn',
      });
      expect(await said('zelt bonn', { city_id: 'g2886242' })).toMatchObject({
        found: true,
        meant: { left_out: ['bonn'], place: null },
        place: 'Köln',
      });
    });

    it('reads a postal code alone as a place, and a quoted place as a word', async () => {
      expect(await said('50823')).toMatchObject({ meant: { text: '', place: { postal_id: 'de-50823' } } });
      expect(await said('1012 AB')).toEqual({ found: false, meant: null, place: null });
      expect(await said('"zelt köln"')).toEqual({ found: false, meant: null, place: null });
      expect(await said('"kuppelzelt tent"')).toEqual({ found: true, meant: null, place: null });
    });

    it('resolves a typed place in a separate call', async () => {
      const place = async (query: string) => (await product.visitor.call('place', { query: { query } })).data;
      expect(await place('50823 Köln')).toMatchObject({
        kind: 'one',
        places: [{ city_url: 'koeln', postal_id: 'de-50823' }],
      });
      expect(await place('Nowhereville')).toEqual({ kind: 'none', places: [] });
      expect(await place('Köln Nirgendwo')).toMatchObject({ kind: 'none', places: [{ city: 'Köln' }] });
      expect((await place('Neustadt')).kind).toBe('several');
      expect((await product.visitor.raw('GET', '/v1/place?query=')).status).toBe(400);
    });
  });

  describe('for chosen days', () => {
    const weekend = { date_from: day(0), date_to: day(2) };
    const priceOf = async (name: string, query: Query<'offerSearch'>) =>
      (await search(query)).offers.find(({ offer_id: id }) => id === ids[name])?.days_price;

    it('returns the total of the cheapest combination, or the reason for its unavailability', async () => {
      expect(await priceOf('tent', weekend)).toEqual({
        pricing_id: tent[0]?.pricing_id,
        units: 2,
        amount: 2400,
        problem: null,
      });
      expect(await priceOf('tent', { date_from: day(0), date_to: day(6) })).toEqual({
        pricing_id: tent[0]?.pricing_id,
        units: 6,
        amount: 6000,
        problem: null,
      });
      expect(await priceOf('perDay', { date_from: day(0) })).toEqual({
        pricing_id: perDay[0]?.pricing_id,
        units: 1,
        amount: 900,
        problem: null,
      });
      expect(await priceOf('crates', weekend)).toMatchObject({ units: 3, amount: 3, problem: null });
      expect(await priceOf('piggy', weekend)).toMatchObject({ units: 3, amount: 0, problem: null });
      expect(await priceOf('longOnly', weekend)).toEqual({
        pricing_id: longOnly[0]?.pricing_id,
        units: null,
        amount: null,
        problem: 'duration_too_short',
      });
      expect(await priceOf('piggy', { date_from: day(0), date_to: day(5) })).toMatchObject({
        problem: 'duration_too_long',
      });
      expect(await priceOf('nights', { date_from: day(0), date_to: day(0) })).toMatchObject({
        problem: 'duration_too_short',
      });
      expect(await priceOf('hourly', weekend)).toMatchObject({ problem: 'wish_kind' });
    });

    it('returns no total without chosen days', async () => {
      expect((await search({ query: 'kuppelzelt' })).offers.map(({ days_price: price }) => price)).toEqual([
        null,
        null,
        null,
        null,
        null,
        null,
        null,
      ]);
    });

    it('sorts by the total, with offers without a total last', async () => {
      expect(names((await search({ sort: 'price' })).offers)).toEqual([
        'piggy',
        'longOnly',
        'hourly',
        'perDay',
        'nights',
        'tent',
        'crates',
      ]);
      expect(names((await search({ ...weekend, sort: 'price' })).offers).slice(0, 4)).toEqual([
        'piggy',
        'nights',
        'tent',
        'perDay',
      ]);
      expect(
        names((await search({ date_from: day(0), date_to: day(6), query: 'kuppelzelt', sort: 'price' })).offers).slice(
          0,
          3,
        ),
      ).toEqual(['longOnly', 'nights', 'tent']);
    });

    it('filters by the total', async () => {
      expect(names((await search({ ...weekend, price_max: 2400, sort: 'price' })).offers)).toEqual([
        'piggy',
        'nights',
        'tent',
      ]);
      expect(names((await search({ ...weekend, price_max: 2399, sort: 'price' })).offers)).toEqual(['piggy', 'nights']);
      expect((await search({ ...weekend, price_max: 99_999 })).total).toBe(4);
    });

    it('treats offers as free only if they cost nothing on the chosen days', async () => {
      const found = async (query: Query<'offerSearch'>) => names((await search({ ...query, free: '1' })).offers);
      expect(await found({})).toEqual(['piggy']);
      expect(await found(weekend)).toEqual(['piggy']);
      expect(await found({ date_from: day(0), date_to: day(5) })).toEqual([]);
    });

    it('shows unavailable offers unless excluded, and pages through them', async () => {
      must(
        'block',
        await vendor.call('block', { body: { offer_id: ids['nights'] ?? '', date_from: day(1), date_to: day(1) } }),
      );
      const free = async () =>
        (await vendor.call('offerSearch', { query: { ...weekend, only_free: '1', sort: 'price', size: 3 } })).data;
      while ((await free()).offers.length < 3) await new Promise(setImmediate);
      expect(await free()).toMatchObject({ total: 4, hasNextPage: true });
      expect(names((await free()).offers)).toEqual(['piggy', 'tent', 'perDay']);
      expect(names((await search({ ...weekend, sort: 'price' })).offers).slice(0, 3)).toEqual([
        'piggy',
        'nights',
        'tent',
      ]);
    });
  });

  describe('for items not on offer', () => {
    const missed = async (): Promise<number> => {
      const actor: Actor = { kind: 'user', userId: randomUUID(), roles: ['admin'] };
      const at = new Date().toISOString();
      // Query three days, because the installation's day may differ from the test's.
      const [from, to] = [dayAhead(-1), dayAhead(1)];
      const { days } = await product.running.apis.offer.queries.missedSearches(
        { from, to, parts: false },
        { actor, at },
      );
      return days.reduce((sum, { counts }) => sum + (counts['missed'] ?? 0), 0);
    };

    it('counts words without results once per visitor, ignoring narrowed searches', async () => {
      const before = await missed();
      for (const query of [
        { query: 'quastenflosser', price_max: 100 },
        { query: 'quastenflosser', commercial: '1' as const },
        { query: 'quastenflosser', page: 2 },
        { query: 'kuppelzelt' },
      ])
        await search(query);
      await search({ query: 'quastenflosser' });
      await vendor.call('offerSearch', { query: { query: 'Quastenflosser' } });
      // Counting is asynchronous and in order: once this search is counted, all earlier ones are too.
      await search({ query: 'pfeilschwanzkrebs' });
      await eventually(missed, (count) => count >= before + 2);
      expect(await missed()).toBe(before + 2);
    });
  });
});
