import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { instantAt } from '@lendring/contracts/rules/local-time.js';
import { Temporal } from 'temporal-polyfill';
import { answerByOf, blockedPeriodOf, periodOf } from './period.js';

const zone = 'Europe/Berlin';
const hours = (day: string, time: string, count: number) => periodOf({ kind: 'hours', day, time, hours: count }, zone);
const days = (from: string, to: string) => periodOf({ kind: 'days', from, to }, zone);
const span = (period: { start: string; end: string } | null) => period && [period.start, period.end];

describe('period of a wish', () => {
  it('spans days from local midnight to local midnight', () => {
    expect(span(days('2025-05-09', '2025-05-11'))).toEqual(['2025-05-08T22:00:00.000Z', '2025-05-10T22:00:00.000Z']);
  });

  it('keeps days whole across both clock changes', () => {
    expect(span(days('2025-03-30', '2025-03-31'))).toEqual(['2025-03-29T23:00:00.000Z', '2025-03-30T22:00:00.000Z']);
    expect(span(days('2025-10-26', '2025-10-27'))).toEqual(['2025-10-25T22:00:00.000Z', '2025-10-26T23:00:00.000Z']);
  });

  it('counts elapsed hours across both clock changes', () => {
    expect(span(hours('2025-03-30', '01:30', 2))).toEqual(['2025-03-30T00:30:00.000Z', '2025-03-30T02:30:00.000Z']);
    expect(span(hours('2025-10-26', '01:30', 3))).toEqual(['2025-10-25T23:30:00.000Z', '2025-10-26T02:30:00.000Z']);
  });

  it('rejects a local time skipped by the clock change and uses the first occurrence of a repeated time', () => {
    expect(hours('2025-03-30', '02:30', 1)).toBeNull();
    expect(hours('2025-03-30', '03:00', 1)?.start).toBe('2025-03-30T01:00:00.000Z');
    expect(hours('2025-10-26', '02:30', 1)?.start).toBe('2025-10-26T00:30:00.000Z');
  });

  it('agrees with Temporal at every half hour of the days around both clock changes, also with the picker', () => {
    for (const at of [zone, 'Europe/London'])
      for (const day of ['2025-03-29', '2025-03-30', '2025-03-31', '2025-10-25', '2025-10-26', '2025-10-27'])
        for (let half = 0; half < 48; half++) {
          const time = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
          const local = Temporal.PlainDateTime.from(`${day}T${time}`);
          const first = local.toZonedDateTime(at, { disambiguation: 'earlier' });
          const start = periodOf({ kind: 'hours', day, time, hours: 1 }, at)?.start ?? null;
          const exists = first.toPlainDateTime().equals(local);
          expect([at, day, time, start]).toEqual([at, day, time, exists ? instantAt(day, time, at) : null]);
          if (exists) expect(Date.parse(start!)).toBe(first.epochMilliseconds);
          const blocked = blockedPeriodOf({ kind: 'hours', day, time, hours: 3 }, at);
          const end = local.add({ hours: 3 }).toZonedDateTime(at, { disambiguation: 'later' });
          expect([at, day, time, Date.parse(blocked.end)]).toEqual([at, day, time, end.epochMilliseconds]);
        }
  });

  it('uses the time zone of the offer', () => {
    expect(periodOf({ kind: 'hours', day: '2025-06-01', time: '10:00', hours: 1 }, 'Europe/London')?.start).toBe(
      '2025-06-01T09:00:00.000Z',
    );
  });

  it('neither overlaps nor leaves a gap to the next period, in days and in hours', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 20 }), (from, length) => {
        const day = (n: number) => new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10);
        expect(days(day(from), day(from + length))?.end).toBe(days(day(from + length), day(from + length + 1))?.start);
      }),
    );
  });
});

describe('deadline for an answer', () => {
  const period = days('2025-05-09', '2025-05-11')!;

  it('is seven days after asking for a period that begins later', () => {
    expect(answerByOf(period, '2025-04-20T10:00:00.000Z')).toBe('2025-04-27T10:00:00.000Z');
  });

  it('is the start of the period, or the end of the first day for a request made on that day', () => {
    expect(answerByOf(period, '2025-05-08T21:59:59.999Z')).toBe(period.start);
    expect(answerByOf(period, '2025-05-09T10:00:00.000Z')).toBe('2025-05-09T22:00:00.000Z');
  });

  it('is the start of the period for hourly periods', () => {
    const later = hours('2025-05-09', '18:00', 2)!;
    expect(answerByOf(later, '2025-05-09T10:00:00.000Z')).toBe(later.start);
  });
});
