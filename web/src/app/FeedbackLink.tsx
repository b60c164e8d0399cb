import { Link, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** Pages whose path lets in whoever knows it, and the form itself: they are not noted. */
const unnoted = /\$token|\$key|\$certificateId|^\/feedback|^\/auth|^__root__$|^\/~/;

/** The way to the feedback form, which learns the page one was on; search engines have nothing to look for there. */
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
