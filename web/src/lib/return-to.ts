import type { Locale } from '../i18n/locale.js';
import { localeOf } from '../i18n/locale.js';
import { toInternal, toLocal } from '../i18n/rewrite.js';

/** Only a path of this site: no other host, no trick with slashes, no way back into the sign-in itself. */
export const safeReturn = (wanted: unknown): string | undefined =>
  typeof wanted === 'string' &&
  wanted.length < 2000 &&
  /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted) &&
  !/^\/(?:\w\w\/)?auth\//.test(wanted)
    ? wanted
    : undefined;

/** For a route's `validateSearch`: `?return=` as a safe path. */
export const returnSearch = (search: Record<string, unknown>): { return?: string } => {
  const wanted = safeReturn(search['return']);
  return wanted === undefined ? {} : { return: wanted };
};

/**
 * The public address of a path to come back to, which may be an internal one (`/offer/create`) or public already
 * (`/en/offer/create`).
 */
export const returnHref = (path: string, locale: Locale): string => {
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const known = !toInternal(pathname).startsWith('/~');
  return known ? path : toLocal(pathname, locale) + rest;
};

/** Whether the client can go there without loading the page anew: a new language is a new page. */
export const sameLanguage = (href: string, locale: Locale): boolean =>
  localeOf(href.split(/[?#]/, 1)[0] ?? '/') === locale;
