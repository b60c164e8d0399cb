import { noBookingRules } from '@lendring/contracts/rules/booking-rules.js';
import { describe, expect, it } from 'vitest';
import {
  asked,
  asking,
  creator,
  days,
  now,
  offerId,
  requestId,
  terms,
  uuid,
  vendor,
  zone,
} from '../../testing/request.js';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { alwaysOpen, type Opening } from '@lendring/contracts/rules/opening-days.js';
import { wishForDays } from '@lendring/contracts/rules/price-for-days.js';
import { type LoanTimes, timesProblem } from '@lendring/contracts/rules/why-not-bookable.js';
import { ask, type Asking } from './decide.js';
import { periodOf } from './period.js';
import { requestAggregate } from '../request/request.aggregate.js';

const { initialState, evolve } = requestAggregate;
const when = (change?: Partial<Asking>) => ask(initialState, asking(change));
const hourly = { ...terms, pricings: [{ ...terms.pricings[0]!, rentType: 2 as const, maxDuration: 8 }] };
const dearest = {
  ...terms,
  pricings: [
    {
      ...terms.pricings[0]!,
      maxDuration: null,
      price: { kind: 'money' as const, money: { minor: limits.money, currency: 'EUR' as const } },
    },
  ],
};
const hours = (day: string, time: string, count = 2) => ({ kind: 'hours' as const, day, time, hours: count });

describe('ask', () => {
  it('freezes the terms of the offer', () => {
    expect(when()).toEqual({
      events: [
        {
          type: 'RequestAsked',
          data: {
            requestId,
            offerId,
            vendorId: vendor,
            creatorId: creator,
            askedAt: now,
            answerBy: '2025-05-08T22:00:00.000Z',
            period: {
              wish: days('2025-05-09', '2025-05-11'),
              zone,
              start: '2025-05-08T22:00:00.000Z',
              end: '2025-05-10T22:00:00.000Z',
            },
            terms: {
              title: 'Drill',
              imageId: null,
              pricing: terms.pricings[0],
              units: 2,
              sum: { total: 1600, lines: [{ rentType: 1, units: 2, amount: 800, total: 1600 }] },
              deposit: { minor: 5000, currency: 'EUR' },
              autoAccept: false,
              holdHours: 48,
            },
            town: { country: 'DE', cityId: 'g2886242', city: 'Köln' },
          },
        },
      ],
    });
  });

  it('freezes the cheapest combination, whichever of its prices is named', () => {
    const [perDay] = terms.pricings;
    const week = { ...perDay!, pricingId: uuid(77), rentType: 4 as const, maxDuration: 3 };
    const both = {
      ...terms,
      pricings: [
        { ...perDay!, price: { kind: 'money' as const, money: { minor: 1000, currency: 'EUR' as const } } },
        { ...week, price: { kind: 'money' as const, money: { minor: 5000, currency: 'EUR' as const } } },
      ],
    };
    const eight = { terms: both, wish: days('2025-05-09', '2025-05-17'), shown: { total: 6000, deposit: 5000 } };
    for (const named of both.pricings)
      expect(when({ ...eight, pricingId: named.pricingId })).toMatchObject({
        events: [
          {
            data: {
              terms: {
                pricing: both.pricings[0],
                units: 8,
                sum: {
                  total: 6000,
                  lines: [
                    { rentType: 4, units: 1, amount: 5000, total: 5000 },
                    { rentType: 1, units: 1, amount: 1000, total: 1000 },
                  ],
                },
              },
            },
          },
        ],
      });
    for (const total of [10_000, 8000])
      expect(when({ ...eight, shown: { total, deposit: 5000 } })).toEqual({ refusal: { code: 'price_changed' } });
  });

  it('stores the message and the choice to share the address', () => {
    expect(when({ message: 'Hello', shareAddress: true })).toMatchObject({
      events: [
        { type: 'RequestAsked' },
        { type: 'MessageSent', data: { side: 'creator', authorId: creator, text: 'Hello' } },
        { type: 'AddressShared', data: { side: 'creator', shared: true } },
      ],
    });
  });

  it('accepts a request for today with the end of the day as deadline', () => {
    expect(when({ wish: days('2025-05-05', '2025-05-06') })).toMatchObject({
      events: [{ data: { answerBy: '2025-05-05T22:00:00.000Z' } }],
    });
  });

  it('gives the vendor seven days to answer a request for later days', () => {
    expect(when({ wish: days('2025-05-20', '2025-05-22') })).toMatchObject({
      events: [{ data: { answerBy: '2025-05-12T10:00:00.000Z' } }],
    });
  });

  it.each<[string, Partial<Asking>]>([
    ['profile_incomplete', { creator: null }],
    ['profile_incomplete', { creator: { completed: false, commercial: false } }],
    ['profile_incomplete', { creatorId: null }],
    ['offer_not_available', { terms: null }],
    ['own_offer', { creatorId: vendor }],
    ['commercial_only', { terms: { ...terms, commercialOnly: true } }],
    ['too_far', { objection: 'too_far' }],
    ['residents_only', { objection: 'residents_only' }],
    ['phone_needed', { objection: 'phone_needed' }],
    ['ratings_needed', { objection: 'ratings_needed' }],
    ['commercial_only', { objection: 'too_far', terms: { ...terms, commercialOnly: true } }],
    ['members_only', { objection: 'too_far', terms: { ...terms, membersOnly: true } }],
    ['own_offer', { objection: 'too_far', creatorId: vendor }],
    ['pricing_unknown', { pricingId: uuid(99) }],
    ['period_in_past', { wish: days('2025-05-04', '2025-05-06') }],
    ['period_in_past', { terms: hourly, wish: hours('2025-05-05', '12:00') }],
    ['period_too_far', { wish: days('2026-05-06', '2026-05-07') }],
    ['duration_too_short', { wish: days('2025-05-09', '2025-05-09') }],
    ['duration_too_short', { wish: days('2025-05-09', '2025-05-08') }],
    ['duration_too_long', { wish: days('2025-05-09', '2025-05-24') }],
    ['duration_too_long', { wish: days('2025-05-09', '9999-12-31') }],
    ['duration_too_long', { terms: hourly, wish: hours('2025-05-09', '10:00', 9) }],
    ['wish_kind', { wish: hours('2025-05-09', '10:00') }],
    ['wish_kind', { terms: hourly }],
    ['total_too_large', { terms: dearest, quantity: 2 }],
    ['start_half_hour', { terms: hourly, wish: hours('2025-05-09', '10:07') }],
    ['time_does_not_exist', { terms: hourly, wish: hours('2026-03-29', '02:30') }],
  ])('refuses %s', (code, change) => {
    expect(when(change)).toMatchObject({ refusal: { code } });
  });

  it('accepts boundary values', () => {
    expect(when({ wish: days('2026-05-05', '2026-05-06') })).toHaveProperty('events');
    expect(when({ wish: days('2025-05-09', '2025-05-23') })).toHaveProperty('events');
    expect(when({ terms: hourly, wish: hours('2025-05-05', '12:30') })).toHaveProperty('events');
    expect(
      when({ terms: { ...terms, commercialOnly: true }, creator: { completed: true, commercial: true } }),
    ).toHaveProperty('events');
  });

  it('refuses an id that is already in use', () => {
    expect(ask(evolve(initialState, asked()), asking())).toMatchObject({ refusal: { code: 'request_exists' } });
  });
});

describe('ask under the booking rules of the offer', () => {
  /** Monday, 5 May 2025, noon: requests for tomorrow are over. */
  const bookingRules = { ...noBookingRules, leadDays: 1, leadUntil: '12:00', longestAdvance: 10 };
  const on = (from: string, to: string, more: Partial<Asking> = {}) =>
    when({ terms: { ...terms, bookingRules }, wish: days(from, to), ...more });
  const accepted = { events: [{ type: 'RequestAsked' }] };

  it('refuses a start within the lead time, and names the first possible day', () => {
    const params = { day: 'Mittwoch, 7. Mai 2025' };
    expect(on('2025-05-06', '2025-05-08')).toEqual({ refusal: { code: 'lead_time', params } });
    expect(on('2025-05-06', '2025-05-08', { locale: 'nl' })).toMatchObject({
      refusal: { params: { day: 'woensdag 7 mei 2025' } },
    });
    expect(on('2025-05-06', '2025-05-08', { at: '2025-05-05T09:59:59.999Z' })).toMatchObject(accepted);
    expect(on('2025-05-07', '2025-05-08')).toMatchObject(accepted);
  });
  it('refuses a return after the longest advance, and names the last possible day', () => {
    expect(on('2025-05-14', '2025-05-16')).toMatchObject(accepted);
    expect(on('2025-05-14', '2025-05-17')).toEqual({
      refusal: { code: 'too_far_ahead', params: { day: 'Donnerstag, 15. Mai 2025' } },
    });
  });
  it('counts hours by the days of their start and end', () => {
    const byHour = (day: string, time: string, count: number) =>
      when({ terms: { ...hourly, bookingRules }, wish: hours(day, time, count) });
    expect(byHour('2025-05-06', '20:00', 2)).toMatchObject({ refusal: { code: 'lead_time' } });
    expect(byHour('2025-05-15', '20:00', 4)).toMatchObject(accepted);
    expect(byHour('2025-05-15', '20:00', 5)).toMatchObject({ refusal: { code: 'too_far_ahead' } });
  });
});

describe('ask at a vendor with opening days', () => {
  const nine = [{ from: '09:00', to: '18:00' }];
  /** Closed at weekends; 9 May 2025 is a Friday. */
  const opening = { week: [nine, nine, nine, nine, nine, [], []], exceptions: [] };
  const on = (from: string, to: string, more: Partial<Asking> = {}) => when({ wish: days(from, to), opening, ...more });

  it('accepts Friday to Monday with a closed weekend between', () => {
    expect(on('2025-05-09', '2025-05-13')).toMatchObject({ events: [{ type: 'RequestAsked' }] });
  });
  it('takes the price of a weekend until Monday, as the page shows it', () => {
    const [daily] = terms.pricings;
    const priced = { ...terms, pricings: [{ ...daily!, maxDuration: null, weekend: 1_800 }] };
    const shownAs = (from: string, to: string, total: number, more: Partial<Asking> = {}) =>
      on(from, to, { terms: priced, shown: { total, deposit: terms.deposit?.minor ?? 0 }, ...more });
    expect(shownAs('2025-05-09', '2025-05-13', 1_800)).toMatchObject({
      events: [{ data: { terms: { sum: { total: 1_800, lines: [{ weekend: true, total: 1_800 }] } } } }],
    });
    expect(shownAs('2025-05-09', '2025-05-13', 1_800, { opening: alwaysOpen })).toMatchObject({
      refusal: { code: 'price_changed' },
    });
  });
  it('refuses a closed day of pick-up or return, and names the next open day', () => {
    const saturday = { day: 'Samstag, 10. Mai 2025', next: 'Montag, 12. Mai 2025' };
    expect(on('2025-05-10', '2025-05-13')).toEqual({ refusal: { code: 'closed_then', params: saturday } });
    expect(on('2025-05-08', '2025-05-11')).toEqual({ refusal: { code: 'closed_then', params: saturday } });
    expect(on('2025-05-10', '2025-05-13', { locale: 'en' })).toMatchObject({
      refusal: { params: { day: 'Saturday, 10 May 2025' } },
    });
  });
  it('refuses days without an open one in the following year', () => {
    const exceptions = [{ from: '2025-05-01', to: '2026-12-31', spans: [] }];
    expect(on('2025-05-09', '2025-05-10', { opening: { week: null, exceptions } })).toMatchObject({
      refusal: { code: 'closed_for_long' },
    });
  });
  it('refuses hours outside opening hours, and names the hours of that day', () => {
    const byHour = (time: string, count: number) =>
      when({ terms: hourly, wish: hours('2025-05-09', time, count), opening });
    expect(byHour('17:30', 2)).toEqual({
      refusal: { code: 'outside_hours', params: { day: 'Freitag, 9. Mai 2025', hours: '09:00–18:00' } },
    });
    expect(byHour('16:00', 2)).toMatchObject({ events: [{ type: 'RequestAsked' }] });
  });
});

describe('search for free days', () => {
  const nine = [{ from: '09:00', to: '18:00' }];
  const shop: Opening = {
    week: [nine, nine, nine, nine, nine, [], []],
    exceptions: [{ from: '2026-03-30', to: '2026-04-01', spans: [] }],
  };
  const times: readonly Omit<LoanTimes, 'zone'>[] = [
    { opening: alwaysOpen, rules: noBookingRules },
    { opening: shop, rules: { ...noBookingRules, leadDays: 1, leadUntil: '12:00', longestAdvance: 20 } },
    { opening: shop, rules: { ...noBookingRules, leadDays: 0, leadUntil: '02:30', longestAdvance: null } },
    {
      opening: { week: null, exceptions: shop.exceptions },
      rules: { ...noBookingRules, leadDays: 5, leadUntil: null, longestAdvance: 7 },
    },
  ];
  /** Around midnight, noon and both clock changes in Germany. */
  const moments = [
    '2026-03-28T22:59:59.999Z',
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T00:59:00.000Z',
    '2026-03-29T01:00:00.000Z',
    '2026-03-30T09:59:59.999Z',
    '2026-03-30T10:00:00.000Z',
    '2026-10-24T21:59:59.999Z',
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T00:30:00.000Z',
    '2026-10-25T01:30:00.000Z',
    '2026-10-25T11:00:00.000Z',
  ];

  it.each([1, 3, 4] as const)('finds an offer of rent type %d exactly when a request is possible', (rentType) => {
    const offer = { ...terms, pricings: [{ ...terms.pricings[0]!, rentType, minDuration: 1, maxDuration: null }] };
    const decisions = new Set<string>();
    for (const { opening, rules } of times)
      for (const at of moments)
        for (const ahead of [-1, 0, 1, 2, 4, 5, 6, 7, 19, 20, 364, 365, 366])
          for (const length of [2, 3, 7]) {
            const first = addDays(dayIn(at, zone), ahead);
            const last = addDays(first, length - 1);
            const wish = wishForDays(rentType, first, last);
            if (wish === null) throw new Error('These days are no wish');
            const asks = { at, wish, opening, terms: { ...offer, bookingRules: rules }, period: periodOf(wish, zone) };
            const decision = when(asks);
            const refusal = 'refusal' in decision ? decision.refusal.code : null;
            decisions.add(String(refusal));
            const problem = timesProblem({ opening, rules, zone }, { first, last }, at);
            expect([at, first, last, problem?.reason ?? null]).toEqual([at, first, last, refusal]);
          }
    expect([...decisions].toSorted()).toEqual([
      'closed_then',
      'lead_time',
      'null',
      'period_in_past',
      'period_too_far',
      'too_far_ahead',
    ]);
  });
});
