import type { Locale } from '../../i18n/locale.js';
import { startHref } from './start.js';

/** How long the provider remembers a sign-in that was begun. */
const lifetime = 55 * 60_000;
const key = 'sign-in';
const tokenKey = 'confirm';

const typedKey = 'typed-email';

type Stores = Readonly<{
  /** Ends with the visit. */ visit?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  now: () => number;
  cookies?: () => string;
}>;

/** What the server gives back of a form that was sent before the page's scripts ran. */
const typedIn = (cookies: string): string =>
  decodeURIComponent(/(?:^|; )lendring_typed=([^;]*)/.exec(cookies)?.[1] ?? '');

/**
 * The sign-in in progress (`uid`), kept on the device: the link in the mail opens a new tab, and from there the sign-in
 * goes on to the page that was asked for. The link's token waits here for a password. The typed address is kept for
 * this visit only.
 */
export const createKept = ({ storage, visit = null, now, cookies = () => '' }: Stores) => {
  let email = '';
  return {
    email: () => email,
    /** Typed before the page's scripts ran, or on this page in another language. */
    early: (): string => {
      try {
        return typedIn(cookies()) || (visit?.getItem(typedKey) ?? '');
      } catch {
        return typedIn(cookies());
      }
    },
    keepToken: (token: string): void => {
      try {
        storage?.setItem(tokenKey, token);
      } catch {
        /* Then the link has to be opened again. */
      }
    },
    token: (): string | undefined => {
      try {
        return storage?.getItem(tokenKey) ?? undefined;
      } catch {
        return undefined;
      }
    },
    keepEmail: (typed: string): void => {
      email = typed.trim();
      try {
        visit?.setItem(typedKey, email);
      } catch {
        /* Then it is typed again in another language. */
      }
    },
    keep: (uid: string): void => {
      try {
        storage?.setItem(key, JSON.stringify({ uid, at: now() }));
      } catch {
        /* A full or closed storage: sign-in then ends at the home page. */
      }
    },
    forget: (): void => {
      try {
        storage?.removeItem(key);
        storage?.removeItem(tokenKey);
        visit?.removeItem(typedKey);
      } catch {
        /* Nothing was kept then. */
      }
    },
    /** The one begun last; undefined when it is too old. */
    uid: (): string | undefined => {
      try {
        const value = JSON.parse(storage?.getItem(key) ?? 'null') as { uid?: unknown; at?: unknown } | null;
        return value && typeof value.uid === 'string' && typeof value.at === 'number' && now() - value.at < lifetime
          ? value.uid
          : undefined;
      } catch {
        return undefined;
      }
    },
  };
};

export type Kept = ReturnType<typeof createKept>;

/**
 * On with the sign-in that was begun, which knows the page that was asked for, or a new one; nothing is kept after
 * that.
 */
export const goOnHref = (from: Kept, locale: Locale): string => {
  const uid = from.uid();
  from.forget();
  return uid ? `/oidc/interaction/${uid}` : startHref(locale);
};

export const kept = createKept({
  storage: typeof localStorage === 'undefined' ? null : localStorage,
  visit: typeof sessionStorage === 'undefined' ? null : sessionStorage,
  now: Date.now,
  cookies: () => document.cookie,
});
