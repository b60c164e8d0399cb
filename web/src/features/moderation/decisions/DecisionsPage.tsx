import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { OwnDecisionShape } from '@lendring/contracts/http/decisions.js';
import type { OwnReportShape } from '@lendring/contracts/http/reports.js';
import { reportNumber } from '@lendring/contracts/moderation/report-number.js';
import { ownDecisionsQuery, ownReportsQuery } from '../../../api/moderation.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { dayOf } from '../../../lib/dates/moment.js';
import { reasonText } from '../../../parts/moderation/report-terms.js';
import { LoadProblem } from '../../../parts/loading/LoadProblem.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { Tag } from '../../../ui/Tag.js';
import { FilingStanding } from './FilingStanding.js';
import { complaintState, shortOf } from './model.js';

export function OwnReports() {
  const { t } = useTranslation('moderation');
  const { data } = useQuery(ownReportsQuery(useApi()));
  if (!data || data.reports.length === 0) return null;
  return (
    <section aria-labelledby="own-reports" className="mt-12 max-w-[720px]">
      <h2 id="own-reports" className="mb-2 text-h3">
        {t('ownReports.title')}
      </h2>
      <FilingStanding standing={data.standing} />
      <ul>
        {data.reports.map((report) => (
          <li key={report.report_id} className="border-b border-line">
            <Row report={report} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ report }: Readonly<{ report: OwnReportShape }>) {
  const { t } = useTranslation('moderation');
  const locale = useLocale();
  const { report_id: id, subject, title, type_id: typeId, at, decision } = report;
  const words = (
    <>
      <span className="min-w-0">
        <span className="title block wrap-anywhere">
          {title === '' ? t(`kind.${subject.kind}`) : `${t(`kind.${subject.kind}`)}: ${title}`}
        </span>
        <span className="block wrap-anywhere">{reasonText(typeId, locale)}</span>
        <span className="text-small text-muted">
          {t('ownReports.on', { number: reportNumber(id), day: dayOf(at, locale) })}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        {decision?.complaint && <Tag tone="sun">{t(`decisions.complaint.${decision.complaint}`)}</Tag>}
        <Tag tone={decision ? 'tint' : 'sun'}>{t(`ownReports.${decision?.outcome ?? 'open'}`)}</Tag>
      </span>
    </>
  );
  const look = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4';
  return decision ? (
    <Link
      to="/decision/$decisionId"
      params={{ decisionId: decision.decision_id }}
      className={`${look} text-ink no-underline hover:[&_.title]:underline`}
    >
      {words}
    </Link>
  ) : (
    <div className={look}>{words}</div>
  );
}

export function DecisionsPage() {
  const { t } = useTranslation('moderation');
  const api = useApi();
  const { data, error } = useQuery(ownDecisionsQuery(api));
  const { data: own, isLoading } = useQuery(ownReportsQuery(api));
  if (!data || isLoading) return error ? <LoadProblem error={error} /> : <SkeletonText lines={5} />;
  if (data.decisions.length === 0)
    return own && own.reports.length > 0 ? (
      <p className="text-muted">{t('decisions.noneAboutYou')}</p>
    ) : (
      <EmptyState picture="handshake" title={t('decisions.none')}>
        <p>{t('decisions.noneText')}</p>
      </EmptyState>
    );
  return (
    <ul className="max-w-[720px]">
      {data.decisions.map((decision) => (
        <li key={decision.decision_id} className="border-b border-line">
          <DecisionsPageRow decision={decision} />
        </li>
      ))}
    </ul>
  );
}

function DecisionsPageRow({ decision }: Readonly<{ decision: OwnDecisionShape }>) {
  const { t } = useTranslation('moderation');
  const locale = useLocale();
  const complaint = complaintState(decision);
  const done: readonly ReturnType<typeof shortOf>[number][] = shortOf(decision);
  const { decision_id: decisionId, in_force: holds, title, subject, at } = decision;
  return (
    <Link
      to="/decision/$decisionId"
      params={{ decisionId }}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4 text-ink no-underline hover:[&_.title]:underline"
    >
      <span className="min-w-0">
        <span className="title block wrap-anywhere first-letter:uppercase">
          {done.map((one) => t(`decisions.short.${one}`)).join(', ')}
        </span>
        <span className="block wrap-anywhere">
          {t(`kind.${subject.kind}`)}: {title}
        </span>
        <span className="text-small text-muted">{dayOf(at, locale)}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        {complaint && <Tag tone="sun">{t(`decisions.complaint.${complaint}`)}</Tag>}
        {/* Omit "in force" next to "released"; a reversed decision releases nothing, so its tag stays. */}
        {!(holds && done.includes('released')) && (
          <Tag tone={holds ? 'tint' : 'grey'}>{t(holds ? 'decisions.inForce' : 'decisions.replaced')}</Tag>
        )}
      </span>
    </Link>
  );
}
