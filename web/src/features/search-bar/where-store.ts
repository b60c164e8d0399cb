import { useSyncExternalStore } from 'react';
import { nowhere, parseWhere, type Where } from './place.js';

const key = 'location';

/** The chosen place, kept on this device (spec §9). */
export const createWhereStore = (storage: Storage | null) => {
  let where: Where | null = null;
  const listeners = new Set<() => void>();
  return {
    get: (): Where => where ??= parseWhere(storage?.getItem(key) ?? null),
    set: (next: Where): void => {
      where = next;
      try { storage?.setItem(key, JSON.stringify(next)); } catch { /* Kept for this visit. */ }
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => { listeners.add(listener); return () => { listeners.delete(listener); }; },
  };
};

export const whereStore = createWhereStore(typeof localStorage === 'undefined' ? null : localStorage);
export const useWhere = (): Where => useSyncExternalStore(whereStore.subscribe, whereStore.get, () => nowhere);
