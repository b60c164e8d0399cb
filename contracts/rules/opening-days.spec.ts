import { describe, expect, it } from 'vitest';
import type { Wish } from '../kernel/period.js';
import { isClosedByChange, shareDays } from './opening-changes.js';
import {
  alwaysOpen,
  closedBy,
  closedThen,
  closedWithin,
  exceptionFrom,
  isOpenAt,
  isOpenOn,
  nextOpenDay,
  spansOn,
  type Opening,
} from './opening-days.js';

const zone = 'Europe/Berlin';
const nine = [{ from: '09:00', to: '18:00' }];
const saturday = [{ from: '10:00', to: '13:00' }];

/** Shop that is closed at weekends. In 2026, 2 March is a Monday. */
const shop: Opening = { week: [nine, nine, nine, nine, nine, [], []], exceptions: [] };
const withSaturday: Opening = { week: [nine, nine, nine, nine, nine, saturday, []], exceptions: [] };

const days = (from: string, to: string, opening = shop, rentType: 1 | 3 | 4 = 1) =>
  closedThen(opening, { wish: { kind: 'days', from, to }, zone, end: '' }, rentType);
const hours = (day: string, time: string, count: number, end: string, opening = shop) => {
  const wish: Wish = { kind: 'hours', day, time, hours: count };
  return closedThen(opening, { wish, zone, end: `2026-03-${end}.000Z` }, 2);
};

describe('a change of the opening times', () => {
  const at = (day: string, time: string | null = null) => ({ day, time });
  const closes = (
    pickUp: ReturnType<typeof at>,
    giveBack = pickUp,
    today = '2026-03-01',
    change = { before: withSaturday, after: shop },
  ) => isClosedByChange(change, { pickUp, giveBack }, today);
  it('closes loans that begin or end on a day that was open', () => {
    expect(closes(at('2026-03-07'))).toBe(true);
    expect(closes(at('2026-03-02'), at('2026-03-07'))).toBe(true);
    expect(closes(at('2026-03-06'), at('2026-03-09'))).toBe(false);
  });
  it('closes nothing that was closed before, or has passed', () => {
    expect(closes(at('2026-03-08'))).toBe(false);
    expect(closes(at('2026-03-07'), at('2026-03-09'), '2026-03-08')).toBe(false);
  });
  it('closes hours: a return at closing time is still possible, a pick-up is not', () => {
    const change = { before: { week: null, exceptions: [] }, after: withSaturday };
    const hourly = (from: string, to: string) =>
      closes(at('2026-03-07', from), at('2026-03-07', to), '2026-03-01', change);
    expect(hourly('10:00', '13:00')).toBe(false);
    expect(hourly('12:00', '14:00')).toBe(true);
    expect(hourly('09:00', '12:00')).toBe(true);
  });
});

describe('closed days within a loan', () => {
  const within = (from: string, to: string, rentType: 1 | 3 = 1) =>
    closedWithin(shop, { kind: 'days', from, to }, rentType);
  it('are those between pick-up and return', () => {
    expect(within('2026-03-06', '2026-03-10')).toEqual(['2026-03-07', '2026-03-08']);
    expect(within('2026-03-05', '2026-03-07')).toEqual([]);
    expect(within('2026-03-06', '2026-03-09', 3)).toEqual(['2026-03-07', '2026-03-08']);
  });
  it('are none for a single day, by the hour, and for a shop that is always open', () => {
    expect(within('2026-03-06', '2026-03-07')).toEqual([]);
    expect(closedWithin(shop, { kind: 'hours', day: '2026-03-06', time: '10:00', hours: 72 }, 2)).toEqual([]);
    expect(closedWithin(alwaysOpen, { kind: 'days', from: '2026-03-06', to: '2026-03-10' }, 1)).toEqual([]);
  });
});

describe('a period in days', () => {
  it('may span a closed weekend: Friday to Monday', () => {
    expect(days('2026-03-06', '2026-03-10')).toBeNull();
  });
  it('cannot begin on a closed day, and names the next open one', () => {
    expect(days('2026-03-07', '2026-03-10')).toEqual({ kind: 'day', day: '2026-03-07', next: '2026-03-09' });
  });
  it('cannot end on a closed day', () => {
    expect(days('2026-03-05', '2026-03-08')).toMatchObject({ day: '2026-03-07', next: '2026-03-09' });
    expect(days('2026-03-05', '2026-03-07')).toBeNull();
  });
  it('in nights needs an open day of arrival and of departure', () => {
    expect(days('2026-03-05', '2026-03-07', shop, 3)).toMatchObject({ day: '2026-03-07' });
    expect(days('2026-03-06', '2026-03-09', shop, 3)).toBeNull();
  });
  it('in weeks needs an open last day', () => {
    expect(days('2026-03-02', '2026-03-09', shop, 4)).toMatchObject({ day: '2026-03-08' });
    expect(days('2026-03-03', '2026-03-10', shop, 4)).toBeNull();
  });
  it('is free without opening hours', () => {
    expect(days('2026-03-07', '2026-03-08', alwaysOpen)).toBeNull();
  });
});

describe('an exception', () => {
  const easter: Opening = {
    ...shop,
    exceptions: [
      { from: '2026-04-03', to: '2026-04-03', spans: [], label: 'Karfreitag' },
      { from: '2026-04-11', to: '2026-04-11', spans: saturday },
      { from: '2026-12-21', to: '2027-01-03', spans: [], label: 'Betriebsferien' },
    ],
  };
  it('closes a day of the week and gives its reason', () => {
    expect(days('2026-04-03', '2026-04-04', easter)).toEqual({
      kind: 'day',
      day: '2026-04-03',
      next: '2026-04-06',
      label: 'Karfreitag',
    });
  });
  it('opens a closed day', () => {
    expect(days('2026-04-11', '2026-04-14', easter)).toBeNull();
    expect(spansOn(easter, '2026-04-11')).toEqual(saturday);
  });
  it('closes two weeks with one entry, which a loan may span', () => {
    expect(days('2026-12-23', '2026-12-24', easter)).toMatchObject({ next: '2027-01-04', label: 'Betriebsferien' });
    expect(days('2026-12-18', '2027-01-05', easter)).toBeNull();
  });
  it('applies without hours of the week, and the first of two applies', () => {
    const closed = { from: '2026-04-03', to: '2026-04-05', spans: [] };
    const open = { from: '2026-04-04', to: '2026-04-04', spans: nine };
    expect(spansOn({ week: null, exceptions: [open, closed] }, '2026-04-04')).toEqual(nine);
    expect(days('2026-04-04', '2026-04-05', { week: null, exceptions: [closed] })).toMatchObject({
      next: '2026-04-06',
    });
  });
  it('that lasts longer than a year leaves no next open day', () => {
    const closed = { from: '2026-01-01', to: '2027-12-31', spans: [] };
    expect(nextOpenDay({ week: null, exceptions: [closed] }, '2026-03-01')).toBeNull();
  });
});

describe('a period in hours', () => {
  it('begins and ends within opening hours, closing time included for the return', () => {
    expect(hours('2026-03-02', '09:00', 9, '02T17:00:00')).toBeNull();
    expect(hours('2026-03-02', '08:30', 2, '02T09:30:00')).toEqual({ kind: 'hours', day: '2026-03-02', spans: nine });
    expect(hours('2026-03-02', '17:30', 1, '02T17:30:00')).toMatchObject({ kind: 'hours', day: '2026-03-02' });
    expect(hours('2026-03-02', '18:00', 1, '02T18:00:00')).toMatchObject({ kind: 'hours' });
  });
  it('may last overnight and over a closed day', () => {
    expect(hours('2026-03-02', '17:00', 17, '03T09:00:00')).toBeNull();
    expect(hours('2026-03-06', '17:00', 64, '09T08:00:00')).toBeNull();
  });
  it('cannot begin or end on a closed day', () => {
    expect(hours('2026-03-07', '10:00', 2, '07T11:00:00')).toMatchObject({ kind: 'day', next: '2026-03-09' });
    expect(hours('2026-03-06', '17:00', 24, '07T16:00:00')).toMatchObject({ kind: 'day', day: '2026-03-07' });
    expect(hours('2026-03-06', '17:00', 18, '07T10:00:00', withSaturday)).toBeNull();
  });
  it('may end at midnight of a day that is open until then', () => {
    const late: Opening = { week: shop.week?.map(() => [{ from: '20:00', to: '24:00' }]) ?? null, exceptions: [] };
    expect(hours('2026-03-02', '22:00', 2, '02T23:00:00', late)).toBeNull();
    expect(hours('2026-03-02', '22:00', 2, '02T23:00:00', alwaysOpen)).toBeNull();
    expect(hours('2026-03-02', '17:00', 7, '02T23:00:00')).toMatchObject({ kind: 'hours', day: '2026-03-03' });
  });
  it('follows local time at both clock changes', () => {
    const daily: Opening = { week: Array.from({ length: 7 }, () => nine), exceptions: [] };
    // 29 March 2026, clocks go forward: 09:00 is 07:00 UTC; the day before it is 08:00 UTC.
    expect(isOpenAt(daily, '2026-03-29T07:00:00.000Z', zone)).toBe(true);
    expect(isOpenAt(daily, '2026-03-28T07:59:00.000Z', zone)).toBe(false);
    // 25 October 2026, clocks go back: 18:00 is 17:00 UTC; the day before it is 16:00 UTC.
    expect(isOpenAt(daily, '2026-10-25T16:59:00.000Z', zone)).toBe(true);
    expect(isOpenAt(daily, '2026-10-24T16:00:00.000Z', zone)).toBe(false);
    // Saturday 17:00 and 17 elapsed hours end at 11:00, an hour later than on other nights.
    expect(hours('2026-03-28', '17:00', 17, '29T09:00:00', daily)).toBeNull();
    expect(hours('2026-03-28', '17:00', 15, '29T07:00:00', daily)).toBeNull();
    expect(hours('2026-03-28', '17:00', 14, '29T06:00:00', daily)).toMatchObject({ kind: 'hours' });
  });
});

describe('opening hours across a clock change', () => {
  /** Open from 01:00 to 04:00 on Sundays; the clocks change on 29 March and 25 October 2026. */
  const night: Opening = { week: [[], [], [], [], [], [], [{ from: '01:00', to: '04:00' }]], exceptions: [] };

  it('include both occurrences of a repeated hour', () => {
    const at = ['2026-10-24T23:00', '2026-10-25T00:30', '2026-10-25T01:30', '2026-10-25T02:59', '2026-10-25T03:00'];
    expect(at.map((time) => isOpenAt(night, `${time}:00.000Z`, zone))).toEqual([true, true, true, true, false]);
  });
  it('lose the skipped hour', () => {
    const at = ['2026-03-29T00:00', '2026-03-29T01:00', '2026-03-29T01:59', '2026-03-29T02:00'];
    expect(at.map((time) => isOpenAt(night, `${time}:00.000Z`, zone))).toEqual([true, true, true, false]);
  });
  it('contain the return of a loan by elapsed hours', () => {
    const wish: Wish = { kind: 'hours', day: '2026-03-29', time: '01:30', hours: 2 };
    expect(closedThen(night, { wish, zone, end: '2026-03-29T02:30:00.000Z' }, 2)).toMatchObject({ kind: 'hours' });
    expect(closedThen(night, { wish: { ...wish, hours: 1 }, zone, end: '2026-03-29T01:30:00.000Z' }, 2)).toBeNull();
  });
});

describe('an exception that repeats every year', () => {
  const christmas = { from: '2026-12-24', to: '2027-01-01', spans: [], label: 'Weihnachten', yearly: { until: null } };
  const yearly = (from: string, to: string, until: string | null = null): Opening => ({
    week: null,
    exceptions: [{ from, to, spans: [], yearly: { until } }],
  });
  const open = (opening: Opening, ...all: readonly string[]) => all.map((day) => isOpenOn(opening, day));

  it('closes the same dates across the turn of each year', () => {
    const opening: Opening = { week: null, exceptions: [christmas] };
    expect(open(opening, '2026-12-23', '2026-12-24', '2027-01-01', '2027-01-02')).toEqual([true, false, false, true]);
    expect(open(opening, '2027-12-23', '2027-12-24', '2028-01-01', '2028-01-02')).toEqual([true, false, false, true]);
    expect(open(opening, '2099-12-31', '2100-01-01', '2100-01-02')).toEqual([false, false, true]);
    expect(open(opening, '2025-12-24', '2026-01-01')).toEqual([true, true]);
    expect(closedBy(opening, '2030-12-26')).toBe('Weihnachten');
    expect(nextOpenDay(opening, '2028-12-24')).toBe('2029-01-02');
  });

  it('ends with the last repetition that begins by its end', () => {
    const opening = yearly('2026-12-24', '2027-01-01', '2028-12-24');
    expect(open(opening, '2028-12-24', '2029-01-01', '2029-12-24')).toEqual([false, false, true]);
    expect(open(yearly('2026-12-24', '2027-01-01', '2028-12-23'), '2027-12-31', '2028-12-24')).toEqual([false, true]);
  });

  it('ends on 28 February in years without the 29th, and begins there', () => {
    const until = yearly('2028-02-25', '2028-02-29');
    expect(open(until, '2028-02-29', '2029-02-28', '2029-03-01', '2032-02-29')).toEqual([false, false, true, false]);
    const from = yearly('2028-02-29', '2028-03-02');
    expect(open(from, '2028-02-28', '2029-02-28', '2032-02-28', '2032-02-29')).toEqual([true, false, true, false]);
    const over = yearly('2027-02-28', '2027-03-01');
    expect(open(over, '2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01', '2028-03-02')).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  it('has days that come next, until it has ended', () => {
    expect(exceptionFrom(christmas, '2026-03-01')).toEqual({ from: '2026-12-24', to: '2027-01-01' });
    expect(exceptionFrom(christmas, '2028-01-01')).toEqual({ from: '2027-12-24', to: '2028-01-01' });
    expect(exceptionFrom(christmas, '2028-01-02')).toEqual({ from: '2028-12-24', to: '2029-01-01' });
    expect(exceptionFrom({ ...christmas, yearly: { until: '2027-12-31' } }, '2028-01-02')).toBeNull();
    expect(exceptionFrom({ from: '2026-12-24', to: '2026-12-26' }, '2026-12-27')).toBeNull();
  });

  it('shares days with other exceptions in any year', () => {
    const once = (from: string, to = from) => ({ from, to });
    expect(shareDays(christmas, once('2031-01-01'))).toBe(true);
    expect(shareDays(once('2031-01-02', '2031-12-23'), christmas)).toBe(false);
    expect(shareDays(christmas, once('2026-01-01'))).toBe(false);
    expect(shareDays({ ...christmas, yearly: { until: '2029-01-01' } }, once('2030-12-24'))).toBe(false);
    const leapDay = { from: '2028-02-29', to: '2028-02-29', yearly: { until: null } };
    expect(shareDays(leapDay, { from: '2027-02-28', to: '2027-02-28', yearly: { until: null } })).toBe(true);
    expect(shareDays(christmas, { from: '2040-12-20', to: '2040-12-24', yearly: { until: null } })).toBe(true);
  });
});
