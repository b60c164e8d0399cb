import { describe, expect, it } from 'vitest';
import { anEvent } from '../../testing/event-store/contract-examples.js';
import type { StoredEvent } from './event-store.port.js';
import { createRecentEvents } from './recent-events.js';

type Row = readonly [position: number];
const rows = (...positions: readonly number[]): readonly Row[] => positions.map((position) => [position]);
const read = (stored: readonly Row[]): readonly StoredEvent[] =>
  stored.map(([position]) => ({
    ...anEvent(position),
    stream: 'a-1',
    revision: 0,
    position: String(position).padStart(16, '0'),
  }));
const numbers = (events: readonly StoredEvent[] | null) => events?.map(({ position }) => Number(position)) ?? null;

describe('recent events', () => {
  it('return events after a position, or null if some are missing', () => {
    const recent = createRecentEvents(read);
    expect(recent.after(0)).toBeNull();
    recent.add(rows(5, 6));
    recent.add(rows(7));
    expect([3, 4, 6, 7, 8].map((position) => numbers(recent.after(position)))).toEqual([
      null,
      [5, 6, 7],
      [7],
      [],
      null,
    ]);
  });

  it('drop all events before a gap', () => {
    const recent = createRecentEvents(read);
    recent.add(rows(1, 2));
    recent.add(rows(4, 5));
    expect([2, 3].map((position) => numbers(recent.after(position)))).toEqual([null, [4, 5]]);
  });

  it('are limited to the newest events and never exceed twice the limit', () => {
    const recent = createRecentEvents(read, 3);
    for (let position = 1; position <= 50; position += 1) {
      recent.add(rows(position));
      const oldest = Math.max(0, position - 3);
      expect(numbers(recent.after(oldest))).toEqual([1, 2, 3].map((n) => oldest + n).filter((n) => n <= position));
      if (position >= 6) expect(recent.after(position - 6)).toBeNull();
    }
    recent.add(rows(51, 52, 53, 54, 55, 56, 57));
    expect([53, 54].map((position) => numbers(recent.after(position)))).toEqual([null, [55, 56, 57]]);
  });

  it('parse each row lazily and once, and keep the newest even without reads', () => {
    const parsed: number[] = [];
    const recent = createRecentEvents((stored: readonly Row[]) => {
      parsed.push(...stored.map(([position]) => position));
      return read(stored);
    }, 3);
    for (let position = 1; position <= 20; position += 1) recent.add(rows(position));
    expect(parsed).toEqual([]);
    expect([numbers(recent.after(17)), numbers(recent.after(17)), recent.after(14)]).toEqual([
      [18, 19, 20],
      [18, 19, 20],
      null,
    ]);
    expect(parsed).toEqual(parsed.toSorted((one, other) => one - other));
    expect(new Set(parsed).size).toBe(parsed.length);
    recent.add(rows(21));
    expect(numbers(recent.after(20))).toEqual([21]);
    expect(parsed.at(-1)).toBe(21);
  });
});
