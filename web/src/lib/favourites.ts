import { limits } from '@lendring/contracts/kernel/limits.js';

const key = 'favourites';
const most = 100;

/** Where the favourites of a signed-in person are. Each answers the list as it is then, newest first. */
export type AccountFavourites = Readonly<{
  list: () => Promise<readonly string[]>;
  /** @throws where the list would grow beyond what an account takes: then none of them is kept */
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
 * Offer ids that somebody keeps in mind, newest first: on this device (spec §9; at most 100, other tabs follow), and
 * from {@link connect} on in the account. What the account keeps is not written to the device, where others may sign
 * in.
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
      /* A full or closed storage: kept for this visit. */
    }
  };

  /**
   * One call after the other, so that the last press counts; only the last answer is shown, the page is ahead of the
   * others.
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
      /* Whoever asked hears of it. */
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
     * Shows the change at once; rejects, and takes it back, when the account did not take it. @param on what is wanted,
     * where it is not simply the opposite of now
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
     * Somebody is signed in: what this device keeps joins their list, which is shown from then on; of more than the
     * account has room for, the newest. Answers how many found none. @throws what the account answers; then the
     * device's stays
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
          // What another tab has kept meanwhile is not lost with what has joined: it joins with that tab.
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
    /** What another device or tab changed. */
    refresh: async (): Promise<void> => {
      if (account) await inTurn(account.list);
    },
  };
};
export type Favourites = ReturnType<typeof createFavourites>;

export const favourites = createFavourites(typeof localStorage === 'undefined' ? null : localStorage);
