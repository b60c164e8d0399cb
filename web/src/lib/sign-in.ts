import type { Locale } from '../i18n/locale.js';

/**
 * Sign-in and sign-out are full navigations: the server owns the session (spec §6). The page asked for is remembered.
 */
export const signInHref = (returnTo: string, locale: Locale, register = false): string =>
  `/auth/login?return=${encodeURIComponent(returnTo)}&locale=${locale}${register ? '&register' : ''}`;
/** Ends on the home page in the language that one was reading. */
export const signOutHref = (locale: Locale): string => `/auth/logout?locale=${locale}`;
