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
  /** Milliseconds of silence before the stream sends a keep-alive. */
  heartbeatMs?: number;
  /** Maximum milliseconds for a receiver to drain its buffer. */
  drainMs?: number;
}>;

/** Reconnection delay of the client, in milliseconds. */
const RETRY_MS = 3_000;
const AWAY_MS = 1_000;

export const eventText = ({ cursor, event }: FeedItem): string =>
  `id: ${cursor}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;

/**
 * Keep-alive with the current cursor. An id without data triggers no event, but lets a reconnecting client skip
 * events that were filtered out.
 */
const heartbeatText = (cursor: string): string => `: still here\nid: ${cursor}\n\n`;

/**
 * Writes the feed as server-sent events until the signal or the receiver ends it. For back-pressure, the next page is
 * read only after the previous page is sent, and a receiver that blocks for `drainMs` is disconnected.
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
  // Close if the client left while the first page was being read, since the socket then emits no further event.
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

/** Returns an empty page when the partner service is unavailable, so that the stream stays open. */
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
