import { redirect } from '@tanstack/react-router';
import type { Locale } from '../i18n/locale.js';
import type { Session, SessionStore } from '../lib/session.js';
import { signInHref } from '../lib/sign-in.js';

type SignedIn = Extract<Session, { status: 'in' }>;

/**
 * Waits until it is known who is there. A stranger goes to sign-in, which remembers the page asked for; the router does
 * not follow when the page is only fetched ahead.
 * @throws a redirect of the whole document
 */
export const requireSignIn = async (
  session: SessionStore,
  publicHref: string,
  locale: Locale,
): Promise<{ me: SignedIn }> => {
  const who = await session.start();
  if (who.status === 'in') return { me: who };
  throw redirect({ href: signInHref(publicHref, locale), reloadDocument: true });
};
