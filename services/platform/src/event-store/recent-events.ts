import type { StoredEvent } from './event-store.port.js';

/**
 * The newest events of a log in memory, at least `limit` of them, without a gap: followers that are up to date need not
 * read them again. Positions are consecutive whole numbers.
 */
export const createRecentEvents = (limit = 1_000) => {
  const events: StoredEvent[] = [];
  const next = (): number => Number(events.at(-1)?.position) + 1;

  return {
    /** Adds events in log order; events before a gap (another process has written) are dropped. */
    add(added: readonly StoredEvent[]): void {
      if (Number(added[0]?.position) !== next()) events.length = 0;
      for (const event of added) events.push(event);
      // Trims now and then, not with every append: trimming moves all that stay.
      if (events.length >= 2 * limit) events.splice(0, events.length - limit);
    },
    /** All events after a position, in log order; null unless all of them are here. */
    after(position: number): readonly StoredEvent[] | null {
      const first = Number(events[0]?.position);
      return position >= first - 1 && position < next() ? events.slice(position - first + 1) : null;
    },
  };
};
