import { useSyncExternalStore } from 'react';
import { noLocation, type Location } from '@lendring/contracts/place/location.js';

const key = 'location';

const isLocation = (value: unknown): value is Location => {
  const one = value as {
    mode?: unknown;
    radius?: unknown;
    city?: { id?: unknown; city?: unknown; cityUrl?: unknown };
    point?: { lat?: unknown; lng?: unknown };
  } | null;
  if (typeof one?.radius !== 'number') return false;
  if (one.mode === 'city')
    return [one.city?.id, one.city?.city, one.city?.cityUrl].every((part) => typeof part === 'string');
  return one.mode === 'gps'
    ? [one.point?.lat, one.point?.lng].every((part) => typeof part === 'number')
    : one.mode === 'none';
};

/** Chosen place, stored on the device (spec §9). */
export const createLocationStore = (storage: Storage | null) => {
  let known: Location | null = null;
  let chosen = false;
  const listeners = new Set<() => void>();
  const read = (): Location => {
    try {
      const value: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
      return isLocation(value) ? value : noLocation;
    } catch {
      return noLocation;
    }
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  if (storage)
    addEventListener('storage', (event) => {
      if (event.key === key) {
        known = null;
        tell();
      }
    });
  return {
    get: (): Location => (known ??= read()),
    /** Initial place for this visit only; a place chosen on this device takes precedence. */
    suggest: (location: Location): void => {
      let kept: string | null = null;
      try {
        kept = storage?.getItem(key) ?? null;
      } catch {
        /* Ignore blocked storage: it contains no place. */
      }
      if (kept !== null || chosen) return;
      known = location;
      tell();
    },
    set: (location: Location): void => {
      chosen = true;
      known = location;
      try {
        storage?.setItem(key, JSON.stringify(location));
      } catch {
        /* Ignore full or blocked storage: the place then lasts for this visit only. */
      }
      tell();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

export const locationStore = createLocationStore(typeof localStorage === 'undefined' ? null : localStorage);

export const useStoredLocation = (): Location =>
  useSyncExternalStore(locationStore.subscribe, locationStore.get, () => noLocation);
