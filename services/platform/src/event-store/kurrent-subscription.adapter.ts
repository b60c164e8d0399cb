import { streamNameFilter, type KurrentDBClient } from '@kurrent/kurrentdb-client';
import type { RecordedEvent } from './kurrent-event.js';
import { isKnown, type LogPlace } from './kurrent-position.js';
import { SubscriptionEnded } from './kurrent-trouble.adapter.js';

type Options = Readonly<{
  prefixes: readonly string[];
  after: LogPlace | 'start';
  bufferSize: number;
  caughtUp: boolean;
  signal: AbortSignal;
}>;

export type Taken = Readonly<{ events: readonly RecordedEvent[]; seen: LogPlace | undefined; caughtUp: boolean }>;

export interface Subscription {
  next(max: number): Promise<Taken | null>;
  close(): Promise<void>;
}

type Note = Readonly<{ at: number } & ({ seen: LogPlace } | { caughtUp: boolean })>;

/**
 * Subscribes to $all from a position, filtered by stream names. The client delivers control messages (caught up,
 * checkpoint) immediately although earlier events may still be in its buffer; this wrapper restores the order.
 */
export const subscribe = (
  client: KurrentDBClient,
  { prefixes, after, bufferSize, signal, ...begun }: Options,
): Subscription => {
  const notes: Note[] = [];
  let taken = 0;
  let { caughtUp } = begun;
  let ended = false;
  let failure: unknown;
  let wake = (): void => undefined;

  const source = client.subscribeToAll(
    {
      fromPosition: after,
      filter: streamNameFilter({
        prefixes: [...prefixes],
        maxSearchWindow: 256,
        checkpointInterval: 1,
        checkpointReached: (_, seen) => note({ at: arrived(), seen }),
      }),
    },
    { highWaterMark: bufferSize },
  );

  const arrived = (): number => taken + source.readableLength;
  const note = (added: Note): void => {
    notes.push(added);
    wake();
  };
  source.on('caughtUp', () => note({ at: arrived(), caughtUp: true }));
  source.on('fellBehind', () => note({ at: arrived(), caughtUp: false }));
  source.on('readable', () => wake());
  source.on('end', () => {
    ended = true;
    wake();
  });
  source.on('error', (error: Error) => {
    failure ??= error;
    wake();
  });
  const stop = (): void => wake();
  signal.addEventListener('abort', stop);

  const take = (max: number): Taken | undefined => {
    const events: RecordedEvent[] = [];
    let seen: LogPlace | undefined;
    let noted = false;
    while (events.length < max) {
      const first = notes[0];
      if (first && first.at <= taken) {
        notes.shift();
        noted = true;
        if ('caughtUp' in first) caughtUp = first.caughtUp;
        else if (isKnown(first.seen)) seen = first.seen;
        continue;
      }
      const resolved = source.read() as { event?: RecordedEvent } | null;
      if (resolved === null) break;
      taken += 1;
      if (!resolved.event?.position) continue;
      events.push(resolved.event);
      seen = resolved.event.position;
    }
    const more = source.readableLength > 0;
    return events.length > 0 || noted ? { events, seen, caughtUp: caughtUp && !more } : undefined;
  };

  return {
    async next(max) {
      for (;;) {
        if (signal.aborted) return null;
        const found = take(max);
        if (found) return found;
        if (failure !== undefined) throw failure;
        if (ended) throw new SubscriptionEnded();
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    async close() {
      signal.removeEventListener('abort', stop);
      // Keep the error listener: an abandoned subscription's error would otherwise end the process.
      source.removeAllListeners('readable');
      await source.unsubscribe();
      source.destroy();
    },
  };
};
