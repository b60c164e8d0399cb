import { describe, expect, it } from '@jest/globals';
import { anEvent } from './contract-examples.js';
import type { StoredEvent } from './event-store.port.js';
import { createRecentEvents } from './recent-events.js';

const stored = (...positions: readonly number[]): readonly StoredEvent[] =>
  positions.map((position) => ({ ...anEvent(position), stream: 'a-1', revision: 0, position: String(position).padStart(16, '0') }));
const numbers = (events: readonly StoredEvent[] | null) => events?.map(({ position }) => Number(position)) ?? null;

describe('recent events', () => {
  it('answer what came after a position, and null when some of it is not here', () => {
    const recent = createRecentEvents();
    expect(recent.after(0)).toBeNull();
    recent.add(stored(5, 6));
    recent.add(stored(7));
    expect([3, 4, 6, 7, 8].map((position) => numbers(recent.after(position)))).toEqual([null, [5, 6, 7], [7], [], null]);
  });

  it('forget what lies before a gap', () => {
    const recent = createRecentEvents();
    recent.add(stored(1, 2));
    recent.add(stored(4, 5));
    expect([2, 3].map((position) => numbers(recent.after(position)))).toEqual([null, [4, 5]]);
  });

  it('keep no more than their limit', () => {
    const recent = createRecentEvents(3);
    recent.add(stored(1, 2));
    recent.add(stored(3, 4));
    expect([0, 1].map((position) => numbers(recent.after(position)))).toEqual([null, [2, 3, 4]]);
    recent.add(stored(5, 6, 7, 8));
    expect([4, 5].map((position) => numbers(recent.after(position)))).toEqual([null, [6, 7, 8]]);
  });
});
