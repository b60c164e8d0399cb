/** Readable companion of the session cookie: a hint for pages that a session exists. Proves nothing. */
export const KNOWN = 'lendring_known';
