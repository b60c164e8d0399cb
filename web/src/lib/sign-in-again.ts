const key = 'sign-in-again';
/** A new sign-in that did not help within this time will not help at all. */
const pause = 60_000;

type Setup = Readonly<{
  storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  now: () => number;
  go: (href: string) => void;
}>;

/**
 * Begins a new sign-in when a call stays refused (spec §7: 401), once: where the same page is refused again right
 * after, the call's error stays on the page instead of a circle of pages.
 */
export const createSignInAgain = ({ storage, now, go }: Setup) => ({
  go: (href: string): void => {
    try {
      const before = JSON.parse(storage?.getItem(key) ?? 'null') as { href?: unknown; at?: unknown } | null;
      if (before?.href === href && typeof before.at === 'number' && now() - before.at < pause) return;
      storage?.setItem(key, JSON.stringify({ href, at: now() }));
    } catch {
      /* A closed storage: better to ask for a sign-in than to remember. */
    }
    go(href);
  },
});
