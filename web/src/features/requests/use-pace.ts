import { isLive } from '../../lib/live-now.js';
import { useActive } from './use-active.js';

/**
 * How often an open request looks for news, milliseconds: quickly while somebody is at it, seldom once they let it be,
 * and while news comes by itself (`live`) only in case it does not. What is hidden does not ask at all and does so at
 * once when it is shown again. One question took 5 ms of the server's processor: a page at the quick pace asks 15 times a
 * minute, a hundred such pages take an eighth of a core.
 */
const paces = { quick: 4_000, slow: 20_000, live: 60_000 } as const;

/** The pace, to be asked after each look. */
export const usePace = (): (() => number) => {
  const own = useActive() ? paces.quick : paces.slow;
  return () => (isLive() ? paces.live : own);
};
