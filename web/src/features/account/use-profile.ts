import { useNavigate, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.js';
import type { Profile } from '../../lib/session/session.js';
import { useSession } from '../../lib/session/session-context.js';
import { returnHref, sameLanguage } from '../../lib/session/return-to.js';
import { toasts } from '../../ui/toasts.js';

/** Signed-in user's profile; null while the session is being renewed. */
export const useProfile = (): Profile | null => {
  const session = useSession();
  return session.status === 'in' ? session.profile : null;
};

/** Returns to `path`; without one, stays and shows a "saved" toast. */
export const useGoBack = (path: string | undefined): (() => void) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const router = useRouter();
  const navigate = useNavigate();
  return () => {
    toasts.show('success', t('saved'));
    if (path === undefined) return void navigate({ to: '/account' });
    const href = returnHref(path, locale);
    if (sameLanguage(href, locale)) router.history.push(href);
    else location.assign(href);
  };
};
