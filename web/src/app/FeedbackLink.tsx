import { Link, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** Pages not recorded in feedback: those whose URL contains a secret, sign-in, and the form itself. */
const unnoted = /\$token|\$key|\$certificateId|^\/feedback|^\/auth|^__root__$|^\/~/;

export function FeedbackLink({ className }: Readonly<{ className: string }>) {
  const { t } = useTranslation();
  const from = useRouterState({
    select: ({ location, matches }) =>
      unnoted.test(String(matches.at(-1)?.routeId)) ? null : new URL(location.pathname, 'http://localhost').pathname,
  });
  return (
    <Link
      to="/feedback"
      {...(from !== null && { search: { from } })}
      rel="nofollow"
      preload={false}
      className={className}
    >
      {t('frame.feedback')}
    </Link>
  );
}
