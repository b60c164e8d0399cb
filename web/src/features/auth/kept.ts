/** How long the provider remembers a sign-in that was begun. */
const lifetime = 55 * 60_000;
const key = 'sign-in';
const tokenKey = 'confirm';

type Stores = Readonly<{ storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null; now: () => number; cookies?: () => string }>;

/** What the server gives back of a form that was sent before the page's scripts ran. */
const typedIn = (cookies: string): string => decodeURIComponent(/(?:^|; )lendring_typed=([^;]*)/.exec(cookies)?.[1] ?? '');

/**
 * The sign-in in progress (`uid`), kept on the device: the link in the mail opens a new tab, and from there the sign-in
 * goes on to the page that was asked for. The link's token waits here for a password. The typed address is kept for this
 * visit only.
 */
export const createKept = ({ storage, now, cookies = () => '' }: Stores) => {
  let email = '';
  return {
    email: () => email,
    /** Typed before the page's scripts ran. */
    early: () => typedIn(cookies()),
    keepToken: (token: string): void => { try { storage?.setItem(tokenKey, token); } catch { /* Then the link has to be opened again. */ } },
    token: (): string | undefined => { try { return storage?.getItem(tokenKey) ?? undefined; } catch { return undefined; } },
    keepEmail: (typed: string): void => { email = typed.trim(); },
    keep: (uid: string): void => { try { storage?.setItem(key, JSON.stringify({ uid, at: now() })); } catch { /* A full or closed storage: sign-in then ends at the home page. */ } },
    forget: (): void => { try { storage?.removeItem(key); storage?.removeItem(tokenKey); } catch { /* Nothing was kept then. */ } },
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

export const kept = createKept({ storage: typeof localStorage === 'undefined' ? null : localStorage, now: Date.now, cookies: () => document.cookie });
