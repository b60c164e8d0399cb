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
