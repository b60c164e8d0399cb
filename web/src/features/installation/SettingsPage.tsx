import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettingShape } from '@lendring/contracts/http/installation.js';
import { featureNames } from '@lendring/contracts/installation/feature-names.js';
import type { Features } from '@lendring/contracts/installation/feature.js';
import type { SettingPart } from '@lendring/contracts/installation/settings.js';
import { settingQuery } from '../../api/installation.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useForm } from '../../lib/forms/use-form.js';
import { leaveWithoutQuestion } from '../../lib/session/leaving.js';
import { LoadProblem } from '../../parts/loading/LoadProblem.js';
import { UnsavedGuard } from '../../parts/backoffice/UnsavedGuard.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { ErrorSummary } from '../../ui/ErrorSummary.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { tabLook } from '../../ui/nav-look.js';
import { OperatorForm } from './OperatorForm.js';
import { Versions } from './Versions.js';
import { PublishDraft, useChange, useOwnChange } from './publish.js';
import { settingParts, type SettingsSearch } from './settings-search.js';

type Props = Readonly<{ shown: SettingShape; features: Features; onChanged: (now: SettingShape) => void }>;

function FeaturesForm({ shown, features, onChanged }: Props) {
  const { t } = useTranslation('backoffice');
  const send = useChange({ shown, idOf: (path) => path, onChanged });
  const form = useForm<Features & Readonly<{ reason: string }>>({
    initial: { ...features, reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? [{ id: 'reason', text: t('settings.problem.reason') }] : []),
    send: async ({ reason, ...value }, options) => send({ part: 'features', value }, options, reason),
  });
  const { values, errorAt, change } = form;
  const { reason, ...draft } = values;
  return (
    <form
      aria-label={t('settings.parts.features')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      className="flex max-w-[640px] flex-col gap-5"
    >
      <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} />
      <UnsavedGuard form={form} />
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-2 font-semibold">{t('settings.features.legend')}</legend>
        {featureNames.map((name) => (
          <div key={name} className="border-b border-line pb-3">
            <Checkbox
              id={name}
              label={t(`settings.features.${name}`)}
              hint={t(`settings.features.${name}Off`)}
              checked={draft[name]}
              onChange={(event) => change({ [name]: event.target.checked })}
            />
          </div>
        ))}
      </fieldset>
      <PublishDraft
        before={shown.setting}
        draft={{ part: 'features', value: draft }}
        reason={reason}
        error={errorAt('reason')}
        busy={form.busy}
        onReason={(text) => change({ reason: text })}
      />
    </form>
  );
}

const LegalTexts = lazy(async () => ({ default: (await import('./legal/LegalTexts.js')).LegalTexts }));

const BannerForm = lazy(async () => ({ default: (await import('./BannerForm.js')).BannerForm }));

const BrandForm = lazy(async () => ({ default: (await import('./BrandForm.js')).BrandForm }));

// Load lazily, because only installations with billing use this form.
const IssuerForm = lazy(async () => ({ default: (await import('./IssuerForm.js')).IssuerForm }));

// Load lazily, because only installations with billing use this form.
const PlansForm = lazy(async () => ({ default: (await import('./PlansForm.js')).PlansForm }));

// Load lazily, because this form is used only until the installation opens.
const OpeningForm = lazy(async () => ({ default: (await import('./OpeningForm.js')).OpeningForm }));

export function SettingsPage({ search }: Readonly<{ search: SettingsSearch }>) {
  const { t } = useTranslation('backoffice');
  const { part = 'operator', text = 'terms', page = 1 } = search;
  return (
    <>
      <h1 className="mb-4 text-h1">{t('settings.title')}</h1>
      <nav aria-label={t('settings.label')} className="mb-6 flex overflow-x-auto border-b border-line">
        {settingParts.map((one) => (
          <Link
            key={one}
            to="/backoffice/settings"
            search={one === 'operator' ? {} : { part: one }}
            className={tabLook(one === part)}
            activeOptions={{ exact: true, includeSearch: true }}
            {...(one === part ? { 'aria-current': 'page' } : {})}
          >
            {t(`settings.parts.${one}`)}
          </Link>
        ))}
      </nav>
      {part === 'legal' ? (
        <Suspense fallback={<SkeletonText lines={8} />}>
          <LegalTexts name={text} page={page} />
        </Suspense>
      ) : (
        <AskedPart part={part} page={page} />
      )}
    </>
  );
}

function AskedPart({ part, page }: Readonly<{ part: SettingPart; page: number }>) {
  const { data, error } = useQuery(settingQuery(useApi(), part, page));
  if (!data) return error ? <LoadProblem error={error} /> : <SkeletonText lines={8} />;
  return <Part key={part} shown={data} />;
}

function Part({ shown: asked }: Readonly<{ shown: SettingShape }>) {
  const { t } = useTranslation('backoffice');
  const { now: shown, formKey, onChanged: begin } = useOwnChange(asked);
  const { setting } = shown;
  const onChanged = (now: SettingShape) => {
    // Load the page again: its HTML contains the brand, and its response grants access to the admin who closes the
    // installation. Do not use `reload()`, which would restore the previous form values.
    if (setting.part === 'brand' || setting.part === 'opening')
      leaveWithoutQuestion(() => location.replace(location.href));
    begin(now);
  };
  return (
    <>
      <p className="mb-5 max-w-[640px] text-muted">{t(`settings.lead.${setting.part}`)}</p>
      {setting.part === 'banner' ? (
        <Suspense fallback={<SkeletonText lines={8} />}>
          <BannerForm key={formKey} shown={shown} banner={setting.value} onChanged={onChanged} />
        </Suspense>
      ) : setting.part === 'brand' ? (
        setting.value && (
          <Suspense fallback={<SkeletonText lines={8} />}>
            <BrandForm key={formKey} shown={shown} brand={setting.value} onChanged={onChanged} />
          </Suspense>
        )
      ) : setting.part === 'opening' ? (
        <Suspense fallback={<SkeletonText lines={8} />}>
          <OpeningForm key={formKey} shown={shown} opening={setting.value} onChanged={onChanged} />
        </Suspense>
      ) : setting.part === 'issuer' ? (
        setting.value && (
          <Suspense fallback={<SkeletonText lines={8} />}>
            <IssuerForm key={formKey} shown={shown} issuer={setting.value} onChanged={onChanged} />
          </Suspense>
        )
      ) : setting.part === 'plans' ? (
        setting.value && (
          <Suspense fallback={<SkeletonText lines={8} />}>
            <PlansForm key={formKey} shown={shown} plans={setting.value} onChanged={onChanged} />
          </Suspense>
        )
      ) : setting.part === 'features' ? (
        setting.value && <FeaturesForm key={formKey} shown={shown} features={setting.value} onChanged={onChanged} />
      ) : (
        setting.value && <OperatorForm key={formKey} shown={shown} operator={setting.value} onChanged={onChanged} />
      )}
      <section aria-labelledby="versions" className="mt-10">
        <h2 id="versions" className="mb-3 text-h3">
          {t('settings.versions')}
        </h2>
        <Versions shown={shown} onChanged={onChanged} />
      </section>
    </>
  );
}
