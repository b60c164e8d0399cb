import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { rolesQuery } from '../../api/people.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { Tag } from '../../ui/Tag.js';
import { nameText } from './words.js';

export function Team() {
  const { t } = useTranslation('people');
  const { data } = useQuery(rolesQuery(useApi()));
  return (
    <section aria-labelledby="team" className="mt-8 max-w-[640px]">
      <h2 id="team" className="mb-3 text-h3">
        {t('team.title')}
      </h2>
      {!data && <SkeletonText lines={3} />}
      {data?.length === 0 && <p className="text-muted">{t('team.none')}</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {data.map((holder) => (
            <li key={holder.user_id} className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
              <Link
                to="/backoffice/users/$userId"
                params={{ userId: holder.user_id }}
                preload={false}
                className="font-bold wrap-anywhere"
              >
                {nameText(t, holder)}
              </Link>
              <span className="ml-auto flex flex-wrap gap-1.5">
                {holder.roles.map(({ role }) => (
                  <Tag key={role}>{t(`role.${role}`)}</Tag>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
