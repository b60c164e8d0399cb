import type { Allowance } from './throttle.js';

/** Wrong tries for one account, on one device or by one person; a stranger's guesses make its owner wait minutes at most. */
export const guesses: Allowance = { free: 5, firstSeconds: 2, longestSeconds: 300 };
/**
 * A shop, a school or a whole street shares a network address: its people do not wait long for what others mistyped.
 */
export const guessesFromNetwork: Allowance = { free: 100, firstSeconds: 2, longestSeconds: 60, forgiveSeconds: 30 };
