import type { UserCard } from '@lendring/contracts/http/shapes.js';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/Avatar.js';

export function Person({ user }: Readonly<{ user: UserCard | null }>) {
  const { t } = useTranslation('wanted');
  if (!user) return <span className="font-bold">{t('somebody')}</span>;
  const name = user.company ?? user.nickname;
  return (
    <span className="inline-flex min-w-0 items-center gap-2 font-bold">
      <Avatar person={user} />
      {user.former ? (
        name
      ) : (
        <Link to="/user/$nickname" params={{ nickname: user.nickname }} className="wrap-anywhere">
          {name}
        </Link>
      )}
    </span>
  );
}
