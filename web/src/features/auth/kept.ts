import type { Locale } from '../../i18n/locale.js';
import { toLocal } from '../../i18n/rewrite.js';
import { signInHref } from '../../lib/session/sign-in.js';

/** New sign-in that ends at the home page, for use when the origin page is unknown. */
export const startHref = (locale: Locale): string => signInHref(toLocal('/', locale), locale);

/** Lifetime of an interaction, in milliseconds; below the provider's own limit. */
const lifetime = 55 * 60_000;
const key = 'sign-in';
const tokenKey = 'confirm';

const typedKey = 'typed-email';

type Stores = Readonly<{
  visit?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  now: () => number;
  cookies?: () => string;
}>;

/** Email that the server echoes in a cookie after a form submit before hydration. */
const typedIn = (cookies: string): string =>
  decodeURIComponent(/(?:^|; )lendring_typed=([^;]*)/.exec(cookies)?.[1] ?? '');

/**
 * Pending sign-in (`uid`) kept on the device: the mail's link opens a new tab, and the sign-in continues from there to
 * its target page. The link's token is kept until the user enters a password. The typed address is kept for this visit
 * only.
 */
export const createKept = ({ storage, visit = null, now, cookies = () => '' }: Stores) => {
  let email = '';
  return {
    email: () => email,
    /** Email typed before hydration, or on this page in another language. */
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
        /* Ignore full or blocked storage: the user has to open the mail's link again. */
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
        /* Ignore full or blocked storage: the user has to type the address again after switching the language. */
      }
    },
    keep: (uid: string): void => {
      try {
        storage?.setItem(key, JSON.stringify({ uid, at: now() }));
      } catch {
        /* Ignore full or blocked storage: the sign-in then ends at the home page. */
      }
    },
    forget: (): void => {
      try {
        storage?.removeItem(key);
        storage?.removeItem(tokenKey);
        visit?.removeItem(typedKey);
      } catch {
        /* Ignore blocked storage: it contains nothing to remove. */
      }
    },
    /** Id of the latest interaction; undefined when expired. */
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
 * Link that continues the pending sign-in, which knows the target page, or starts a new one. Clears the stored values.
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
