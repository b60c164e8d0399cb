import { notFound } from '@tanstack/react-router';
import type { Locale } from '../i18n/locale.js';
import type { Session, SessionStore } from '../lib/session.js';
import { signInHref } from '../lib/sign-in.js';

type SignedIn = Extract<Session, { status: 'in' }>;

/**
 * Waits until it is known who is there. A stranger goes to sign-in, which remembers the page asked for; the promise
 * then stays open, so that nothing of the page shows meanwhile. A page that is only fetched ahead (`preload`) sends
 * nobody anywhere.
 */
export const requireSignIn = async (
  session: SessionStore, publicHref: string, locale: Locale, preload = false, go: (href: string) => void = (href) => location.assign(href),
): Promise<{ me: SignedIn }> => {
  const who = await session.start();
  if (who.status === 'in') return { me: who };
  if (preload) throw notFound();
  go(signInHref(publicHref, locale));
  return new Promise(() => {});
};
