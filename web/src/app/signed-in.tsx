import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.js';
import { leaveWithoutQuestion } from '../lib/session/leaving.js';
import { useSession } from '../lib/session/session-context.js';
import { signInHref } from '../lib/session/sign-in.js';
import { useSuspended } from '../lib/session/use-suspended.js';
import { ButtonLink } from '../ui/ButtonLink.js';
import { EmptyState } from '../ui/EmptyState.js';
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

/** Replaces a form by a note for suspended users, whose input would be rejected. Needs the namespace `suspended`. */
export function UnlessSuspended({ children }: Readonly<{ children: ReactNode }>) {
  const { t } = useTranslation('suspended');
  const suspended = useSuspended();
  if (suspended === null) return children;
  return (
    <div className="wrap py-10">
      <EmptyState title={t('title')} actions={<ButtonLink to="/account/decisions">{t('reasons')}</ButtonLink>}>
        <p>{suspended}</p>
      </EmptyState>
    </div>
  );
}
