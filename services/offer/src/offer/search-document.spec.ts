import { describe, expect, it } from 'vitest';
import type { Pricing } from '@lendring/contracts/rules/terms.js';
import { offerAggregate } from './offer.aggregate.js';
import { exact, offerId, ownerId, perDay, published, rough } from '../../testing/offer.js';
import type { OfferDocument } from './document.js';
import { dayPrice, isCommercialOnly, searchDocument } from './search-document.js';

const document: OfferDocument = {
  ...published.reduce(offerAggregate.evolve, offerAggregate.initialState),
  offerId,
  publishedAt: '2025-05-01T10:00:00.000Z',
  onlineSince: '2025-05-01T10:00:00.000Z',
  changedAt: '2025-05-01T10:00:00.000Z',
  seenAt: '2025-05-01T10:00:00.000Z',
  taken: {},
  out: {},
  rating: { sum: 9, count: 2 },
  lentCount: 3,
  openings: [],
};
const key = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const priced = (rentType: Pricing['rentType'], minor: number, paymentType: 1 | 4 = 1): Pricing => ({
  ...perDay,
  rentType,
  paymentType,
  price: { kind: 'money', money: { minor, currency: 'EUR' } },
  donationTarget: paymentType === 4 ? 'Tierheim' : null,
});
const crate: Pricing = { ...perDay, paymentType: 2, price: { kind: 'things', count: 2 } };
const free: Pricing = { ...perDay, paymentType: 5, price: { kind: 'nothing' } };
const threeHoursFree: Pricing = { ...free, rentType: 2, maxDuration: 3 };
const piggyBank: Pricing = { ...free, paymentType: 6 };
const busy = (...periods: readonly (readonly [string, string])[]) =>
  searchDocument({
    ...document,
    taken: Object.fromEntries(periods.map(([start, end], n) => [key(n), { start, end, units: null }])),
  })?.busyDays;

describe('the search document', () => {
  it('marks a day of an hourly offer busy only if no hour is free', () => {
    const morning = { [key(1)]: { start: '2025-06-07T08:00:00.000Z', end: '2025-06-07T10:00:00.000Z', units: null } };
    const whole = { [key(1)]: { start: '2025-06-06T22:00:00.000Z', end: '2025-06-07T22:00:00.000Z', units: null } };
    const byHour = { ...document, pricings: [priced(2, 500)] };
    expect(searchDocument({ ...byHour, taken: morning })?.busyDays).toEqual([]);
    expect(searchDocument({ ...byHour, taken: whole })?.busyDays).toEqual(['2025-06-07']);
    const mixed = { ...document, pricings: [priced(2, 500), priced(1, 2000)] };
    expect(searchDocument({ ...mixed, taken: morning })?.busyDays).toEqual(['2025-06-07']);
  });

  it('reaches as far as the last step of its delivery, from the edge of its published circle', () => {
    const steps = [
      { upToKm: 5, cents: 500 },
      { upToKm: 20, cents: 1500 },
    ];
    const delivering = { ...document, delivery: { services: ['bring' as const], steps, note: '' } };
    expect(searchDocument(delivering)?.deliversKm).toBe(Math.ceil(20 + rough.radius / 1000));
    expect(searchDocument({ ...delivering, place: exact })?.deliversKm).toBe(20);
    expect(searchDocument(document)?.deliversKm).toBeNull();
  });

  it('marks a day of several units busy only if none is free, and counts the free ones', () => {
    const day = { start: '2025-06-06T22:00:00.000Z', end: '2025-06-07T22:00:00.000Z' };
    const days = { start: '2025-06-06T22:00:00.000Z', end: '2025-06-08T22:00:00.000Z' };
    const ten = { ...document, stock: { quantity: 10, revision: 1 } };
    const of = (...uses: readonly OfferDocument['taken'][string][]) =>
      searchDocument({ ...ten, taken: Object.fromEntries(uses.map((use, n) => [key(n), use])) });
    expect(of({ ...day, units: 7 })).toMatchObject({ quantity: 10, busyDays: [], freeUnits: { '2025-06-07': 3 } });
    expect(of({ ...day, units: 7 }, { ...days, units: 3 })).toMatchObject({
      busyDays: ['2025-06-07'],
      freeUnits: { '2025-06-08': 7 },
    });
    expect(of({ ...day, units: null })).toMatchObject({ busyDays: ['2025-06-07'], freeUnits: {} });
  });

  it('lists loans that are out from the day after their last one, with the preparation before the next', () => {
    const out = { [key(1)]: { end: '2025-06-07T22:00:00.000Z', by: 'days' as const, units: 1 } };
    expect(searchDocument({ ...document, out })?.late).toEqual([{ from: '2025-06-08', beyond: 0, units: 1 }]);
    const nights = { [key(1)]: { end: '2025-06-08T09:00:00.000Z', by: 'nights' as const, units: 1 } };
    expect(searchDocument({ ...document, out: nights })?.late).toEqual([{ from: '2025-06-09', beyond: 0, units: 1 }]);
    const preparation = { ...document.bookingRules.preparation, before: { count: 2, unit: 'days' as const } };
    const careful = { ...document, out, bookingRules: { ...document.bookingRules, preparation } };
    expect(searchDocument(careful)?.late).toEqual([{ from: '2025-06-08', beyond: 2, units: 1 }]);
    expect(searchDocument({ ...document, out, pricings: [priced(2, 500)] })?.late).toEqual([]);
  });

  it('is public, complete and coarse in location', () => {
    expect(searchDocument(document)).toEqual({
      id: offerId,
      ownerId,
      language: 'de',
      title: 'Kamera',
      body: 'Vollformat\nMit zwei Objektiven.',
      tags: [],
      keywords: expect.stringContaining('objektiv'),
      categoryId: 102,
      categories: [100, 102],
      cityId: rough.cityId,
      point: rough.point,
      commercial: false,
      commercialOnly: false,
      groups: [],
      membersOnly: false,
      paymentTypes: [1],
      rentTypes: [1],
      dayPrice: 1500,
      free: false,
      pricings: [
        {
          paymentType: 1,
          rentType: 1,
          price: { kind: 'money', money: { minor: 1500, currency: 'EUR' } },
          minDuration: 1,
          maxDuration: null,
        },
      ],
      publishedAt: Date.parse('2025-05-01T10:00:00.000Z'),
      ratingSum: 9,
      ratingCount: 2,
      quantity: 1,
      times: { opening: { week: null, exceptions: [] }, rules: document.bookingRules, zone: 'Europe/Berlin' },
      busyDays: [],
      freeUnits: {},
      late: [],
      deliversKm: null,
      metadata: [],
    });
    expect(JSON.stringify(searchDocument(document))).not.toContain(String(exact.point.lat));
  });

  it('matches keywords of the category and its parents in every language', () => {
    const words = searchDocument({ ...document, categoryId: 1413 })?.keywords ?? '';
    for (const word of ['Küche', 'Kitchen', 'Keuken', 'waffeleisen', 'Haushalt', 'Electronics', 'Elektronica'])
      expect(words).toContain(word);
    expect(searchDocument({ ...document, categoryId: 1413 })?.categories).toEqual([100, 104, 1413]);
  });

  it.each(['draft', 'inactive', 'deleted', 'absent'] as const)('is null for an offer that is %s', (status) =>
    expect(searchDocument({ ...document, status })).toBeNull(),
  );

  it('contains public metadata as words and, unless long, as filters', () => {
    const found = searchDocument({
      ...document,
      metadata: [
        { name: 'Spannung', value: '230 V', public: true },
        { name: 'Hinweis', value: 'x'.repeat(41), public: true },
      ],
    });
    expect(found?.metadata).toEqual([{ name: 'Spannung', value: '230 V' }]);
    expect(found?.body).toContain('Spannung: 230 V, 230V\nHinweis: x');
  });

  it('omits private metadata, views and terms', () => {
    const secret = searchDocument({
      ...document,
      metadata: [{ name: 'Seriennummer', value: 'N-4711', public: false }],
    });
    expect(JSON.stringify(secret)).not.toContain('N-4711');
  });
});

describe('the day price', () => {
  it.each([
    [[priced(1, 1500)], 1500],
    [[priced(3, 4000)], 4000],
    [[priced(4, 7000)], 1000],
    [[priced(4, 1000)], 143],
    [[priced(2, 300)], 2400],
    [[priced(4, 7000), priced(1, 2000)], 2000],
    [[priced(2, 300), priced(3, 1100)], 1100],
    [[priced(4, 700), priced(2, 300)], 2400],
    [[crate, priced(4, 700)], 100],
    [[priced(1, 900, 4)], 900],
    [[crate], null],
    [[free], 0],
    [[priced(1, 900), piggyBank], 0],
    [[], null],
    [[free, priced(1, 500)], 0],
    [[priced(1, 600), threeHoursFree], 600],
    [[threeHoursFree], 0],
  ] as const)('of %j is %p', (pricings, price) => expect(dayPrice(pricings)).toBe(price));

  it('is null for free and piggy-bank offers', () => {
    expect(
      [[free], [piggyBank], [crate], [priced(1, 100)]].map(
        (pricings) => searchDocument({ ...document, pricings })?.free,
      ),
    ).toEqual([true, true, false, false]);
  });

  it('ignores entries free only for part of a usual loan in the filter for free offers', () => {
    const found = searchDocument({ ...document, pricings: [threeHoursFree, priced(1, 600)] });
    expect(found).toMatchObject({ free: false, paymentTypes: [1], rentTypes: [1, 2] });
    expect(searchDocument({ ...document, pricings: [threeHoursFree] })).toMatchObject({
      free: true,
      paymentTypes: [5],
    });
  });
});

describe('busy days', () => {
  it('are local days of the place, and an end at midnight leaves the next day free', () => {
    expect(busy(['2025-06-06T22:00:00.000Z', '2025-06-08T22:00:00.000Z'])).toEqual(['2025-06-07', '2025-06-08']);
    expect(busy(['2025-06-07T08:00:00.000Z', '2025-06-07T10:00:00.000Z'])).toEqual(['2025-06-07']);
  });

  it('are correct across both clock changes', () => {
    expect(busy(['2025-10-24T22:00:00.000Z', '2025-10-26T23:00:00.000Z'])).toEqual(['2025-10-25', '2025-10-26']);
    expect(busy(['2026-03-27T23:00:00.000Z', '2026-03-29T22:00:00.000Z'])).toEqual(['2026-03-28', '2026-03-29']);
  });

  it('start today, are listed once, and end at the horizon', () => {
    expect(
      busy(
        ['2025-04-20T22:00:00.000Z', '2025-05-02T22:00:00.000Z'],
        ['2025-05-01T22:00:00.000Z', '2025-05-03T22:00:00.000Z'],
      ),
    ).toEqual(['2025-05-01', '2025-05-02', '2025-05-03']);
    expect(busy(['2025-05-01T22:00:00.000Z', '2125-05-01T22:00:00.000Z'])).toHaveLength(730);
  });

  it('follow the time zone of the place, not of the server', () => {
    const london = {
      ...document,
      place: { ...rough, country: 'GB' as const },
      taken: { [key(1)]: { start: '2025-06-06T23:00:00.000Z', end: '2025-06-07T23:00:00.000Z', units: null } },
    };
    expect(searchDocument(london)?.busyDays).toEqual(['2025-06-07']);
  });
});

describe('offers for commercial customers only', () => {
  it('must come from commercial owners (spec §6)', () => {
    const wish = { ...document, commercialOnly: true };
    expect([
      isCommercialOnly(wish),
      isCommercialOnly({ ...wish, commercial: true }),
      isCommercialOnly({ ...wish, beneath: 'draft' }),
    ]).toEqual([false, true, true]);
  });
});
