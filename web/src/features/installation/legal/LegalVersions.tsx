import { useQueries, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalSettingShape } from '@lendring/contracts/http/legal.js';
import type { LegalMarkdown, LegalName } from '@lendring/contracts/installation/legal-texts.js';
import { legalVersionQuery, putLegalSetting } from '../../../api/installation.js';
import { day } from '../../../i18n/format.js';
import { localeCodes } from '../../../i18n/locale.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { staffMoment } from '../../../lib/dates/moment.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { legalPages } from '../../../lib/installation/operator.js';
import { personText } from '../../../parts/people/person-text.js';
import { LoadProblem } from '../../../parts/loading/LoadProblem.js';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { Pagination } from '../../../ui/Pagination.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { Tag } from '../../../ui/Tag.js';
import { Difference } from './Difference.js';

type PutTextBackProps = Readonly<{
  shown: LegalSettingShape;
  number: number;
  action: string;
  title: string;
  onChanged: (now: LegalSettingShape) => void;
}>;

function PutTextBack({ shown: { name, number: after }, number, action, title, onChanged }: PutTextBackProps) {
  const { t } = useTranslation('backoffice');
  const api = useApi();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const put = useAction({
    send: (_: void, options) => api.patch('/legal_put_back/{id}', { id: name, body: { number, after } }, options),
    done: async (now) => {
      await putLegalSetting(queries, now);
      setAsking(false);
      onChanged(now);
    },
    said: () => t('settings.saved'),
    failed: () => void queries.invalidateQueries({ queryKey: ['legal-settings'] }),
  });
  const close = () => {
    put.forget();
    setAsking(false);
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {action}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={close}
        onConfirm={() => void put.run()}
        title={title}
        action={action}
        busy={put.busy}
        danger={false}
      >
        <p className="mb-3">{t('settings.legal.putBackText')}</p>
        <p>
          <Link to={legalPages[name].to} search={{ version: number }} target="_blank" className="font-semibold">
            {t('settings.legal.page')}
          </Link>
        </p>
        {put.problem && (
          <p role="alert" className="mt-3 font-semibold text-rose-ink">
            {put.problem}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}

type Props = Readonly<{ shown: LegalSettingShape; built: LegalMarkdown; onChanged: (now: LegalSettingShape) => void }>;

export function LegalVersions({ shown, built, onChanged }: Props) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  const { name, versions, paging, number: last, in_force: inForce } = shown;
  if (paging.total === 0) return <p className="text-muted">{t('settings.noVersions')}</p>;
  return (
    <>
      <ol className="divide-y divide-line overflow-hidden rounded-lg border border-line">
        {versions.map(({ number, from, change, put_back: putBack, by, at }) => (
          <li key={number} className="p-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-bold">{t('settings.version', { number })}</span>
              {number === inForce && <Tag tone="tint">{t('settings.inForce')}</Tag>}
              {number === last && number !== inForce && <Tag tone="sun">{t('settings.legal.announced')}</Tag>}
            </p>
            <p className="text-small text-muted">
              {t('settings.by', { name: personText(t, by), when: staffMoment(at, locale) })}
              {` · ${t('settings.legal.from_day', { day: day(from, locale, 'year') })}`}
              {putBack !== null &&
                ` · ${putBack === 0 ? t('settings.repeatsBeginning') : t('settings.repeats', { number: putBack })}`}
            </p>
            {change && <p className="mt-1">{change[locale]}</p>}
            <Look name={name} number={number} built={built} />
            {!(number === last && number === inForce) && (
              <PutTextBack
                shown={shown}
                number={number}
                action={t('settings.putBack', { number })}
                title={t('settings.putBackTitle', { number })}
                onChanged={onChanged}
              />
            )}
          </li>
        ))}
        {!paging.hasNextPage && (
          <li className="p-4">
            <p className="font-bold">{t('settings.beginning')}</p>
            <p className="mb-2 text-small text-muted">{t('settings.legal.built')}</p>
            {!(shown.markdown === null && last === inForce) && (
              <PutTextBack
                shown={shown}
                number={0}
                action={t('settings.legal.toBuilt')}
                title={t('settings.legal.toBuiltTitle')}
                onChanged={onChanged}
              />
            )}
          </li>
        )}
      </ol>
      <Pagination
        {...paging}
        link={(page) => ({
          to: '/backoffice/settings',
          search: { part: 'legal', ...(name !== 'terms' && { text: name }), ...(page > 1 && { page }) },
        })}
      />
    </>
  );
}

type LookProps = Readonly<{ name: LegalName; number: number; built: LegalMarkdown }>;

function Look({ name, number, built }: LookProps) {
  const { t } = useTranslation('backoffice');
  const [open, setOpen] = useState(false);
  return (
    <details className="my-2" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-teal-deep">
        {t('settings.look')}
        <span className="sr-only">: {t('settings.version', { number })}</span>
      </summary>
      {open && <Differences name={name} number={number} built={built} />}
    </details>
  );
}

function Differences({ name, number, built }: LookProps) {
  const { t } = useTranslation('backoffice');
  const api = useApi();
  const asked = number === 1 ? [1] : [number, number - 1];
  const found = useQueries({ queries: asked.map((one) => legalVersionQuery(api, name, one)) });
  const error = found.find((one) => one.error)?.error;
  if (error) return <LoadProblem error={error} />;
  const [written, before] = found.map((one) => one.data);
  if (!written || (number > 1 && !before)) return <SkeletonText lines={4} />;
  const [now, old] = [written.markdown ?? built, before?.markdown ?? built];
  return (
    <div className="flex max-w-[720px] flex-col gap-4">
      <p>
        <Link to={legalPages[name].to} search={{ version: number }} target="_blank" className="font-semibold">
          {t('settings.legal.page')}
        </Link>
      </p>
      {localeCodes.map((code) => (
        <section key={code} aria-labelledby={`difference-${number}-${code}`}>
          <h3 id={`difference-${number}-${code}`} className="mb-1 text-base font-bold">
            {t('settings.legal.differenceOf', { language: t(`settings.language.${code}`) })}
          </h3>
          <Difference before={old[code]} after={now[code]} language={code} />
        </section>
      ))}
    </div>
  );
}
