import { useSyncExternalStore } from 'react';

/**
 * Screen wide enough for a week of seven columns, or for two months side by side (spec §9, mobile breakpoint 768 px).
 * False on the server.
 */
const query = typeof matchMedia === 'function' ? matchMedia('(min-width: 768px)') : null;
const subscribe = (listener: () => void) => {
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
};

export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query?.matches ?? false,
    () => false,
  );
