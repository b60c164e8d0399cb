import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLocale } from '../i18n/use-locale.js';
import { leaveWithoutQuestion } from '../lib/leaving.js';
import { useSession } from '../lib/session-context.js';
import { signInHref } from '../lib/sign-in.js';
import type { SignedIn } from './guards.js';

/**
 * Who is signed in, on a page that the server has drawn for nobody in particular; null until it is known. A stranger
 * goes to sign-in, which remembers the page, as with `requireSignIn`.
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
