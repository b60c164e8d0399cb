import type { StoredEvent } from './event-store.port.js';

type Row = readonly [position: number, ...values: readonly unknown[]];

/**
 * Keeps at least the `limit` newest events of a log in memory, without gaps, so that up-to-date followers need no
 * reads. Positions must be consecutive integers. `read` parses rows when a follower requests them, not during an
 * append.
 */
export const createRecentEvents = <Stored extends Row>(
  read: (rows: readonly Stored[]) => readonly StoredEvent[],
  limit = 1_000,
) => {
  const events: StoredEvent[] = [];
  const unread: Stored[] = [];
  let next = 0;

  /** Trim only at twice the limit, because trimming moves all remaining elements. */
  const trim = (list: unknown[]): void => {
    if (list.length >= 2 * limit) list.splice(0, list.length - limit);
  };

  return {
    /** Adds rows in log order. A gap, caused by another process's write, discards everything before it. */
    add(added: readonly Stored[]): void {
      const [first] = added;
      if (!first) return;
      if (first[0] !== next || unread.length >= limit) events.length = 0;
      if (first[0] !== next) unread.length = 0;
      for (const row of added) unread.push(row);
      trim(unread);
      next = first[0] + added.length;
    },
    newest: (): number => Math.max(0, next - 1),
    after(position: number): readonly StoredEvent[] | null {
      for (const event of read(unread)) events.push(event);
      unread.length = 0;
      trim(events);
      const first = next - events.length;
      return position >= first - 1 && position < next ? events.slice(position - first + 1) : null;
    },
  };
};
