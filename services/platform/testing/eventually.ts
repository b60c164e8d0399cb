import { setTimeout as pause } from 'node:timers/promises';

/** How long a test waits for what must come, less than its own limit: a busy machine is slow, not wrong. */
export const PATIENCE_MS = 100_000;

/**
 * Looks again until it is so, and answers what it saw then: tests wait for the fact itself.
 * @throws Error with what it saw last, when `maxWaitMs` (less than a test's own limit) have passed
 */
export const eventually = async <Seen>(
  look: () => Promise<Seen> | Seen,
  isSo: (seen: Seen) => boolean,
  maxWaitMs = PATIENCE_MS,
): Promise<Seen> => {
  for (const until = performance.now() + maxWaitMs; ;) {
    const seen = await look();
    if (isSo(seen)) return seen;
    if (performance.now() > until)
      throw new Error(`Waited in vain for ${maxWaitMs} ms; last: ${JSON.stringify(seen)?.slice(0, 2_000)}`);
    await pause(10);
  }
};

/** Looks again until it holds. */
export const until = async (holds: () => Promise<boolean> | boolean, maxWaitMs?: number): Promise<void> => {
  await eventually(holds, (it) => it, maxWaitMs);
};
