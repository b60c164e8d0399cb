const key = 'favourites';
const most = 100;

const read = (storage: Storage | null): readonly string[] => {
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
};

/** Offer ids kept on this device (spec §9), newest first, at most 100; other tabs follow. */
export const createFavourites = (storage: Storage | null) => {
  let ids: readonly string[] | null = null;
  const listeners = new Set<() => void>();
  const get = () => ids ??= read(storage);
  const tell = () => { for (const listener of listeners) listener(); };
  if (storage) addEventListener('storage', (event) => { if (event.key === key) { ids = null; tell(); } });
  return {
    get,
    subscribe: (listener: () => void) => { listeners.add(listener); return () => { listeners.delete(listener); }; },
    toggle: (id: string): void => {
      ids = get().includes(id) ? get().filter((one) => one !== id) : [id, ...get()].slice(0, most);
      try { storage?.setItem(key, JSON.stringify(ids)); } catch { /* A full or closed storage: kept for this visit. */ }
      tell();
    },
  };
};

export const favourites = createFavourites(typeof localStorage === 'undefined' ? null : localStorage);
