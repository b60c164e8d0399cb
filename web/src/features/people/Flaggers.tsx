import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { number } from '../../i18n/format.js';
import { flaggersQuery } from '../../api/people.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { SkeletonText } from '../../ui/Skeleton.js';

export function Flaggers() {
  const { t } = useTranslation('people');
  const { data } = useQuery(flaggersQuery(useApi()));
  return (
    <section aria-labelledby="flaggers" className="mt-8 max-w-[640px]">
      <h2 id="flaggers" className="mb-2 text-h3">
        {t('flagger.title')}
      </h2>
      <p className="mb-3 text-small text-muted">{t('flagger.intro')}</p>
      {!data && <SkeletonText lines={3} />}
      {data?.flaggers.length === 0 && <p className="text-muted">{t('flagger.none')}</p>}
      {data && data.flaggers.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {data.flaggers.map((one) => (
            <li key={one.user_id} className="px-4 py-2">
              <Link
                to="/backoffice/users/$userId"
                params={{ userId: one.user_id }}
                preload={false}
                className="inline-flex min-h-11 items-center font-bold wrap-anywhere"
              >
                {one.organisation}
              </Link>
              <p className="text-small text-muted">
                {t('flagger.record', { count: one.reports, declined: number(one.declined) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
