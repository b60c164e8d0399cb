import { describe, expect, it } from 'vitest';
import { preferencesAggregate } from '../preferences/preferences.aggregate.js';
import { goesOut, notQuiet } from './when-it-goes-out.js';

const quiet = { from: '22:00', until: '07:30', zone: 'Europe/Berlin' };
const mail = { collectMs: 120_000, digests: true };
const push = { collectMs: 0, digests: false };
const daily = { ...preferencesAggregate.initialState, digest: { kind: 'daily', zone: 'Europe/Berlin' } } as const;

describe('quiet hours', () => {
  it.each([
    ['in the evening', '2025-05-05T20:30:00.000Z', '2025-05-06T05:30:00.000Z'],
    ['from their first minute', '2025-05-05T20:00:00.000Z', '2025-05-06T05:30:00.000Z'],
    ['at night', '2025-05-06T01:00:00.000Z', '2025-05-06T05:30:00.000Z'],
    ['not any more at their end', '2025-05-06T05:30:00.000Z', '2025-05-06T05:30:00.000Z'],
    ['not by day', '2025-05-05T10:00:00.000Z', '2025-05-05T10:00:00.000Z'],
    ['over the beginning of summer time', '2025-03-29T22:00:00.000Z', '2025-03-30T05:30:00.000Z'],
    ['over its end', '2025-10-25T21:00:00.000Z', '2025-10-26T06:30:00.000Z'],
  ])('hold %s', (_, at, until) => {
    expect(notQuiet(quiet, at)).toBe(until);
  });

  it('end after a time skipped by the clock change', () => {
    const skipped = { ...quiet, until: '02:30' };
    expect(notQuiet(skipped, '2025-03-29T23:00:00.000Z')).toBe('2025-03-30T01:30:00.000Z');
  });

  it('work within one day, and in another time zone', () => {
    const noon = { from: '12:00', until: '14:00', zone: 'America/New_York' };
    expect(notQuiet(noon, '2025-05-05T16:30:00.000Z')).toBe('2025-05-05T18:00:00.000Z');
    expect(notQuiet(noon, '2025-05-05T18:00:00.000Z')).toBe('2025-05-05T18:00:00.000Z');
  });
});

describe('news is sent', () => {
  it('after a short wait, and outside quiet hours', () => {
    const state = preferencesAggregate.initialState;
    expect(goesOut(mail, state)('2025-05-05T10:00:00.000Z')).toBe('2025-05-05T10:02:00.000Z');
    expect(goesOut(mail, { ...state, quiet })('2025-05-05T19:59:00.000Z')).toBe('2025-05-06T05:30:00.000Z');
  });

  it('once a day if the user chose so, for deferrable channels', () => {
    expect(goesOut(mail, daily)('2025-05-05T10:00:00.000Z')).toBe('2025-05-05T16:00:00.000Z');
    expect(goesOut(mail, daily)('2025-05-05T16:00:01.000Z')).toBe('2025-05-06T16:00:00.000Z');
    expect(goesOut(push, daily)('2025-05-05T10:00:00.000Z')).toBe('2025-05-05T10:00:00.000Z');
  });
});
