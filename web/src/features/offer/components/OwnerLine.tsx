import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { UserCard } from '@lendring/contracts/http/shapes.js';
import { Avatar } from '../../../ui/Avatar.js';
import { ownerName } from './words.js';

export function OwnerLine({ owner }: Readonly<{ owner: UserCard }>) {
  const { t } = useTranslation(['offer', 'common']);
  return (
    <p className="mt-3 flex items-center gap-2.5 text-base">
      <Avatar person={owner} size={32} className="print:hidden" />
      <span className="min-w-0 wrap-anywhere">
        <Link to="/user/$nickname" params={{ nickname: owner.nickname }} className="font-bold">
          {ownerName(owner)}
        </Link>
        <span className="text-muted"> · {t(owner.commercial ? 'common:person.shop' : 'common:person.private')}</span>
      </span>
    </p>
  );
}
