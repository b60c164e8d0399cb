import { setTimeout as pause } from 'node:timers/promises';

/** The longest that any call of the test waited for its answer, in milliseconds. */
export type Longest = { ms: number };

const tryAgain = ({ status, text }: Readonly<{ status: number; text: string }>): boolean =>
  status === 503 || text.includes('"msgcode":"busy"');

/**
 * A client that is answered "503" or "busy", or loses its connection, tries again with the same key. Every single
 * answer must come within ten seconds; the longest is noted.
 */
export const retrying =
  (longest: Longest, maxWaitMs = 60_000) =>
  async <Reply extends Readonly<{ status: number; text: string }>>(work: () => Promise<Reply>): Promise<Reply> => {
    const until = Date.now() + maxWaitMs;
    for (;;) {
      const began = performance.now();
      const reply = await work().catch((error: unknown) => (isLost(error) ? null : Promise.reject(error)));
      longest.ms = Math.max(longest.ms, performance.now() - began);
      if (reply && !tryAgain(reply)) return reply;
      if (Date.now() > until)
        throw new Error(`Still ${reply ? `${reply.status}: ${reply.text}` : 'no connection'} after ${maxWaitMs} ms`);
      await pause(100);
    }
  };

/**
 * What `fetch` says of a connection that was refused or broke off; its errors come from another realm than the test's.
 */
const isLost = (error: unknown): boolean =>
  ((error as { name?: unknown } | null)?.name === 'TypeError' && String(error).includes('fetch failed')) ||
  String(error).includes('terminated');

/** Does all numbers below `count`, `lanes` at a time. */
export const inLanes = async (count: number, lanes: number, work: (n: number) => Promise<void>): Promise<void> => {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};
