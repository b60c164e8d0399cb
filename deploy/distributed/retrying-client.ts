import { setTimeout as pause } from 'node:timers/promises';

export type Longest = { ms: number };

const tryAgain = ({ status, text }: Readonly<{ status: number; text: string }>): boolean =>
  status === 503 || text.includes('"msgcode":"busy"');

/**
 * Client that retries with the same key on 503, "busy" and lost connections. Each response must arrive within ten
 * seconds; records the longest.
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
 * Detects `fetch` errors of refused or broken connections by name, because they come from another realm and
 * `instanceof` fails.
 */
const isLost = (error: unknown): boolean =>
  ((error as { name?: unknown } | null)?.name === 'TypeError' && String(error).includes('fetch failed')) ||
  String(error).includes('terminated');

export const inLanes = async (count: number, lanes: number, work: (n: number) => Promise<void>): Promise<void> => {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};
