import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReporterShape } from '@lendring/contracts/http/reporters.js';
import { type Filing, pauseDays, reporterLimits } from '@lendring/contracts/moderation/reporter-limits.js';
import { putReporter, reporterQuery } from '../../api/report-cases.js';
import { number } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { staffMoment } from '../../lib/dates/moment.js';
import { LoadProblem } from '../loading/LoadProblem.js';
import { Button } from '../../ui/Button.js';
import { Select } from '../../ui/Select.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { Tag } from '../../ui/Tag.js';
import { toasts } from '../../ui/toasts.js';
import { ReasonDialog } from '../backoffice/ReasonDialog.js';
import { personText } from '../people/person-text.js';

type Props = Readonly<{ reporter: ReporterShape; of: Filing; act: 'warn' | 'pause' | 'resume' }>;

function ReporterAct({ reporter, of, act }: Props) {
  const { t } = useTranslation('people');
  const api = useApi();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [days, setDays] = useState<(typeof pauseDays)[number]>(30);
  const what = t(`reporter.what.${of}`);
  const id = reporter.reporter_id;
  return (
    <>
      <Button variant="soft" className="mt-3" onClick={() => setOpen(true)}>
        {t(`reporter.act.${act}`)}
      </Button>
      <ReasonDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t(`reporter.title.${act}`, { what })}
        text={t(`reporter.text.${act}`, { what, count: number(reporterLimits.frequent) })}
        hint={t('reporter.reasonHint')}
        action={t(`reporter.act.${act}`)}
        danger={act === 'pause'}
        send={async (reason, options) => {
          const now =
            act === 'warn'
              ? await api.patch('/reporter_warn/{id}', { id, body: { of, reason } }, options)
              : act === 'pause'
                ? await api.patch('/reporter_pause/{id}', { id, body: { of, reason, days } }, options)
                : await api.patch('/reporter_resume/{id}', { id, body: { of, reason } }, options);
          setOpen(false);
          toasts.show('success', t(`reporter.done.${act}`));
          putReporter(queries, now);
        }}
      >
        {() =>
          act === 'pause' && (
            <Select
              id="pause-days"
              label={t('reporter.days')}
              value={String(days)}
              onChange={({ target: { value } }) => setDays(pauseDays.find((one) => String(one) === value) ?? 30)}
              options={pauseDays.map((one) => ({ value: String(one), label: t('reporter.forDays', { count: one }) }))}
            />
          )
        }
      </ReasonDialog>
    </>
  );
}

function ReporterFiling({ reporter, of }: Readonly<{ reporter: ReporterShape; of: Filing }>) {
  const { t } = useTranslation('people');
  const locale = useLocale();
  const { made, unfounded, warned_at: warnedAt, paused_until: until, may_pause: mayPause } = reporter[of];
  const share = made === 0 ? 0 : Math.round((100 * unfounded) / made);
  const next = until !== null ? 'resume' : warnedAt !== null ? 'pause' : 'warn';
  return (
    <section aria-label={t(`reporter.${of}`)} className="rounded-lg border border-line p-4">
      <h3 className="text-base font-bold">{t(`reporter.${of}`)}</h3>
      <p>
        {made === 0
          ? t('reporter.nothing')
          : t('reporter.figures', { made: number(made), unfounded: number(unfounded), share: number(share) })}
      </p>
      {until !== null ? (
        <p className="mt-2">
          <Tag tone="rose" wraps>
            {t('reporter.pausedUntil', { when: staffMoment(until, locale) })}
          </Tag>
        </p>
      ) : (
        warnedAt !== null && (
          <p className="text-small text-muted">{t('reporter.warnedAt', { when: staffMoment(warnedAt, locale) })}</p>
        )
      )}
      {next === 'pause' && !mayPause ? (
        <p className="mt-2 text-small text-muted">{t('reporter.notYet', { count: reporterLimits.frequent })}</p>
      ) : (
        (until !== null || unfounded > 0) && <ReporterAct reporter={reporter} of={of} act={next} />
      )}
    </section>
  );
}

function ReporterHistory({ entries }: Readonly<{ entries: ReporterShape['history'] }>) {
  const { t } = useTranslation('people');
  const { t: office } = useTranslation('backoffice');
  const locale = useLocale();
  return (
    <section aria-label={t('reporter.history')}>
      <h3 className="mb-2 text-base font-bold">{t('reporter.history')}</h3>
      <ol className="flex flex-col gap-3">
        {entries.map(({ act, of, reason, figures, until, by, at }) => (
          <li key={`${at} ${of} ${act}`} className="border-l-2 border-line pl-3">
            <p className="font-bold">
              {t(`reporter.was.${act}`, {
                what: t(`reporter.what.${of}`),
                when: until === null ? '' : staffMoment(until, locale),
              })}
            </p>
            {reason && <p className="whitespace-pre-line wrap-anywhere">{reason}</p>}
            {figures && (
              <p className="text-small">
                {t('reporter.then', { made: number(figures.made), unfounded: number(figures.unfounded) })}
              </p>
            )}
            <p className="text-small text-muted wrap-anywhere">
              {by
                ? `${personText(office, by)}, ${staffMoment(at, locale)}`
                : `${t('reporter.clock')}, ${staffMoment(at, locale)}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * Reporting history and measures against misuse (DSA Art. 23). `reporterId`: id of an account, or of a report without
 * one.
 */
export function Reporter({ reporterId }: Readonly<{ reporterId: string }>) {
  const { t } = useTranslation('people');
  const { data: reporter, error } = useQuery(reporterQuery(useApi(), reporterId));
  if (error) return <LoadProblem error={error} />;
  if (!reporter) return <SkeletonText lines={3} />;
  const { reports, complaints, history } = reporter;
  if (reports.made + complaints.made + history.length === 0)
    return <p className="text-muted">{t(reporter.visitor ? 'reporter.noneConfirmed' : 'reporter.none')}</p>;
  return (
    <div className="flex flex-col gap-4">
      {reporter.visitor && <p className="text-small text-muted">{t('reporter.visitor')}</p>}
      <div className="grid gap-4 @xl:grid-cols-2">
        <ReporterFiling reporter={reporter} of="reports" />
        <ReporterFiling reporter={reporter} of="complaints" />
      </div>
      {history.length > 0 && <ReporterHistory entries={history} />}
    </div>
  );
}
