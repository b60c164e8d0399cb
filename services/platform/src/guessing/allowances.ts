import type { Allowance } from './throttle.js';

/** Failed attempts per account, device or person. An attacker's guesses delay the owner by minutes at most. */
export const guesses: Allowance = { free: 5, firstSeconds: 2, longestSeconds: 300 };
/** A shop, a school or a whole street may share one network address, so others' failures cause only short waits. */
export const guessesFromNetwork: Allowance = { free: 100, firstSeconds: 2, longestSeconds: 60, forgiveSeconds: 30 };
