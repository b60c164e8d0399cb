import type { PackageShape } from '@lendring/contracts/http/system.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { licencesQuery, licenceTextQuery } from '../../api/system.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/error-text.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { Button } from '../../ui/Button.js';
import { SkeletonText } from '../../ui/Skeleton.js';

export function LicenceSection() {
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
  const { t: common } = useTranslation();
  const { data, error } = useQuery(licencesQuery(useApi()));
  if (!data) return error ? <p role="alert">{errorText(common, error)}</p> : <SkeletonText lines={8} />;
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
  const { t: common } = useTranslation();
  const { data, error } = useQuery(licenceTextQuery(useApi(), name, version));
  if (!data) return error ? <p role="alert">{errorText(common, error)}</p> : <SkeletonText lines={4} />;
  return (
    <p className="pb-4 whitespace-pre-line wrap-anywhere" lang="en" dir="ltr">
      {data.text}
    </p>
  );
}
