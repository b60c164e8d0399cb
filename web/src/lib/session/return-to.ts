import { type Locale, localeOf } from '../../i18n/locale.js';
import { toInternal, toLocal } from '../../i18n/rewrite.js';

/** Accepts paths of this site only: no other host, no protocol-relative URLs, no return into sign-in. */
export const safeReturn = (wanted: unknown): string | undefined =>
  typeof wanted === 'string' &&
  wanted.length < 2000 &&
  /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted) &&
  !/^\/(?:\w\w\/)?auth\//.test(wanted)
    ? wanted
    : undefined;

export const returnSearch = (search: Record<string, unknown>): { return?: string } => {
  const wanted = safeReturn(search['return']);
  return wanted === undefined ? {} : { return: wanted };
};

/** Public URL of a return path, which may be internal (`/offer/create`) or already public (`/en/offer/create`). */
export const returnHref = (path: string, locale: Locale): string => {
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const known = !toInternal(pathname).startsWith('/~');
  return known ? path : toLocal(pathname, locale) + rest;
};

export const sameLanguage = (href: string, locale: Locale): boolean =>
  localeOf(href.split(/[?#]/, 1)[0] ?? '/') === locale;

const MARK = 'profile=asked';

/** Return URL of the booking page for the profile form; marks the profile as a step of the booking. */
export const afterProfile = (booking: string): string =>
  hasProfileStep(booking) ? booking : `${booking}${booking.includes('?') ? '&' : '?'}${MARK}`;

export const hasProfileStep = (address: string | undefined): boolean =>
  address?.split('?', 2)[1]?.split('&').includes(MARK) ?? false;

export const profileStepSearch = (search: Readonly<Record<string, unknown>>): { profile?: 'asked' } =>
  search['profile'] === 'asked' ? { profile: 'asked' } : {};

/** Step of asking for an offer: choose the days, complete the profile if it is not, write the message. */
export const askingStep = (
  step: 'days' | 'profile' | 'message',
  withProfile: boolean,
): Readonly<{ step: number; steps: number }> => {
  const steps = withProfile ? 3 : 2;
  return { step: { days: 1, profile: 2, message: steps }[step], steps };
};
