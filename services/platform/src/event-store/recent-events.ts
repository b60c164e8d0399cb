import type { StoredEvent } from './event-store.port.js';

/** A stored event as its table keeps it. */
type Row = readonly [position: number, ...values: readonly unknown[]];

/**
 * The newest events of a log in memory, at least `limit` of them, without a gap: followers that are up to date need not
 * read them again. Positions are consecutive whole numbers. Rows are parsed by `read` when a follower asks for them, not
 * while somebody waits for an append.
 */
export const createRecentEvents = <Stored extends Row>(
  read: (rows: readonly Stored[]) => readonly StoredEvent[],
  limit = 1_000,
) => {
  const events: StoredEvent[] = [];
  const unread: Stored[] = [];
  let next = 0;

  /** Trims now and then, not with every append: trimming moves all that stay. */
  const trim = (list: unknown[]): void => {
    if (list.length >= 2 * limit) list.splice(0, list.length - limit);
  };

  return {
    /** Adds rows in log order; what lies before a gap (another process has written) is dropped. */
    add(added: readonly Stored[]): void {
      const [first] = added;
      if (!first) return;
      if (first[0] !== next || unread.length >= limit) events.length = 0;
      if (first[0] !== next) unread.length = 0;
      for (const row of added) unread.push(row);
      trim(unread);
      next = first[0] + added.length;
    },
    /** The position of the newest one; 0 while there is none. */
    newest: (): number => Math.max(0, next - 1),
    /** All events after a position, in log order; null unless all of them are here. */
    after(position: number): readonly StoredEvent[] | null {
      for (const event of read(unread)) events.push(event);
      unread.length = 0;
      trim(events);
      const first = next - events.length;
      return position >= first - 1 && position < next ? events.slice(position - first + 1) : null;
    },
  };
};
