/** Script-readable companion of the session cookie. It hints to pages that a session exists, and proves nothing. */
export const KNOWN = 'lendring_known';
