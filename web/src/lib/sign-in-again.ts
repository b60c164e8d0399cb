const key = 'sign-in-again';
/** A new sign-in that did not help within this time will not help at all. */
const pause = 60_000;
/** A page that somebody leaves is gone within this time, or was not left after all: a download looks the same. */
const goingLasts = 10_000;

type Setup = Readonly<{
  storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  now: () => number;
  go: (href: string) => void;
  /** Offers the sign-in instead of leaving the page. */
  ask: () => void;
  /** Whether something was typed into the page, which leaving it would lose. */
  hasTyped: () => boolean;
  /** Whether this page itself is ending the session. */
  isEnding?: () => boolean;
  /** Calls the function when the page is being left. */
  onLeaving?: (left: () => void) => void;
}>;

/**
 * Begins a new sign-in when a call stays refused (spec §7: 401), once: where the same page is refused again right
 * after, the page offers the sign-in instead of a circle of pages; so does a page into which somebody has typed, which
 * stays as it is meanwhile. A page on its way out begins none: what was asked while somebody signs out is refused, and
 * would lead them back in front of a sign-in.
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
      /* A closed storage: better to ask for a sign-in than to remember. */
    }
    go(href);
  };
  return { go: begin };
};
