import { isLive } from '../../lib/push/live-now.js';
import { useActive } from './use-active.js';

/**
 * Polling intervals of an open request in milliseconds: `quick` while the user is active, `slow` while idle, and `live`
 * as a fallback while live updates work. Hidden pages do not poll, and refetch when shown again. One poll costs about 5
 * ms of server CPU: a hundred pages at the quick interval use an eighth of a core.
 */
const paces = { quick: 4_000, slow: 20_000, live: 60_000 } as const;

export const usePace = (): (() => number) => {
  const own = useActive() ? paces.quick : paces.slow;
  return () => (isLive() ? paces.live : own);
};
