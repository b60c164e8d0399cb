/** Sign-in and sign-out are full navigations: the server owns the session (spec §6). The page asked for is remembered. */
export const signInHref = (returnTo: string): string => `/auth/login?return=${encodeURIComponent(returnTo)}`;
export const signOutHref = '/auth/logout';
