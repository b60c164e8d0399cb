import type { Locale } from '../i18n/locale.js';
import type { Session, SessionStore } from '../lib/session.js';
import { signInHref } from '../lib/sign-in.js';

type SignedIn = Extract<Session, { status: 'in' }>;

/**
 * Waits until it is known who is there. A stranger goes to sign-in, which remembers the page asked for; the promise
 * then stays open, so that nothing of the page shows meanwhile.
 */
export const requireSignIn = async (
  session: SessionStore, publicHref: string, locale: Locale, go: (href: string) => void = (href) => location.assign(href),
): Promise<{ me: SignedIn }> => {
  const who = await session.start();
  if (who.status === 'in') return { me: who };
  go(signInHref(publicHref, locale));
  return new Promise(() => {});
};
