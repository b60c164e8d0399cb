import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Body } from '@lendring/contracts/http/calls.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { addDays, weekdayOf } from '@lendring/contracts/kernel/days.js';
import { dayAhead } from '../driver/days.js';
import { publishOffer, type People, type TestPerson } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const entry = (change: Partial<PricingShape>): PricingShape => ({
  pricing_id: randomUUID(),
  renttype_id: 1,
  paymenttype_id: 1,
  amount: 1000,
  duration_min: 1,
  duration_max: null,
  donation_target: null,
  ...change,
});
const eightDays = { date_from: dayAhead(3), date_to: dayAhead(10) };

describe('the price of a request over HTTP', () => {
  let product: People;
  let vendor: TestPerson;
  let creator: TestPerson;

  beforeAll(async () => {
    product = await sharedProduct();
    [vendor, creator] = await Promise.all([product.person('pricevendor'), product.person('pricecreator')]);
  });

  const ask = (offerId: string, pricing: PricingShape, body: Partial<Body<'ask'>> = {}) =>
    creator.call('ask', {
      body: { offer_id: offerId, pricing_id: pricing.pricing_id, ...eightDays, message: 'Für den Umzug.', ...body },
    });
  const priced = async (title: string) => {
    const day = entry({});
    const week = entry({ renttype_id: 4, amount: 5000 });
    const { offerId } = await publishOffer(vendor, title, { pricing: [day, week] });
    return { offerId, day, week };
  };

  it('is the cheapest combination, with its lines, in request and search', async () => {
    const { offerId, day, week } = await priced('Rollwagen');
    const { data } = await ask(offerId, day, { shown: { total: 6000, deposit: 0 } });
    expect(data).toMatchObject({
      units: 8,
      total: 6000,
      lines: [
        { renttype_id: 4, units: 1, amount: 5000, percent: 0, weekend: false, total: 5000 },
        { renttype_id: 1, units: 1, amount: 1000, percent: 0, weekend: false, total: 1000 },
      ],
    });
    const again = await ask(offerId, week, { ...eightDays, date_to: dayAhead(11), shown: { total: 7000, deposit: 0 } });
    expect(again.data).toMatchObject({ units: 9, total: 7000 });
    const found = await product.visitor.call('offerSearch', { query: { query: 'Rollwagen', ...eightDays } });
    expect(found.data.offers[0]?.days_price).toMatchObject({ units: 8, amount: 6000 });
  });

  it('is reduced by the discount of many days or items, in request and search', async () => {
    const day = entry({
      discounts: [
        { of: 'duration', from: 5, percent: 10 },
        { of: 'count', from: 20, percent: 25 },
      ],
    });
    const { offerId } = await publishOffer(vendor, 'Festzeltgarnitur', { pricing: [day], quantity: 30 });
    const few = await ask(offerId, day, { quantity: 2, shown: { total: 14_400, deposit: 0 } });
    expect(few.data).toMatchObject({ total: 14_400, lines: [{ units: 8, amount: 1000, percent: 10, total: 14_400 }] });
    const many = await ask(offerId, day, { ...eightDays, date_to: dayAhead(9), quantity: 20 });
    expect(many.data).toMatchObject({ total: 105_000, lines: [{ units: 7, percent: 25 }] });
    const found = await product.visitor.call('offerSearch', { query: { query: 'Festzeltgarnitur', ...eightDays } });
    expect(found.data.offers[0]).toMatchObject({
      pricing: [{ discounts: [{ of: 'duration', from: 5, percent: 10 }, { of: 'count' }] }],
      days_price: { units: 8, amount: 7200 },
    });
  });

  it('is that of the season, or of the weekend, in request and search', async () => {
    const friday = addDays(dayAhead(20), (4 - weekdayOf(dayAhead(20)) + 7) % 7);
    const [weekend, later] = [
      { date_from: friday, date_to: addDays(friday, 2) },
      { date_from: addDays(friday, 14), date_to: addDays(friday, 15) },
    ];
    const day = entry({
      weekend: 1800,
      seasons: [{ from: addDays(friday, 10), to: addDays(friday, 20), yearly: false, amount: 2500 }],
    });
    const { offerId } = await publishOffer(vendor, 'Bubblefußball', { pricing: [day] });
    const priceOf = async (days: typeof weekend) => {
      const { data } = await product.visitor.call('offerSearch', {
        query: { query: 'Bubblefußball', ...days, sort: 'price', price_max: 6000 },
      });
      return data.offers[0]?.days_price?.amount;
    };
    const asked = await ask(offerId, day, { ...weekend, shown: { total: 1800, deposit: 0 } });
    expect(asked.data).toMatchObject({ units: 3, total: 1800, lines: [{ units: 1, amount: 1800, weekend: true }] });
    expect(await priceOf(weekend)).toBe(1800);
    expect((await ask(offerId, day, { ...later, shown: { total: 2000, deposit: 0 } })).failure.msgcode).toBe(
      'price_changed',
    );
    const season = await ask(offerId, day, { ...later, shown: { total: 5000, deposit: 0 } });
    expect(season.data).toMatchObject({ total: 5000, lines: [{ units: 2, amount: 2500, weekend: false }] });
    expect(await priceOf(later)).toBe(5000);
  });

  it.each([
    [{ seasons: [{ from: '2027-06-01', to: '2027-05-31', yearly: false, amount: 100 }] }, 'seasons.0.to'],
    [{ seasons: [{ from: '2027-06-01', to: '2028-06-01', yearly: true, amount: 100 }] }, 'seasons.0.to'],
    [{ seasons: [{ from: '2027-06-01', to: '2027-06-02', yearly: false, amount: 1e9 }] }, 'seasons.0.amount'],
    [{ seasons: [{ from: '2027-06-01', to: '2027-06-02', yearly: false, amount: 0 }] }, 'seasons.0.amount'],
    [{ weekend: 0 }, 'weekend'],
    [{ weekend: -1 }, 'weekend'],
    [{ weekend: 100, renttype_id: 4 }, 'weekend'],
  ] as const)('rejects %j at its field', async (change, path) => {
    const { offerId } = await publishOffer(vendor, 'Girlande');
    const pricing = [entry(structuredClone(change) as Partial<PricingShape>)];
    const { status, failure } = await vendor.call('changeOffer', { id: offerId, body: { pricing } });
    expect([status, failure.fields?.map((field) => field.path)]).toEqual([400, [`pricing.0.${path}`]]);
  });

  it.each([
    [{ of: 'duration', from: 1, percent: 10 }, 'pricing.0.discounts.0.from'],
    [{ of: 'count', from: 1e9, percent: 10 }, 'pricing.0.discounts.0.from'],
    [{ of: 'duration', from: 5, percent: 0 }, 'pricing.0.discounts.0.percent'],
    [{ of: 'duration', from: 5, percent: -1 }, 'pricing.0.discounts.0.percent'],
    [{ of: 'duration', from: 5, percent: 91 }, 'pricing.0.discounts.0.percent'],
  ] as const)('rejects the discount %j at its field', async (discount, path) => {
    const { offerId } = await publishOffer(vendor, 'Lichterkette');
    const pricing = [entry({ discounts: [discount] })];
    const { status, failure } = await vendor.call('changeOffer', { id: offerId, body: { pricing } });
    expect([status, failure.fields?.map((field) => field.path)]).toEqual([400, [path]]);
  });

  it('is never another one than shown: a changed price is refused, also in parallel', async () => {
    const { offerId, day } = await priced('Sackkarre');
    const shown = { total: 6000, deposit: 0, deposit_kind: null };
    const change = (body: Body<'changeOffer'>) => vendor.call('changeOffer', { id: offerId, body });
    await change({ pricing: [{ ...day, amount: 99_900 }] });
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(offerId, day, { shown })));
    expect(answers.map(({ status, failure }) => [status, failure.msgcode])).toEqual(
      answers.map(() => [409, 'price_changed']),
    );
    await change({ pricing: [day], deposit_kind: 'document' });
    expect((await ask(offerId, day, { shown: { ...shown, total: 8000 } })).failure.msgcode).toBe('price_changed');
    const asked = await ask(offerId, day, { shown: { ...shown, total: 8000, deposit_kind: 'document' } });
    expect(asked.data).toMatchObject({ total: 8000, deposit: null, deposit_kind: 'document' });
    await change({ pricing: [{ ...day, amount: 1 }], deposit: 5000, deposit_kind: 'transfer' });
    const kept = await creator.call('request', { id: asked.data.request_id });
    expect(kept.data).toMatchObject({ total: 8000, deposit_kind: 'document' });
  });

  it('cannot add up to more than amounts may have, and a deposit needs its amount', async () => {
    const { offerId, day } = await priced('Spanngurt');
    const refused = async (body: Body<'changeOffer'>) => {
      const { failure } = await vendor.call('changeOffer', { id: offerId, body });
      return failure.fields?.map(({ path }) => path) ?? failure.msgcode;
    };
    expect(await refused({ pricing: [{ ...day, amount: 273_973_00 }] })).toEqual(['pricing.0.amount']);
    expect(await refused({ deposit_kind: 'cash' })).toBe('deposit_amount_needed');
    expect(await refused({ deposit: 5000, deposit_kind: 'document' })).toBe('deposit_amount_unused');
    expect(
      (await creator.call('changeOffer', { id: offerId, body: { deposit_kind: 'document' } })).failure.msgcode,
    ).toBe('offer_not_found');
    expect((await vendor.call('offer', { id: offerId })).data).toMatchObject({
      deposit: null,
      deposit_kind: null,
      pricing: [{ amount: 1000 }, { amount: 5000 }],
    });
  });
});
