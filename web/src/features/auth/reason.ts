import { saveSearchHash } from '../../lib/links/saved-list.js';
import { toInternal } from '../../i18n/rewrite.js';

type PageKind = 'lend' | 'requests' | 'calendar' | 'account' | 'group' | 'wanted' | 'search';

/** Purpose of a sign-in, derived from the path of its target page. */
export type Purpose = Readonly<{ kind: PageKind } | { kind: 'ask'; offerId: string }>;
export type Reason = Readonly<{ kind: PageKind } | { kind: 'ask'; name: string; title: string }>;

const kinds: readonly (readonly [RegExp, PageKind])[] = [
  [/^\/offer\/create(\/|$)/, 'lend'],
  [/^\/requests?(\/|$)/, 'requests'],
  [/^\/calendar(\/|$)/, 'calendar'],
  [/^\/account(\/|$)/, 'account'],
  [/^\/(group|invitation)\//, 'group'],
  [/^\/wanted\//, 'wanted'],
];

export const purposeOf = (to: string | undefined): Purpose | null => {
  if (to?.endsWith(`#${saveSearchHash}`)) return { kind: 'search' };
  const path = toInternal((to ?? '/').split(/[?#]/, 1)[0] ?? '/');
  const offerId = /^\/offer\/([^/]+)\/booking$/.exec(path)?.[1];
  if (offerId) return { kind: 'ask', offerId };
  const kind = kinds.find(([pattern]) => pattern.test(path))?.[1];
  return kind ? { kind } : null;
};
