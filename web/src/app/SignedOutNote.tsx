import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { authError } from '../lib/auth-error.js';
import { toasts } from '../ui/toasts.js';

/**
 * Sign-out ends at `/?signed-out` (spec §2), a failed sign-in at `/?sign-in-failed`: says so, or why somebody was
 * signed out, and cleans the address.
 */
export function SignedOutNote() {
  const { t } = useTranslation();
  const router = useRouter();
  useEffect(() => {
    const search = new URLSearchParams(location.search);
    const error = authError.take();
    if (error !== null) toasts.show('error', error || t('error.unknown'), 'Auth Error');
    else if (search.has('signed-out')) toasts.show('info', t('frame.signedOut'));
    else if (search.has('sign-in-failed')) toasts.show('error', t('frame.signInFailed'));
    else return;
    if (!search.has('signed-out') && !search.has('sign-in-failed')) return;
    void router.navigate({ to: '.', search: {}, replace: true });
  }, [router, t]);
  return null;
}
