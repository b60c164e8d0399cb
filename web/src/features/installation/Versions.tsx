import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettingShape } from '@lendring/contracts/http/installation.js';
import type { Setting } from '@lendring/contracts/installation/settings.js';
import { putSetting } from '../../api/installation.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { staffMoment } from '../../lib/dates/moment.js';
import { useAction } from '../../lib/forms/use-action.js';
import { personText } from '../../parts/people/person-text.js';
import { Button } from '../../ui/Button.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { Pagination } from '../../ui/Pagination.js';
import { Tag } from '../../ui/Tag.js';
import { ReasonField } from './publish.js';
import { SettingDifference, SettingValue } from './setting-values.js';

type Props = Readonly<{
  shown: SettingShape;
  number: number;
  setting: Setting;
  action: string;
  title: string;
  onChanged: (now: SettingShape) => void;
}>;

function PutBack({ shown, number, setting, action, title, onChanged }: Props) {
  const { t } = useTranslation('backoffice');
  const api = useApi();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  // Require no reason for operator details and banners, which are self-explanatory.
  const needsReason = setting.part !== 'operator' && setting.part !== 'banner';
  const put = useAction({
    send: (_: void, options) => {
      const why = reason.trim();
      const body = { part: setting.part, number, ...(why && { reason: why }), after: shown.number };
      return api.patch('/setting_put_back', { body }, options);
    },
    done: async (now) => {
      await putSetting(queries, api, now);
      setAsking(false);
      onChanged(now);
    },
    said: () => t('settings.saved'),
    failed: () => void queries.invalidateQueries({ queryKey: ['settings'] }),
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
        onConfirm={() => {
          const lacksReason = needsReason && reason.trim() === '';
          setMissing(lacksReason);
          if (!lacksReason) void put.run();
        }}
        title={title}
        action={action}
        busy={put.busy}
        danger={false}
      >
        <p className="mb-3">{t('settings.putBackText')}</p>
        <SettingValue setting={setting} />
        {needsReason && (
          <div className="mt-4">
            <ReasonField
              id={`reason-${number}`}
              value={reason}
              error={isMissing ? t('settings.problem.reason') : undefined}
              onChange={(text) => {
                setReason(text);
                setMissing(false);
              }}
            />
          </div>
        )}
        {put.problem && (
          <p role="alert" className="mt-3 font-semibold text-rose-ink">
            {put.problem}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}

/** Versions that ended in the past are read-only. */
const isOver = ({ part, value }: Setting): boolean => {
  const end = part === 'banner' ? value?.until : part === 'opening' ? value?.opensAt : null;
  return typeof end === 'string' && Date.parse(end) <= Date.now();
};

const nowKey = (setting: Setting) => {
  const { part, value } = setting;
  if (isOver(setting)) return 'shownBefore';
  if (part !== 'banner') return 'inForce';
  if (value === null) return 'shownNone';
  return Date.parse(value.from) > Date.now() ? 'shownLater' : 'shownNow';
};

export function Versions({
  shown,
  onChanged,
}: Readonly<{ shown: SettingShape; onChanged: (now: SettingShape) => void }>) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  const { versions, paging, beginning } = shown;
  const { part } = beginning;
  const isBeginning = JSON.stringify(shown.setting) === JSON.stringify(beginning);
  if (paging.total === 0) return <p className="text-muted">{t('settings.noVersions')}</p>;
  return (
    <>
      <ol className="divide-y divide-line overflow-hidden rounded-lg border border-line">
        {versions.map(({ number, setting, before, reason, put_back: putBack, by, at }) => {
          const what = setting.value === null ? beginning : setting;
          return (
            <li key={number} className="p-4">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-bold">{t('settings.version', { number })}</span>
                {number === shown.number && (
                  <Tag tone="tint">
                    {t(`settings.${nowKey(what)}`, {
                      when: what.part === 'banner' && what.value ? staffMoment(what.value.from, locale) : '',
                    })}
                  </Tag>
                )}
              </p>
              <p className="text-small text-muted">
                {t('settings.by', { name: personText(t, by), when: staffMoment(at, locale) })}
                {putBack !== null &&
                  ` · ${putBack === 0 ? t('settings.repeatsBeginning') : t('settings.repeats', { number: putBack })}`}
              </p>
              {reason !== null && <p className="wrap-anywhere">{t('settings.why', { reason })}</p>}
              <details className="mt-2">
                <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-teal-deep">
                  {t('settings.difference')}
                  <span className="sr-only">: {t('settings.version', { number })}</span>
                </summary>
                <div className="mt-2 max-w-[640px]">
                  <SettingDifference before={before} setting={what} />
                </div>
              </details>
              <details className="mt-2">
                <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-teal-deep">
                  {t('settings.look')}
                  <span className="sr-only">: {t('settings.version', { number })}</span>
                </summary>
                <div className="mt-2 max-w-[640px]">
                  <SettingValue setting={what} />
                </div>
              </details>
              {number !== shown.number && !isOver(what) && (
                <div className="mt-2">
                  <PutBack
                    shown={shown}
                    number={number}
                    setting={what}
                    action={t('settings.putBack', { number })}
                    title={t('settings.putBackTitle', { number })}
                    onChanged={onChanged}
                  />
                </div>
              )}
            </li>
          );
        })}
        {!paging.hasNextPage && (
          <li className="p-4">
            <p className="font-bold">{t('settings.beginning')}</p>
            <p className="mb-2 text-small text-muted">{t(`settings.beginningText.${part}`)}</p>
            {!isBeginning && (
              <PutBack
                shown={shown}
                number={0}
                setting={beginning}
                action={t(`settings.toBeginning.${part}`)}
                title={t(`settings.toBeginningTitle.${part}`)}
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
          search: { ...(part !== 'operator' && { part }), ...(page > 1 && { page }) },
        })}
      />
    </>
  );
}
