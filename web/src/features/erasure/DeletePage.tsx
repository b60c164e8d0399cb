import { erasedParts, keptParts } from '@lendring/contracts/account/erasure-parts.js';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { deletionQuery } from '../../api/erasure.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { DeleteForm } from './DeleteForm.js';
import { Obstacles } from './Obstacles.js';
import { PartList } from './PartList.js';

export function DeletePage() {
  const { t } = useTranslation('erasure');
  const query = useQuery({ ...deletionQuery(useApi()), staleTime: 0 });
  const { data } = query;
  return (
    <div className="max-w-[720px]">
      {data && data.obstacles.length > 0 && <Obstacles obstacles={data.obstacles} />}
      <p>{t('others')}</p>
      <p className="mt-4">
        <Link to="/account/takeout">{t('takeout')}</Link>
      </p>
      <PartList title={t('goesTitle')} parts={erasedParts.map((part) => t(`erased.${part}`))} />
      <PartList title={t('staysTitle')} parts={keptParts.map(({ part }) => t(`kept.${part}`))} />
      {!data && <SkeletonText lines={3} />}
      {data && data.obstacles.length === 0 && (
        <>
          {data.open_requests > 0 && <p className="mt-8">{t('open', { count: data.open_requests })}</p>}
          {!data.password_needed && <p className="mt-8">{t('elsewhere')}</p>}
          <DeleteForm needs={data} onObstacle={() => void query.refetch()} />
        </>
      )}
    </div>
  );
}
