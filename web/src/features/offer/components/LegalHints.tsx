import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserCard } from '@lendring/contracts/http/shapes.js';
import { publicProfileQuery } from '../../../api/users.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { TraderFacts } from '../../../parts/people/TraderFacts.js';
import { Icon } from '../../../ui/Icon.js';
import { SkeletonText } from '../../../ui/Skeleton.js';

export function OwnerRights({ owner }: Readonly<{ owner: UserCard }>) {
  const { t } = useTranslation('offer');
  return <p className="mt-3 text-small text-muted">{t(`owner.rights.${owner.organisation ?? 'private'}`)}</p>;
}

export function LegalHints({ nickname }: Readonly<{ nickname: string }>) {
  const { t } = useTranslation('offer');
  const [open, setOpen] = useState(false);
  const { data: profile } = useQuery({ ...publicProfileQuery(useApi(), nickname), enabled: open });
  return (
    <details className="mt-4 border-t border-line pt-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 items-center justify-between gap-3 font-bold text-teal-deep">
        {t('owner.legal')}
        <Icon icon={ChevronDown} />
      </summary>
      {profile ? (
        <>
          <TraderFacts trader={profile.trader} />
          <div className="mt-4 text-base whitespace-pre-line wrap-anywhere">
            {profile.company_legalhints || t('owner.noLegal')}
          </div>
        </>
      ) : (
        <SkeletonText lines={3} />
      )}
    </details>
  );
}
