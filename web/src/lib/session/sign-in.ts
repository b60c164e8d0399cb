import type { Locale } from '../../i18n/locale.js';

/**
 * Sign-in and sign-out are full page loads: the server owns the session (spec §6). Sign-in returns to the requested
 * page.
 */
export const signInHref = (returnTo: string, locale: Locale, register = false): string =>
  `/auth/login?return=${encodeURIComponent(returnTo)}&locale=${locale}${register ? '&register' : ''}`;
export const signOutHref = (locale: Locale): string => `/auth/logout?locale=${locale}`;

/** Store for the sign-in dialog, outside React since API calls trigger it. */
const createSignInOffer = () => {
  let open = false;
  const listeners = new Set<() => void>();
  const set = (next: boolean) => {
    if (open === next) return;
    open = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => open,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    open: () => set(true),
    close: () => set(false),
  };
};

export const signInOffer = createSignInOffer();

const key = 'sign-in-again';
/** Milliseconds within which a repeated rejection means that signing in again does not help. */
const pause = 60_000;
/** Milliseconds after which a page counts as not left: a download also fires `beforeunload`. */
const goingLasts = 10_000;

type Setup = Readonly<{
  storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  now: () => number;
  go: (href: string) => void;
  ask: () => void;
  hasTyped: () => boolean;
  isEnding?: () => boolean;
  onLeaving?: (left: () => void) => void;
}>;

/**
 * Starts a sign-in when a call stays rejected (spec §7: 401). If the same page is rejected again shortly after, or
 * contains input, it offers sign-in in a dialog instead, which prevents redirect loops and keeps the input. A page that
 * is being left does nothing: calls rejected during sign-out must not lead back to sign-in.
 */
export const createSignInAgain = ({ storage, now, go, ask, hasTyped, isEnding, onLeaving }: Setup) => {
  let leftAt = -Infinity;
  onLeaving?.(() => {
    leftAt = now();
  });
  const begin = (href: string): void => {
    if (isEnding?.() || now() - leftAt < goingLasts) return;
    if (hasTyped()) return ask();
    try {
      const before = JSON.parse(storage?.getItem(key) ?? 'null') as { href?: unknown; at?: unknown } | null;
      if (before?.href === href && typeof before.at === 'number' && now() - before.at < pause) return ask();
      storage?.setItem(key, JSON.stringify({ href, at: now() }));
    } catch {
      /* Storage is blocked: sign in without protection against loops. */
    }
    go(href);
  };
  return { go: begin };
};
