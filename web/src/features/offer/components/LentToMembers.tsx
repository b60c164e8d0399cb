import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { useSession } from '../../../lib/session-context.js';
import { signInHref } from '../../../lib/sign-in.js';

/** Reason in place of the request button; with a sign-in link for visitors, who may be members. */
export function LentToMembers() {
  const { t } = useTranslation('offer');
  const { status } = useSession();
  const locale = useLocale();
  const here = useLocation({ select: ({ publicHref }) => publicHref });
  return (
    <p>
      {t('groups.lentToMembers')}
      {status === 'out' && (
        <>
          {' '}
          <a href={signInHref(here, locale)}>{t('groups.signIn')}</a>
        </>
      )}
    </p>
  );
}
