import type { Locale } from '../../i18n/locale.js';

/**
 * Sign-in and sign-out are full page loads: the server owns the session (spec §6). Sign-in returns to the requested
 * page.
 */
export const signInHref = (returnTo: string, locale: Locale, register = false): string =>
  `/auth/login?return=${encodeURIComponent(returnTo)}&locale=${locale}${register ? '&register' : ''}`;
export const signOutHref = (locale: Locale): string => `/auth/logout?locale=${locale}`;
