import { useSyncExternalStore } from 'react';

const minute = 60_000;
const listeners = new Set<() => void>();
let known = 0;
let timer: ReturnType<typeof setInterval> | undefined;

const tick = () => {
  known = Date.now();
  for (const listener of listeners) listener();
};
const read = (): number => {
  // Refresh a stale value, because the clock does not run without listeners; it may also have been set back.
  if (listeners.size === 0 && Math.abs(Date.now() - known) >= minute) known = Date.now();
  return known;
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  timer ??= setInterval(tick, minute);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/**
 * The current instant (ISO UTC), shared by the page and at most a minute old. For pages that are not rendered on the
 * server.
 */
export const useNow = (): string => new Date(useSyncExternalStore(subscribe, read, read)).toISOString();
