import { useSyncExternalStore } from 'react';

const key = 'map-tiles';

/** Consent of this device to the street map, whose tiles come from another server. */
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
        /* Without storage, the consent applies to this visit. */
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
