import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackageShape, ServiceShape, SystemShape } from '@lendring/contracts/http/system.js';
import { licencesQuery, licenceTextQuery, systemQuery } from '../../api/operations.js';
import { number } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { staffMoment } from '../../lib/dates/moment.js';
import { LoadProblem } from '../../parts/loading/LoadProblem.js';
import { Button } from '../../ui/Button.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { Tag } from '../../ui/Tag.js';

function LicenceSection() {
  const { t } = useTranslation('backoffice');
  const [isShown, setShown] = useState(false);
  return (
    <section aria-labelledby="licences" className="mt-8">
      <h2 id="licences" className="mb-1 text-h3">
        {t('version.licences')}
      </h2>
      <p className="mb-3 text-muted">{t('version.licencesText')}</p>
      {isShown ? (
        <Packages />
      ) : (
        <Button variant="ghost" onClick={() => setShown(true)}>
          {t('version.showLicences')}
        </Button>
      )}
    </section>
  );
}

function Packages() {
  const { t } = useTranslation('backoffice');
  const { data, error } = useQuery(licencesQuery(useApi()));
  if (!data) return error ? <LoadProblem error={error} /> : <SkeletonText lines={8} />;
  if (data.length === 0) return <p>{t('version.noPackages')}</p>;
  return (
    <ul className="divide-y divide-line rounded-lg border border-line text-small">
      {data.map((one) => (
        <li key={`${one.name} ${one.version}`} className="px-4">
          <PackageItem one={one} />
        </li>
      ))}
    </ul>
  );
}

function PackageItem({ one }: Readonly<{ one: PackageShape }>) {
  const [isOpen, setOpen] = useState(false);
  const line = (
    <>
      <span className="min-w-0 flex-1 wrap-anywhere">
        {one.name} <span className="text-muted">{one.version}</span>
      </span>
      <span className="text-right wrap-anywhere">{one.licence}</span>
    </>
  );
  if (!one.has_text) return <p className="flex min-h-11 items-center gap-3">{line}</p>;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-3">{line}</summary>
      {isOpen && <LicenceText name={one.name} version={one.version} />}
    </details>
  );
}

function LicenceText({ name, version }: Readonly<{ name: string; version: string }>) {
  const { data, error } = useQuery(licenceTextQuery(useApi(), name, version));
  if (!data) return error ? <LoadProblem error={error} /> : <SkeletonText lines={4} />;
  return (
    <p className="pb-4 whitespace-pre-line wrap-anywhere" lang="en" dir="ltr">
      {data.text}
    </p>
  );
}

const head = 'py-1.5 pr-3 text-left font-bold align-bottom';
const cell = 'py-1.5 pr-3 align-top wrap-anywhere';
const ports = ['eventStore', 'documents', 'keys', 'bus', 'search', 'files', 'mail'] as const;

function ServiceItem({ service: { name, reachable, engines, followers } }: Readonly<{ service: ServiceShape }>) {
  const { t } = useTranslation('backoffice');
  const kinds = ports.flatMap((port) => {
    const engine = engines.find((one) => one.port === port);
    return engine ? [`${t(`version.ports.${port}`)}: ${engine.kind}`] : [];
  });
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>{name}</strong>
        <Tag tone={reachable ? 'tint' : 'rose'}>{t(reachable ? 'version.reachable' : 'version.away')}</Tag>
      </p>
      {reachable && <p className="text-small text-muted">{kinds.join(' · ') || t('version.nothing')}</p>}
      {followers.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-small text-teal-deep">
            {t('version.parts', { count: followers.length })}
          </summary>
          <table className="w-full border-collapse text-small">
            <caption className="sr-only">{name}</caption>
            <thead>
              <tr className="border-b border-line">
                <th scope="col" className={head}>
                  {t('version.name')}
                </th>
                <th scope="col" className={`${head} max-md:hidden`}>
                  {t('version.kind')}
                </th>
                <th scope="col" className={head}>
                  {t('version.state')}
                </th>
                <th scope="col" className={`${head} pr-0 text-right`}>
                  {t('version.behind')}
                </th>
              </tr>
            </thead>
            <tbody>
              {followers.map((one) => (
                <tr key={`${one.kind} ${one.name}`} className="border-b border-line">
                  <th scope="row" className={`${cell} text-left font-normal`}>
                    {one.name}
                  </th>
                  <td className={`${cell} max-md:hidden`}>{t(`version.kinds.${one.kind}`)}</td>
                  <td className={`${cell} ${one.state === 'failed' ? 'font-bold text-rose-ink' : ''}`}>
                    {t(`version.states.${one.state}`)}
                  </td>
                  <td className={`${cell} pr-0 text-right`}>{one.behind === null ? '' : number(one.behind)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </>
  );
}

export function VersionPage() {
  const { t } = useTranslation('backoffice');
  const { data, error } = useQuery(systemQuery(useApi()));
  return (
    <>
      <h1 className="mb-4 text-h1">{t('version.title')}</h1>
      {!data && (error ? <LoadProblem error={error} /> : <SkeletonText lines={8} />)}
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
    // Read the timestamp, which has no time zone, as UTC.
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
