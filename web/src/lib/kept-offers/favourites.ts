import { limits } from '@lendring/contracts/kernel/limits.js';

const key = 'favourites';
const most = 100;

export type AccountFavourites = Readonly<{
  list: () => Promise<readonly string[]>;
  /** @throws if the list would exceed the account's limit; nothing is saved then */
  keep: (ids: readonly string[]) => Promise<readonly string[]>;
  drop: (id: string) => Promise<readonly string[]>;
}>;

const read = (storage: Storage | null): readonly string[] => {
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
};

/**
 * Favourite offer ids, newest first: on this device (spec §9; at most 100, synchronised between tabs), and in the
 * account after {@link connect}. The account's list is not stored on the device, which others may use.
 */
export const createFavourites = (storage: Storage | null) => {
  let ids: readonly string[] | null = null;
  let account: AccountFavourites | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const listeners = new Set<() => void>();
  const get = () => (ids ??= read(storage));
  const set = (next: readonly string[]) => {
    ids = next;
    for (const listener of listeners) listener();
  };
  const toggled = (list: readonly string[], id: string, on: boolean) =>
    on ? [id, ...list.filter((one) => one !== id)] : list.filter((one) => one !== id);
  if (storage)
    addEventListener('storage', (event) => {
      if (event.key === key && !account) set(read(storage));
    });

  const keepOnDevice = (next: readonly string[]) => {
    set(next.slice(0, most));
    try {
      storage?.setItem(key, JSON.stringify(ids));
    } catch {
      /* Storage is full or blocked: the favourites last for this visit only. */
    }
  };

  /**
   * Runs calls one at a time, so that the last click wins. The page displays only the last response, because earlier
   * responses lag behind the user's clicks.
   */
  const inTurn = (ask: () => Promise<readonly string[]>): Promise<void> => {
    waiting += 1;
    const turn = last.then(ask).then(
      (list) => {
        waiting -= 1;
        if (waiting === 0) set(list);
      },
      (error: unknown) => {
        waiting -= 1;
        throw error;
      },
    );
    last = turn.catch(() => {
      /* Ignore the error here, because the caller handles it. */
    });
    return turn;
  };

  return {
    get,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /**
     * Optimistic: shows the change at once; reverts it and rejects if the account does not save it.
     * @param on the wanted state; default: the opposite of the current one
     */
    toggle: async (id: string, on = !get().includes(id)): Promise<void> => {
      if (!account) {
        keepOnDevice(toggled(get(), id, on));
        return;
      }
      const { keep, drop } = account;
      set(toggled(get(), id, on));
      try {
        await inTurn(() => (on ? keep([id]) : drop(id)));
      } catch (error) {
        set(toggled(get(), id, !on));
        throw error;
      }
    },
    /**
     * Merges the device's favourites into the account's list and shows that list from then on; beyond the account's
     * limit, the newest only.
     * @returns the number of favourites that exceeded the limit
     * @throws the account's error; the device's favourites stay
     */
    connect: async (next: AccountFavourites): Promise<number> => {
      if (account) return 0;
      account = next;
      let leftOut = 0;
      try {
        await inTurn(async () => {
          const device = read(storage);
          const known = await next.list();
          const fresh = device.filter((id) => !known.includes(id));
          const joining = fresh.slice(0, Math.max(0, limits.favourites - known.length));
          const list = joining.length > 0 ? await next.keep(joining) : known;
          leftOut = fresh.length - joining.length;
          // Keep on the device the favourites that another tab stored meanwhile, until that tab merges them.
          const later = read(storage).filter((id) => !device.includes(id));
          if (later.length > 0) storage?.setItem(key, JSON.stringify(later));
          else storage?.removeItem(key);
          return list;
        });
      } catch (error) {
        account = null;
        throw error;
      }
      return leftOut;
    },
    refresh: async (): Promise<void> => {
      if (account) await inTurn(account.list);
    },
  };
};
export type Favourites = ReturnType<typeof createFavourites>;

export const favourites = createFavourites(typeof localStorage === 'undefined' ? null : localStorage);
