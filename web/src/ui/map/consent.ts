import { useSyncExternalStore } from 'react';

const key = 'map-tiles';

/** Whether somebody on this device asked for the street map, whose pictures come from another server. */
export const createMapConsent = (storage: Storage | null) => {
  let allowed: boolean | null = null;
  const listeners = new Set<() => void>();
  const read = () => {
    try {
      return storage?.getItem(key) === 'yes';
    } catch {
      return false;
    }
  };
  return {
    get: (): boolean => (allowed ??= read()),
    allow: (): void => {
      allowed = true;
      try {
        storage?.setItem(key, 'yes');
      } catch {
        /* Allowed for this visit. */
      }
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

export const mapConsent = createMapConsent(typeof localStorage === 'undefined' ? null : localStorage);
export const useMapAllowed = (): boolean => useSyncExternalStore(mapConsent.subscribe, mapConsent.get, () => false);
