import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/session-context.js';

type Props = Readonly<{ why?: 'members.nameless' | 'mail.nameless'; className?: string }>;

export function Nameless({ why = 'members.nameless', className }: Props) {
  const { t } = useTranslation('groups');
  const session = useSession();
  const here = useLocation({ select: ({ publicHref }) => publicHref });
  if (session.status !== 'in' || session.profile.nickname !== null) return null;
  return (
    <p className={className}>
      {t(why)}{' '}
      <Link to="/account/profile" search={{ return: here }} className="font-semibold underline">
        {t('members.toName')}
      </Link>
    </p>
  );
}
