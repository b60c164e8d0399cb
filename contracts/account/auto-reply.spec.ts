import { describe, expect, it } from 'vitest';
import { AutoText, OpeningHours, isOpenAt, repliesAt } from './auto-reply.js';
import { fillAutoReply } from '../rules/placeholders.js';

const zone = 'Europe/Berlin';
const span = (from: string, to: string) => ({ from, to });
const day = [span('09:00', '12:30'), span('14:00', '24:00')];
const hours: OpeningHours = [day, [], [], [], [], [], [span('10:00', '11:00')]];

describe('opening hours', () => {
  it('follow the local time zone across clock changes, and include both boundary minutes', () => {
    const open = (at: string) => isOpenAt(hours, at, zone);
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
});

describe('automatic reply', () => {
  const monday = '2026-03-30T10:00:00.000Z';
  it('is sent always, on selected days, or outside opening hours', () => {
    const dates = (from: string, to: string) => repliesAt({ kind: 'dates', from, to }, null, monday, zone);
    expect(repliesAt({ kind: 'off' }, hours, monday, zone)).toBe(false);
    expect(repliesAt({ kind: 'always' }, null, monday, zone)).toBe(true);
    expect([
      dates('2026-03-30', '2026-03-30'),
      dates('2026-03-31', '2026-04-02'),
      dates('2026-03-01', '2026-03-29'),
    ]).toEqual([true, false, false]);
    expect(repliesAt({ kind: 'closed' }, hours, monday, zone)).toBe(false);
    expect(repliesAt({ kind: 'closed' }, hours, '2026-03-31T10:00:00.000Z', zone)).toBe(true);
    expect(repliesAt({ kind: 'closed' }, null, monday, zone)).toBe(false);
  });
  it('accepts only known placeholders', () => {
    const values = { name: 'jana', thing: 'Zelt {back}', dates: '1. bis 3. Mai', back: '4. Mai' };
    expect(fillAutoReply('{name}: {thing}, {dates}, {back}, {{name}}, {x}', values)).toBe(
      'jana: Zelt {back}, 1. bis 3. Mai, 4. Mai, {jana}, {x}',
    );
    expect(
      ['Hallo {name}', 'ohne', '{Name}', '{}', '{constructor}'].map((text) => AutoText.safeParse(text).success),
    ).toEqual([true, true, false, false, false]);
  });
});
