import { Link } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { systemQuery } from '../../api/operations.js';
import { number } from '../../i18n/format.js';
import type { Locale } from '../../i18n/locale.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { staffMoment } from '../../lib/dates/moment.js';
import { useNow } from '../../lib/dates/use-now.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { LoadProblem } from '../../parts/loading/LoadProblem.js';
import { Icon } from '../../ui/Icon.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { healthOf, type Finding } from './health.js';

const textOf = (t: TFunction<'backoffice'>, finding: Finding, locale: Locale): string => {
  switch (finding.key) {
    case 'servicesUp':
      return t('home.servicesUp', { count: finding.count });
    case 'undelivered':
      return t('home.undelivered', { count: finding.count });
    case 'servicesAway':
    case 'followersFailed':
      return t(`home.${finding.key}`, { names: finding.names.join(', ') });
    case 'followersBehind':
      return t('home.followersBehind', { names: finding.names.join(', '), seconds: number(finding.seconds) });
    case 'backup':
    case 'backupOld':
      return t(`home.${finding.key}`, { when: staffMoment(finding.at, locale) });
    case 'followersLive':
    case 'undeliveredNone':
    case 'undeliveredUnknown':
    case 'backupUnknown':
      return t(`home.${finding.key}`);
  }
};

export function HealthSection() {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  const { data, error } = useQuery(systemQuery(useApi()));
  const now = useNow();
  return (
    <section aria-labelledby="health" className="mt-8 max-w-[640px]">
      <h2 id="health" className="mb-3 text-h3">
        {t('home.health')}
      </h2>
      {!data && (error ? <LoadProblem error={error} /> : <SkeletonText lines={4} />)}
      {data && (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line">
          {healthOf(data, Date.parse(now)).map((finding) => (
            <li key={finding.key} className="flex min-h-12 items-center gap-3 px-4 py-2">
              <Icon
                icon={finding.bad ? TriangleAlert : CircleCheck}
                className={finding.bad ? 'text-rose-ink' : 'text-teal'}
              />
              <span className={finding.bad ? 'font-bold wrap-anywhere text-rose-ink' : 'wrap-anywhere'}>
                {textOf(t, finding, locale)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3">
        <Link to="/backoffice/version">{t('home.toVersion')}</Link>
      </p>
    </section>
  );
}
