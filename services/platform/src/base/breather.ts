import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds for which background work may hold the event loop: people wait for its end. */
const MOST_HELD_MS = 5;

/**
 * For loops over many pieces of background work: called between two of them, it gives other work of the process its turn
 * as soon as the loop has held it up for some milliseconds.
 */
export const createBreather = (mostMs = MOST_HELD_MS, now: () => number = () => performance.now()) => {
  let since = now();
  return async (): Promise<void> => {
    if (now() - since < mostMs) return;
    await nextTurn();
    since = now();
  };
};
