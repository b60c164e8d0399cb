import { toInternal } from '../../i18n/rewrite.js';

/** What somebody signs in for: a page that needs it, by the path they come back to. */
export type Purpose = Readonly<
  { kind: 'lend' | 'requests' | 'calendar' | 'account' } | { kind: 'ask'; offerId: string }
>;
/** The same, ready to be said. */
export type Reason = Readonly<
  { kind: 'lend' | 'requests' | 'calendar' | 'account' } | { kind: 'ask'; name: string; title: string }
>;

const kinds: readonly (readonly [RegExp, Exclude<Purpose['kind'], 'ask'>])[] = [
  [/^\/offer\/create(\/|$)/, 'lend'],
  [/^\/requests?(\/|$)/, 'requests'],
  [/^\/calendar(\/|$)/, 'calendar'],
  [/^\/account(\/|$)/, 'account'],
];

/** Null where nothing needs to be said: people who just sign in. */
export const purposeOf = (to: string | undefined): Purpose | null => {
  const path = toInternal((to ?? '/').split(/[?#]/, 1)[0] ?? '/');
  const offerId = /^\/offer\/([^/]+)\/booking$/.exec(path)?.[1];
  if (offerId) return { kind: 'ask', offerId };
  const kind = kinds.find(([pattern]) => pattern.test(path))?.[1];
  return kind ? { kind } : null;
};
