import { describe, expect, it } from '@jest/globals';
import { anEvent } from '../../testing/event-store/contract-examples.js';
import type { StoredEvent } from './event-store.port.js';
import { createRecentEvents } from './recent-events.js';

const stored = (...positions: readonly number[]): readonly StoredEvent[] =>
  positions.map((position) => ({
    ...anEvent(position),
    stream: 'a-1',
    revision: 0,
    position: String(position).padStart(16, '0'),
  }));
const numbers = (events: readonly StoredEvent[] | null) => events?.map(({ position }) => Number(position)) ?? null;

describe('recent events', () => {
  it('answer what came after a position, and null when some of it is not here', () => {
    const recent = createRecentEvents();
    expect(recent.after(0)).toBeNull();
    recent.add(stored(5, 6));
    recent.add(stored(7));
    expect([3, 4, 6, 7, 8].map((position) => numbers(recent.after(position)))).toEqual([
      null,
      [5, 6, 7],
      [7],
      [],
      null,
    ]);
  });

  it('forget what lies before a gap', () => {
    const recent = createRecentEvents();
    recent.add(stored(1, 2));
    recent.add(stored(4, 5));
    expect([2, 3].map((position) => numbers(recent.after(position)))).toEqual([null, [4, 5]]);
  });

  it('keep the newest up to their limit, and never twice as many', () => {
    const recent = createRecentEvents(3);
    for (let position = 1; position <= 50; position += 1) {
      recent.add(stored(position));
      const oldest = Math.max(0, position - 3);
      expect(numbers(recent.after(oldest))).toEqual([1, 2, 3].map((n) => oldest + n).filter((n) => n <= position));
      if (position >= 6) expect(recent.after(position - 6)).toBeNull();
    }
    recent.add(stored(51, 52, 53, 54, 55, 56, 57));
    expect([53, 54].map((position) => numbers(recent.after(position)))).toEqual([null, [55, 56, 57]]);
  });
});
