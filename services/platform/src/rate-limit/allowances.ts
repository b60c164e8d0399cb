import type { Allowance } from './throttle.js';

/** Limit on failed attempts per account, device or person. An attacker's guesses delay the owner by minutes at most. */
export const guesses: Allowance = { free: 5, firstSeconds: 2, longestSeconds: 300 };
/**
 * Limit per network address. A shop, a school or a whole street may share one address, so failures of others cause
 * only short waits.
 */
export const guessesFromNetwork: Allowance = { free: 100, firstSeconds: 2, longestSeconds: 60, forgiveSeconds: 30 };
