import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds for which background work may block the event loop while requests wait. */
const MOST_HELD_MS = 5;

/**
 * Returns a function to call between two pieces of background work: it yields to the event loop once the loop has been
 * blocked for `mostMs`.
 */
export const createBreather = (mostMs = MOST_HELD_MS, now: () => number = () => performance.now()) => {
  let since = now();
  return async (): Promise<void> => {
    if (now() - since < mostMs) return;
    await nextTurn();
    since = now();
  };
};
