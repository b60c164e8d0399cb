import { describe, expect, it } from 'vitest';
import { addDays } from '../kernel/days.js';
import { noBookingRules } from './booking-rules.js';
import { alwaysOpen } from './opening-days.js';
import { noPreparation } from './preparation.js';
import {
  availabilityOf,
  firstShortDay,
  isPassable,
  type NamedUse,
  wholeDays,
  whyNotBookable,
} from './why-not-bookable.js';

const zone = 'Europe/Berlin';
const nine = [{ from: '09:00', to: '18:00' }];
/** Thursday, 1 July 2027, 10:00 in Berlin. */
const now = new Date('2027-07-01T08:00:00Z');
const during = (reason: NamedUse['reason'], first: string, last: string, units: number | null = 1): NamedUse => ({
  reason,
  units,
  start: `${addDays(`2027-07-${first}`, -1)}T22:00:00.000Z`,
  end: `2027-07-${last}T22:00:00.000Z`,
});

/** Two tents of a shop that is closed at weekends and wants requests until noon of the day before. */
const uses = [during('booked', '06', '07'), during('booked', '07', '08'), during('blocked', '13', '13', null)];
const tents = (wanted: number, at = now) =>
  availabilityOf(uses, zone, at, {
    quantity: 2,
    wanted,
    opening: { week: [nine, nine, nine, nine, nine, [], []], exceptions: [] },
    rules: { ...noBookingRules, leadDays: 1, leadUntil: '12:00', longestAdvance: 60 },
  });
const why = (day: string, wanted = 1, at = now) => whyNotBookable(tents(wanted, at), 1, day);

describe('the reason of a day that cannot be requested', () => {
  it.each([
    ['2027-06-30', 'period_in_past'],
    ['2027-07-01', 'lead_time'],
    ['2027-07-02', null],
    ['2027-07-03', 'closed_then'],
    ['2027-07-05', null],
    ['2027-07-06', null],
    ['2027-07-07', 'dates_taken'],
    ['2027-07-13', 'dates_blocked'],
    ['2027-08-30', null],
    ['2027-08-31', 'too_far_ahead'],
    ['2028-07-01', 'period_too_far'],
  ])('on %s is %s', (day, reason) => {
    expect(why(day)).toBe(reason);
  });
  it('is missing units where some are free, but fewer than wanted', () => {
    expect(['06', '07', '08', '09'].map((day) => why(`2027-07-${day}`, 2))).toEqual([
      'not_enough_units',
      'dates_taken',
      'not_enough_units',
      null,
    ]);
    expect(why('2027-07-05', 3)).toBe('not_enough_units');
  });
  it('is the lead time from noon on', () => {
    expect(why('2027-07-02', 1, new Date('2027-07-01T09:59:59Z'))).toBeNull();
    expect(why('2027-07-02', 1, new Date('2027-07-01T10:00:00Z'))).toBe('lead_time');
  });
  it('names a booking before a block', () => {
    const both = [during('blocked', '06', '06'), during('booked', '06', '06')];
    expect(whyNotBookable(availabilityOf(both, zone, now, { quantity: 2 }), 1, '2027-07-06')).toBe('dates_taken');
  });
});

describe('the first day without enough units', () => {
  const first = (from: string, to: string, wanted = 1) =>
    firstShortDay(tents(wanted), wholeDays(`2027-07-${from}`, `2027-07-${to}`, zone));
  it('is that of a loan of several days', () => {
    expect([first('05', '09'), first('05', '09', 2), first('08', '13')]).toEqual([
      '2027-07-07',
      '2027-07-06',
      '2027-07-13',
    ]);
  });
  it('is missing where enough are free, for one day, and where there are never so many', () => {
    expect([first('05', '06'), first('07', '07'), first('05', '09', 3)]).toEqual([null, null, null]);
  });
  it('is one on which only the preparation is missing as well', () => {
    const prepared = availabilityOf([during('booked', '08', '08')], zone, now, {
      rules: { ...noBookingRules, preparation: { ...noPreparation, after: { count: 1, unit: 'days' } } },
    });
    expect(firstShortDay(prepared, wholeDays('2027-07-05', '2027-07-07', zone))).toBe('2027-07-07');
  });
});

describe('a day between the first and the last one of a loan', () => {
  const closed = { week: null, exceptions: [{ from: '2027-07-05', to: '2027-07-09', spans: [] }] };
  const shop = availabilityOf([during('booked', '07', '07')], zone, now, { opening: closed });

  it('may be closed, but not taken as well', () => {
    expect(isPassable(shop, 1, '2027-07-06')).toBe(true);
    expect(isPassable(shop, 1, '2027-07-07')).toBe(false);
    expect(isPassable(shop, 1, '2027-07-12')).toBe(false);
  });
});

describe('preparation', () => {
  const oneDay = { count: 1, unit: 'days' } as const;
  const rules = { ...noBookingRules, preparation: { before: oneDay, after: oneDay } };
  /** Loan of 12 and 13 July with a day of preparation before and after it. */
  const lent = [during('booked', '12', '13'), during('preparation', '11', '11'), during('preparation', '14', '14')];
  const on = (offer: ReturnType<typeof availabilityOf>, rentType: 1 | 2 | 3 = 1) =>
    ['09', '10', '11', '12', '13', '14', '15', '16'].map((day) => whyNotBookable(offer, rentType, `2027-07-${day}`));

  it('of this and of other loans keeps loans apart by both times', () => {
    expect(on(availabilityOf(lent, zone, now, { rules }))).toEqual([
      null,
      'preparation',
      'preparation',
      'dates_taken',
      'dates_taken',
      'preparation',
      'preparation',
      null,
    ]);
  });
  it('of other loans alone is a reason once the owner needs none any more', () => {
    expect(on(availabilityOf(lent, zone, now)).map((reason) => reason?.slice(0, 4) ?? null)).toEqual([
      null,
      null,
      'prep',
      'date',
      'date',
      'prep',
      null,
      null,
    ]);
  });
  it('is no reason while other units are free, and not enough units are one before it', () => {
    expect(on(availabilityOf(lent, zone, now, { rules, quantity: 2 }))).toEqual(Array(8).fill(null));
    expect(on(availabilityOf(lent, zone, now, { rules, quantity: 2, wanted: 2 })).slice(1, 5)).toEqual([
      'preparation',
      'preparation',
      'not_enough_units',
      'not_enough_units',
    ]);
  });
  it('excludes a block', () => {
    const blocked = availabilityOf([during('blocked', '12', '12')], zone, now, { rules });
    expect(on(blocked).slice(1, 6)).toEqual([null, 'preparation', 'dates_blocked', 'preparation', null]);
  });
  it('counts nights from departure to arrival', () => {
    expect(on(availabilityOf(lent, zone, now, { rules }), 3).slice(0, 3)).toEqual([null, null, 'preparation']);
  });
  it('leaves a day to loans by the hour while some hour is free', () => {
    const hours = { count: 2, unit: 'hours' } as const;
    const shop = availabilityOf([during('booked', '12', '12')], zone, now, {
      rules: { ...noBookingRules, preparation: { before: hours, after: hours } },
    });
    expect(on(shop, 2).slice(2, 5)).toEqual([null, 'dates_taken', null]);
    expect(on(availabilityOf(lent, zone, now, { rules }), 2).slice(1, 7)).toEqual([
      'preparation',
      'preparation',
      'dates_taken',
      'dates_taken',
      'preparation',
      'preparation',
    ]);
  });
});

describe('days around clock changes', () => {
  it.each(['2027-03-28', '2027-10-31'])('are taken as a whole and free the next day (%s)', (day) => {
    const offset = (at: string, hours: number) =>
      new Date(Date.parse(`${at}T00:00:00Z`) - hours * 3_600_000).toISOString();
    const [before, after] = day === '2027-03-28' ? [1, 2] : [2, 1];
    const taken: NamedUse = {
      reason: 'booked',
      units: 1,
      start: offset(day, before),
      end: offset(addDays(day, 1), after),
    };
    const offer = availabilityOf([taken], zone, new Date('2027-03-01T08:00:00Z'), {
      opening: alwaysOpen,
      rules: noBookingRules,
    });
    expect([-1, 0, 1].map((days) => whyNotBookable(offer, 1, addDays(day, days)))).toEqual([null, 'dates_taken', null]);
  });
});
