import { describe, expect, it } from 'vitest';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { UnavailableDays } from '@lendring/contracts/rules/unavailability.js';
import { noRoomFor } from './room.js';

const today = '2025-05-01';
const once = (from: string): UnavailableDays => ({ from, to: from, hours: null, repeat: null });
/** Hours of `count` days in a row from a day on. */
const daily = (count: number, from = '2025-06-01'): UnavailableDays => ({
  from,
  to: from,
  hours: { time: '10:00', hours: 1 },
  repeat: { every: 'week', weekdays: [0, 1, 2, 3, 4, 5, 6], until: addDays(from, count - 1) },
});

let next = 0;
const entry = (days: UnavailableDays, offerIds: readonly string[] | null = null) => ({
  entryId: `e${(next += 1)}`,
  offerIds,
  days,
  freed: [] as readonly string[],
});
const codeOf = (...args: Parameters<typeof noRoomFor>) => noRoomFor(...args)?.refusal.code ?? null;

describe('the room for entries of an owner', () => {
  it('ends at a number of entries that have not ended', () => {
    const many = Array.from({ length: limits.blocks }, () => entry(once('2025-05-02')));
    expect(codeOf(entry(once('2025-05-02')), many, today)).toBe('too_many_blocks');
    expect(codeOf(entry(once('2025-05-02')), [...many.slice(1), entry(once('2025-04-30'))], today)).toBeNull();
  });

  it('ends at a number of coming dates of all offers', () => {
    const many = Array.from({ length: 6 }, (_, n) => entry(daily(333), [`o${n}`]));
    expect(codeOf(entry(daily(2), ['o9']), many, today)).toBeNull();
    expect(codeOf(entry(daily(3), ['o9']), many, today)).toBe('too_many_block_dates');
    expect(codeOf({ ...entry(daily(3), ['o9']), freed: ['2025-06-01'] }, many, today)).toBeNull();
  });

  it('ends at a number of coming dates of one offer, which entries for all offers have as well', () => {
    const others = [entry(daily(360)), entry(daily(360), ['o1', 'o2']), entry(daily(300), ['o3'])];
    expect(codeOf(entry(daily(280), ['o1']), others, today)).toBeNull();
    expect(codeOf(entry(daily(281), ['o1']), others, today)).toBe('too_many_block_dates_of_offer');
    expect(codeOf(entry(daily(281), ['o3']), others, today)).toBeNull();
    expect(codeOf(entry(daily(281)), others, today)).toBe('too_many_block_dates_of_offer');
  });

  it('never refuses a change that adds neither dates nor offers, also above the limits', () => {
    const above = [1, 2, 3, 4].map(() => entry(daily(366), ['o1']));
    const [first] = above;
    expect(codeOf({ ...first!, days: daily(365, '2025-06-02') }, above, today)).toBeNull();
    expect(codeOf({ ...first!, offerIds: ['o1', 'o2'] }, above, today)).toBe('too_many_block_dates_of_offer');
    expect(codeOf({ ...first!, offerIds: null }, above, today)).toBe('too_many_block_dates_of_offer');
  });
});
