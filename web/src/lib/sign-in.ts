import type { Locale } from '../i18n/locale.js';

/**
 * Sign-in and sign-out are full navigations: the server owns the session (spec §6). The page asked for is remembered.
 */
export const signInHref = (returnTo: string, locale: Locale, register = false): string =>
  `/auth/login?return=${encodeURIComponent(returnTo)}&locale=${locale}${register ? '&register' : ''}`;
export const signOutHref = '/auth/logout';
