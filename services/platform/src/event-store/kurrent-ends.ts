import { lruMap } from '../base/lru-map.js';
import type { StoredEvent, StreamEnd } from './event-store.port.js';

/** Streams of one service whose ends are in memory, about 300 bytes each. */
const STREAMS = 20_000;

export interface StreamEnds {
  /** Undefined for a stream whose end is not in memory. */
  of(stream: string): StreamEnd | undefined;
  /** Records events that a subscription delivered or that this process appended. */
  added(events: readonly Pick<StoredEvent, 'stream' | 'revision' | 'id'>[]): void;
  /** Call before reading a stream; the returned function records the end that was read. */
  reading(stream: string): (end: StreamEnd) => void;
}

/**
 * Newest known end of each stream. The order of calls does not matter, because streams only grow: an older end, such as
 * that of a read that was overtaken by an append, never replaces a newer one.
 */
export const createStreamEnds = (most = STREAMS): StreamEnds => {
  const ends = lruMap<string, StreamEnd>(most);
  let recorded = 0;
  const record = (stream: string, end: StreamEnd): void => {
    if (revisionOf(end) < revisionOf(ends.peek(stream))) return;
    recorded += 1;
    ends.set(stream, end);
  };

  return {
    of: (stream) => ends.get(stream),
    added(events) {
      for (const { stream, revision, id } of events) record(stream, { revision, id });
    },
    reading(stream) {
      const before = recorded;
      return (end) => {
        // Discard the end if a newer one may have been recorded and displaced during the read.
        if (recorded - before < most) record(stream, end);
      };
    },
  };
};

const revisionOf = (end: StreamEnd | undefined): number =>
  end === undefined ? -2 : end === 'absent' ? -1 : end.revision;
