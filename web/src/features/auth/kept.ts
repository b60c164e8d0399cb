/** How long the provider remembers a sign-in that was begun. */
const lifetime = 55 * 60_000;
const key = 'sign-in';

type Stores = Readonly<{ storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null; now: () => number }>;

/**
 * The sign-in in progress (`uid`), kept on the device: the link in the mail opens a new tab, and from there the sign-in
 * goes on to the page that was asked for. The typed address is kept for this visit only.
 */
export const createKept = ({ storage, now }: Stores) => {
  let email = '';
  return {
    email: () => email,
    keepEmail: (typed: string): void => { email = typed.trim(); },
    keep: (uid: string): void => { try { storage?.setItem(key, JSON.stringify({ uid, at: now() })); } catch { /* A full or closed storage: sign-in then ends at the home page. */ } },
    forget: (): void => { try { storage?.removeItem(key); } catch { /* Nothing was kept then. */ } },
    /** The one begun last; undefined when it is too old. */
    uid: (): string | undefined => {
      try {
        const value = JSON.parse(storage?.getItem(key) ?? 'null') as { uid?: unknown; at?: unknown } | null;
        return value && typeof value.uid === 'string' && typeof value.at === 'number' && now() - value.at < lifetime ? value.uid : undefined;
      } catch {
        return undefined;
      }
    },
  };
};

export const kept = createKept({ storage: typeof localStorage === 'undefined' ? null : localStorage, now: Date.now });
