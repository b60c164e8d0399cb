import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLocale } from '../i18n/use-locale.js';
import { leaveWithoutQuestion } from '../lib/session/leaving.js';
import { useSession } from '../lib/session/session-context.js';
import { signInHref } from '../lib/session/sign-in.js';
import type { SignedIn } from './guards.js';

/**
 * The signed-in user on an anonymously rendered page; null until known. Redirects visitors to sign-in and back, like
 * `requireSignIn`.
 */
export const useSignedIn = (): SignedIn | null => {
  const who = useSession();
  const locale = useLocale();
  const here = useLocation({ select: ({ publicHref }) => publicHref });
  useEffect(() => {
    if (who.status === 'out') leaveWithoutQuestion(() => location.replace(signInHref(here, locale)));
  }, [who.status, here, locale]);
  return who.status === 'in' ? who : null;
};
