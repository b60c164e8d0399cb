import { createSessionMark, type SessionMark } from '../session/session-mark.js';

const key = 'last-viewed';
const most = 60;

type Kept = Readonly<{ who: string; ids: readonly string[] }>;
const nothing: readonly string[] = [];

const parse = (text: string | null): Kept | null => {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Kept> | null;
    return typeof value?.who === 'string' && Array.isArray(value.ids)
      ? { who: value.who, ids: value.ids.filter((id) => typeof id === 'string').slice(0, most) }
      : null;
  } catch {
    return null;
  }
};

/**
 * Offers viewed on this device, latest first (spec §9, local storage); never uploaded. A visitor's list is kept on
 * sign-in; a signed-in user's list is hidden after sign-out, so that the next user of the device does not see the
 * list.
 */
export const createLastViewed = (storage: Storage | null, mark: Pick<SessionMark, 'id' | 'look'>) => {
  const listeners = new Set<() => void>();
  /** Owner of the list: an id that changes with each sign-in; '' for a visitor. */
  const who = () => (mark.look() ? mark.id() : '');
  let known: Readonly<{ mine: string; ids: readonly string[] }> | null = null;
  const tell = () => {
    known = null;
    for (const listener of listeners) listener();
  };
  const read = (): Kept | null => {
    try {
      return parse(storage?.getItem(key) ?? null);
    } catch {
      return null;
    }
  };
  const get = (): readonly string[] => {
    const mine = who();
    if (known?.mine === mine) return known.ids;
    const kept = read();
    known = { mine, ids: kept && (kept.who === '' || kept.who === mine) ? kept.ids : nothing };
    return known.ids;
  };
  const write = (ids: readonly string[]): void => {
    try {
      if (ids.length === 0) storage?.removeItem(key);
      else storage?.setItem(key, JSON.stringify({ who: who(), ids } satisfies Kept));
    } catch {
      /* Storage is full or blocked: the viewed offer is not remembered. */
    }
    tell();
  };
  if (storage)
    addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) tell();
    });

  return {
    get,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    note: (id: string): void => {
      if (get()[0] === id) return;
      write([id, ...get().filter((one) => one !== id)].slice(0, most));
    },
    forget: (): void => write([]),
  };
};

const storage = typeof localStorage === 'undefined' ? null : localStorage;
export const lastViewed = createLastViewed(storage, createSessionMark(storage));
