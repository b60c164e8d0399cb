import { describe, expect, it } from 'vitest';
import { freeUnits, fullest, levels, scarce, type Use } from './capacity.js';

const day = (n: number) => `2025-06-${String(n).padStart(2, '0')}T00:00:00.000Z`;
const out = (from: number, to: number, units: number | null): Use => ({ start: day(from), end: day(to), units });
const from = (first: number, to: number) => ({ start: day(first), end: day(to) });

/** Eighty chairs: thirty are away from the 2nd to the 5th, twenty from the 4th to the 8th. */
const chairs = [out(2, 5, 30), out(4, 8, 20)];

describe('free units of an offer', () => {
  it('are those that nobody has at any instant of the period', () => {
    expect(freeUnits(chairs, 80, from(1, 2))).toBe(80);
    expect(freeUnits(chairs, 80, from(2, 3))).toBe(50);
    expect(freeUnits(chairs, 80, from(1, 9))).toBe(30);
    expect(freeUnits(chairs, 80, from(5, 6))).toBe(60);
  });

  it('count what comes back as free from that instant on', () => {
    expect(freeUnits([out(2, 5, 80)], 80, from(5, 6))).toBe(80);
    expect(freeUnits([out(2, 5, 40), out(5, 8, 40)], 80, from(4, 6))).toBe(40);
  });

  it('are none while all units are blocked, however many the offer has', () => {
    expect(freeUnits([out(2, 5, null)], 80, from(3, 4))).toBe(0);
    expect(freeUnits([out(2, 5, null)], 999, from(3, 4))).toBe(0);
  });

  it('are fewer by a block of some of the rest, which takes no more than is left', () => {
    const some = (first: number, to: number, units: number): Use => ({ ...out(first, to, units), rest: true });
    expect(freeUnits([...chairs, some(1, 9, 3)], 80, from(4, 5))).toBe(27);
    expect(freeUnits([...chairs, some(1, 9, 40)], 80, from(4, 5))).toBe(0);
    expect(levels([...chairs, some(4, 5, 40)], 80)[1]).toMatchObject({ start: day(4), units: 80 });
    expect(levels([out(2, 5, 3), some(2, 5, 2)], 2)).toMatchObject([{ units: 3 }]);
    expect(levels([some(2, 5, 2), some(3, 4, 2)], 5).map(({ units }) => units)).toEqual([2, 4, 2]);
  });

  it('are never negative', () => {
    expect(freeUnits(chairs, 40, from(4, 5))).toBe(0);
  });
});

describe('levels of use', () => {
  it('change where units go out or come back', () => {
    expect(levels(chairs, 80).map(({ start, end, units }) => [start, end, units])).toEqual([
      [day(2), day(4), 30],
      [day(4), day(5), 50],
      [day(5), day(8), 20],
    ]);
  });

  it('leave out times without use', () => {
    expect(levels([out(2, 3, 1), out(6, 7, 2)], 5).map(({ start, units }) => [start, units])).toEqual([
      [day(2), 1],
      [day(6), 2],
    ]);
  });

  it('name the fullest part of a period, the first of equal ones', () => {
    expect(fullest(chairs, 80, from(1, 9))).toMatchObject({ start: day(4), units: 50 });
    expect(fullest([out(2, 3, 5), out(6, 7, 5)], 9, from(1, 9))).toMatchObject({ start: day(2), units: 5 });
    expect(fullest(chairs, 80, from(8, 9))).toBeNull();
  });
});

describe('scarce periods', () => {
  it('are those with fewer free units than wanted', () => {
    expect(scarce(chairs, 80, 30)).toEqual([]);
    expect(scarce(chairs, 80, 40).map(({ start, end }) => [start, end])).toEqual([[day(4), day(5)]]);
    expect(scarce(chairs, 80, 60).map(({ start, end }) => [start, end])).toEqual([
      [day(2), day(4)],
      [day(4), day(5)],
    ]);
  });

  it('are the bookings of an offer of one unit, unchanged', () => {
    expect(scarce([out(2, 5, 1), out(6, 9, null)], 1, 1)).toMatchObject([from(2, 5), from(6, 9)]);
  });
});
