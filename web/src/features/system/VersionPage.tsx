import type { SystemShape } from '@lendring/contracts/http/system.js';
import { useTranslation } from 'react-i18next';
import { systemQuery } from '../../api/system.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/error-text.js';
import { staffMoment } from '../../lib/dates/staff-time.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { LicenceSection } from './LicenceSection.js';
import { ServiceItem } from './ServiceItem.js';

export function VersionPage() {
  const { t } = useTranslation('backoffice');
  const { t: common } = useTranslation();
  const { data, error } = useQuery(systemQuery(useApi()));
  return (
    <>
      <h1 className="mb-4 text-h1">{t('version.title')}</h1>
      {!data && (error ? <p role="alert">{errorText(common, error)}</p> : <SkeletonText lines={8} />)}
      {data && (
        <>
          <Facts system={data} />
          <section aria-labelledby="services" className="mt-8">
            <h2 id="services" className="mb-3 text-h3">
              {t('version.services')}
            </h2>
            <ul className="divide-y divide-line rounded-lg border border-line">
              {data.services.map((service) => (
                <li key={service.name} className="px-4 py-3">
                  <ServiceItem service={service} />
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
      <LicenceSection />
    </>
  );
}

function Facts({ system }: Readonly<{ system: SystemShape }>) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  const facts = [
    [t('version.product'), system.version],
    [t('version.commit'), system.commit ?? t('version.noCommit')],
    [t('version.started'), staffMoment(system.started_at, locale)],
    ['Node.js', system.node],
    // The timestamp has no time zone; it is UTC.
    [t('version.data'), staffMoment(`${system.reference_data.replace(' ', 'T')}Z`, locale)],
  ];
  return (
    <dl className="grid max-w-[640px] grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
