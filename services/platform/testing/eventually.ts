import { setTimeout as pause } from 'node:timers/promises';

/** Maximum wait for an expected condition, below the test timeout: a busy machine is slow, not wrong. */
export const PATIENCE_MS = 100_000;

/**
 * Polls until the condition holds and returns the matching value.
 * @throws Error with the last value after `maxWaitMs`, which must be below the test timeout
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

export const until = async (holds: () => Promise<boolean> | boolean, maxWaitMs?: number): Promise<void> => {
  await eventually(holds, (it) => it, maxWaitMs);
};
