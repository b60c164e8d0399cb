import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { FeedItem } from '@lendring/contracts/partner/followed-events.js';
import { ServiceUnavailable } from '@lendring/platform/rpc/api-errors.js';
import { sleep, unlessAborted } from '@lendring/platform/base/back-off.js';
import type { FeedAnswer } from '../partner/feed.js';

export type Sink = Pick<ServerResponse, 'write' | 'end' | 'once' | 'off' | 'destroyed'>;

type Options = Readonly<{
  sink: Sink;
  first: FeedAnswer;
  next: (cursor: string) => Promise<FeedAnswer>;
  signal: AbortSignal;
  /** Milliseconds of silence after which a keep-alive is sent. */
  heartbeatMs?: number;
  /** Milliseconds a receiver may take to drain its buffer. */
  drainMs?: number;
}>;

/** Client's reconnection delay, in milliseconds. */
const RETRY_MS = 3_000;
const AWAY_MS = 1_000;

export const eventText = ({ cursor, event }: FeedItem): string =>
  `id: ${cursor}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;

/** An id without data does not trigger an event, but lets a reconnecting client skip events already filtered out. */
const heartbeatText = (cursor: string): string => `: still here\nid: ${cursor}\n\n`;

/**
 * Writes the feed as server-sent events until the signal or the receiver ends it. Back-pressure: the next page is read
 * once the previous one is sent; a receiver that blocks for `drainMs` is disconnected.
 */
export const streamFeed = async ({
  sink,
  first,
  next,
  signal,
  heartbeatMs = 15_000,
  drainMs = 60_000,
}: Options): Promise<void> => {
  const gone = new AbortController();
  const close = (): void => gone.abort();
  sink.once('close', close);
  // A client that left during the first page sends no further event.
  if (sink.destroyed) close();
  const over = AbortSignal.any([signal, gone.signal]);
  let wroteAt = Date.now();

  const write = async (text: string): Promise<void> => {
    wroteAt = Date.now();
    if (over.aborted || sink.write(text)) return;
    await once(sink as ServerResponse, 'drain', { signal: AbortSignal.any([over, AbortSignal.timeout(drainMs)]) });
  };

  try {
    await write(`retry: ${RETRY_MS}\n\n`);
    for (let page = first; !over.aborted;) {
      for (const item of page.items) await write(eventText(item));
      if (page.items.length === 0 && Date.now() - wroteAt >= heartbeatMs) await write(heartbeatText(page.cursor));
      const asked = unlessAway(next, page.cursor, over).then((answer) => {
        page = answer;
      });
      if (!(await unlessAborted(asked, over, 0))) return;
    }
  } catch (error) {
    if (!over.aborted && !isTimeout(error)) throw error;
  } finally {
    sink.off('close', close);
    sink.end();
  }
};

/** When the partner service is unavailable, the stream stays open without events. */
const unlessAway = async (next: Options['next'], cursor: string, signal: AbortSignal): Promise<FeedAnswer> => {
  try {
    return await next(cursor);
  } catch (error) {
    if (!(error instanceof ServiceUnavailable)) throw error;
    await sleep(AWAY_MS, signal);
    return { items: [], cursor, caughtUp: false };
  }
};

const isTimeout = (error: unknown): boolean =>
  ['AbortError', 'TimeoutError'].includes(String((error as { name?: unknown } | null)?.name));
