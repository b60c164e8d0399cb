/** Set beside the session's cookie, which pages do not get: the browser has a session. It proves nothing. */
export const KNOWN = 'lendring_known';
