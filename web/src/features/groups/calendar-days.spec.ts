import { describe, expect, it } from 'vitest';
import { dayStateOf, weeksFrom } from './calendar-days.js';

const today = '2026-11-25';

describe('the two weeks of a group calendar', () => {
  it.each([
    ['the week of today', undefined, '2026-11-23', '2026-12-06'],
    ['the week of a day', '2026-12-10', '2026-12-07', '2026-12-20'],
    ['the week of today where the address names no day', '2026-13-40', '2026-11-23', '2026-12-06'],
    ['the week of today where the address names anything', 'soon', '2026-11-23', '2026-12-06'],
  ])('start on %s', (_, from, first, last) => {
    expect(weeksFrom(from, today)).toEqual({ from: first, to: last });
  });
});

describe('a day of an offer in the group calendar', () => {
  it('is past, taken, closed or free', () => {
    const thing = { taken: ['2026-11-24', '2026-11-26'], closed: ['2026-11-28'] };
    expect(
      ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-28'].map((day) => dayStateOf(thing, day, today)),
    ).toEqual(['past', 'free', 'taken', 'closed']);
  });
});
