import { describe, expect, it } from 'vitest';
import { isOpenAt } from '../rules/opening-days.js';
import { EnteredHours, OpeningHours } from './opening-days.js';

const zone = 'Europe/Berlin';
const span = (from: string, to: string) => ({ from, to });
const day = [span('09:00', '12:30'), span('14:00', '24:00')];
const hours: OpeningHours = [day, [], [], [], [], [], [span('10:00', '11:00')]];

describe('opening hours', () => {
  it('follow the local time zone across clock changes, and include both boundary minutes', () => {
    const open = (at: string) => isOpenAt({ week: hours, exceptions: [] }, at, zone);
    // Monday 30 March 2026, the day after clocks went forward: 09:00 local time is 07:00 UTC.
    expect(
      ['06:59', '07:00', '10:29', '10:30', '12:00', '21:59', '22:00'].map((t) => open(`2026-03-30T${t}:00.000Z`)),
    ).toEqual([false, true, true, false, true, true, false]);
    // Monday 23 March 2026, before clocks went forward: 09:00 local time is 08:00 UTC.
    expect(['07:59', '08:00'].map((t) => open(`2026-03-23T${t}:00.000Z`))).toEqual([false, true]);
    expect(['08:59', '09:00', '10:00'].map((t) => open(`2026-03-01T${t}:00.000Z`))).toEqual([false, true, false]);
  });
  it('require ordered, disjoint time spans', () => {
    const week = (spans: readonly unknown[]) => OpeningHours.safeParse([spans, [], [], [], [], [], []]).success;
    expect(week(day)).toBe(true);
    for (const wrong of [
      [span('12:00', '09:00')],
      [span('09:00', '09:00')],
      [span('14:00', '18:00'), span('09:00', '12:00')],
      [span('09:00', '12:00'), span('12:00', '18:00')],
      [span('24:00', '24:00')],
      [span('9:00', '12:00')],
      [span('01:00', '02:00'), span('03:00', '04:00'), span('05:00', '06:00'), span('07:00', '08:00')],
    ])
      expect([wrong, week(wrong)]).toEqual([wrong, false]);
    expect(OpeningHours.safeParse([day]).success).toBe(false);
  });
  it('that cross midnight or never open are rejected with a code of their own', () => {
    const codesOf = (week: unknown) => EnteredHours.safeParse(week).error?.issues.map(({ message }) => message);
    const closed = Array.from({ length: 6 }, () => []);
    expect(codesOf([[span('22:00', '02:00')], ...closed])).toEqual(['span_over_midnight']);
    expect(codesOf([[span('09:00', '12:00'), span('11:00', '15:00')], ...closed])).toEqual(['spans_in_order']);
    expect(codesOf([[], ...closed])).toEqual(['hours_never_open']);
    expect(codesOf([[span('22:00', '24:00')], [span('00:00', '02:00')], ...closed.slice(1)])).toBeUndefined();
  });
});
