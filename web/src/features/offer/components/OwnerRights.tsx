import type { UserCard } from '@lendring/contracts/http/shapes.js';
import { useTranslation } from 'react-i18next';

export function OwnerRights({ owner }: Readonly<{ owner: UserCard }>) {
  const { t } = useTranslation('offer');
  return (
    <p className="mt-3 text-small text-muted">{t(owner.commercial ? 'owner.rightsShop' : 'owner.rightsPrivate')}</p>
  );
}
