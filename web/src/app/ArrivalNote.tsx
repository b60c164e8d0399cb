import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { authError, goodNews } from '../lib/session/kept-note.js';
import { toasts } from '../ui/toasts.js';

/**
 * Message after sign-in or sign-out, for example that an email address is confirmed. Sign-out ends at `/?signed-out`
 * (spec §2), a failed sign-in at `/?sign-in-failed`. Shows the message, or the reason for a forced sign-out, and
 * removes the parameter from the URL.
 */
export function ArrivalNote() {
  const { t } = useTranslation();
  const router = useRouter();
  useEffect(() => {
    const search = new URLSearchParams(location.search);
    const error = authError.take();
    const good = goodNews.take();
    if (good !== null) toasts.show('success', good);
    if (error !== null) toasts.show('error', error || t('error.unknown'), 'Auth Error');
    else if (search.has('signed-out')) toasts.show('info', t('frame.signedOut'));
    else if (search.has('sign-in-failed')) toasts.show('error', t('frame.signInFailed'));
    else return;
    if (!search.has('signed-out') && !search.has('sign-in-failed')) return;
    void router.navigate({ to: '.', search: {}, replace: true });
  }, [router, t]);
  return null;
}
