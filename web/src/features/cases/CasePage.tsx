import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseShape } from '@lendring/contracts/http/cases.js';
import { putReportCase, reportCaseQuery } from '../../api/report-cases.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { staffMoment } from '../../lib/dates/moment.js';
import { useAction } from '../../lib/forms/use-action.js';
import { useSession } from '../../lib/session/session-context.js';
import { LongText, Part } from '../../parts/backoffice/sections.js';
import { reasonText } from '../../parts/moderation/report-terms.js';
import { personText } from '../../parts/people/person-text.js';
import { HowTheyReport } from '../../parts/reporters/HowTheyReport.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { Tag } from '../../ui/Tag.js';
import { later } from '../../ui/later.js';
import { Content } from './Content.js';
import { DueText, StateTag, UrgencyTag } from './Marks.js';
import { OwnerCard } from './OwnerCard.js';
import { VerdictForm } from './VerdictForm.js';
import { isRaised } from './case-state.js';
import { caseText } from './words.js';

/** `others`: the reader made the decision that a complaint is about, so other admins have to decide the case. */
type Props = Readonly<{ one: CaseShape; others: boolean }>;

function CaseHead({ one, others }: Props) {
  const { t } = useTranslation('backoffice');
  const { t: words } = useTranslation('moderation');
  const locale = useLocale();
  return (
    <header>
      <Link to="/backoffice/report" className="inline-flex min-h-11 items-center gap-2 font-bold print:hidden">
        <Icon icon={ArrowLeft} />
        {t('case.back')}
      </Link>
      <h1 tabIndex={-1} className="text-h2 wrap-anywhere outline-none">
        {caseText(t, words, locale, one)}
      </h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small">
        <DueText row={one} alone />
        <UrgencyTag row={one} />
        <StateTag row={one} />
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Assigning one={one} others={others} />
        {!others && (
          <a href="#verdict" className="inline-flex min-h-10 items-center font-bold">
            {t('case.toVerdict')}
          </a>
        )}
      </div>
      <p className="mt-2 text-small text-muted">{t('case.reading')}</p>
    </header>
  );
}

function Assigning({ one, others }: Props) {
  const { t } = useTranslation('backoffice');
  const api = useApi();
  const queries = useQueryClient();
  const session = useSession();
  const assign = useAction({
    send: (to: string | null, options) => api.patch('/report_assign/{id}', { id: one.case_id, body: { to } }, options),
    done: (now) => putReportCase(queries, now),
    said: (now) => t(now.assigned_to ? 'case.taken' : 'case.given'),
    loud: true,
  });
  if (session.status !== 'in' || one.state === 'completed' || one.state === 'declined') return null;
  const me = session.profile.user_id;
  const to = one.assigned_to;
  const isMine = to?.user_id === me;
  const take = to ? t('case.takeFrom', { name: personText(t, to) }) : t('case.take');
  return (
    <>
      <span className="text-small">
        {isMine
          ? t('case.assignedMe')
          : to
            ? t('case.assignedTo', { name: personText(t, to) })
            : t('case.assignedNobody')}
      </span>
      {(isMine || !others) && (
        <Button
          small
          variant={isMine ? 'quiet' : 'soft'}
          busy={assign.busy}
          onClick={() => void assign.run(isMine ? null : me)}
        >
          {isMine ? t('case.giveBack') : take}
        </Button>
      )}
    </>
  );
}

type Report = CaseShape['all_reports'][number];

function Reports({ one }: Readonly<{ one: CaseShape }>) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  return (
    <Part id="reports" title={t(isRaised(one) ? 'case.reportsRaised' : 'case.reports')}>
      <ul className="flex flex-col gap-3">
        {one.raised.map(({ by, reason, at }) => (
          <li key={at} className="rounded-lg border border-line p-4">
            <p className="font-bold">{t('case.raised')}</p>
            <p className="mb-2 text-small text-muted wrap-anywhere">
              {t('case.raisedBy', { by: personText(t, by), when: staffMoment(at, locale) })}
            </p>
            {reason ? <LongText text={reason} /> : <p className="text-muted">{t('case.noDescription')}</p>}
          </li>
        ))}
        {one.all_reports.map((report) => (
          <li key={report.report_id} className="rounded-lg border border-line p-4">
            <p className="font-bold">{reasonText(report.type_id, locale)}</p>
            <p className="mb-2 text-small text-muted wrap-anywhere">
              <Reporter report={report} /> · {staffMoment(report.at, locale)}
              {report.record && report.record.declined > 0 && <> · {t('case.record', report.record)}</>}
            </p>
            {(report.trusted || report.unfounded) && (
              <p className="mb-2 flex flex-wrap gap-2">
                {report.trusted && <Tag tone="tint">{t('trusted')}</Tag>}
                {report.unfounded && <Tag tone="rose">{t('case.unfounded')}</Tag>}
              </p>
            )}
            {report.description ? (
              <LongText text={report.description} />
            ) : (
              <p className="text-muted">{t('case.noDescription')}</p>
            )}
            {report.reporter_id && <HowTheyReport reporterId={report.reporter_id} />}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Reporter({ report: { reporter, contact } }: Readonly<{ report: Report }>) {
  const { t } = useTranslation('backoffice');
  if (contact) return `${contact.name}, ${contact.email} (${t('person.visitor')})`;
  if (!reporter?.user || reporter.user.former) return personText(t, reporter);
  return (
    <Link to="/user/$nickname" params={{ nickname: reporter.user.nickname }} className="underline">
      {personText(t, reporter)}
    </Link>
  );
}

type Complaint = Pick<CaseShape['complaints'][number], 'decision_id' | 'answered'>;

/** Whether the reader made or confirmed the decision that a complaint is about. */
const useIsOwnDecision = (decisions: CaseShape['decisions']) => {
  const session = useSession();
  const reader = session.status === 'in' ? session.profile.user_id : null;
  return ({ decision_id: id }: Complaint): boolean =>
    reader !== null &&
    decisions.some(
      ({ decision_id: other, by, confirmed_by: confirmedBy }) =>
        other === id && (by.user_id === reader || confirmedBy?.user_id === reader),
    );
};

/**
 * Records in the audit log, once per opening, that the case was read, because the log covers access to private
 * messages.
 */
const useNoteReading = (caseId: string): void => {
  const api = useApi();
  useEffect(() => {
    // Ignore failures: the page works without the record, and the next opening tries again.
    api.patch('/report_read/{id}', { id: caseId, body: {} }).catch(() => undefined);
  }, [api, caseId]);
};

const Complaints = later(async () => (await import('./Complaints.js')).Complaints);
const Decisions = later(async () => (await import('./Decisions.js')).Decisions);
const ConfirmSuspension = later(async () => (await import('./ConfirmSuspension.js')).ConfirmSuspension);

export function CasePage({ caseId }: Readonly<{ caseId: string }>) {
  const { t } = useTranslation('backoffice');
  const { data: one } = useQuery(reportCaseQuery(useApi(), caseId));
  useNoteReading(caseId);
  const isOwn = useIsOwnDecision(one?.decisions ?? []);
  if (!one) return <SkeletonText lines={10} />;
  const last = one.decisions[0];
  const isOthers = one.complaints.some(
    (complaint) => (!complaint.answered || complaint.answered.upheld) && isOwn(complaint),
  );
  return (
    <>
      <CaseHead one={one} others={isOthers} />
      <div className="mt-6 grid gap-8 @4xl:grid-cols-[minmax(0,1fr)_300px]">
        <div className="flex min-w-0 flex-col gap-9">
          <ConfirmSuspension one={one} />
          <Content one={one} />
          <Reports one={one} />
          {one.complaints.length > 0 && <Complaints one={one} others={isOthers} />}
          {one.decisions.length > 0 && <Decisions one={one} />}
        </div>
        <aside aria-label={t('case.owner')} className="min-w-0 self-start">
          <OwnerCard one={one} />
        </aside>
      </div>
      <div className="mt-9">
        {isOthers ? (
          <p className="font-bold">{t('case.others')}</p>
        ) : (
          // Reset the form to the measures in force after a new decision.
          <VerdictForm key={last?.decision_id ?? 'first'} one={one} />
        )}
      </div>
    </>
  );
}

/** Tab title; moderators keep several cases open at once. */
export const useCaseTitle = (caseId: string): string => {
  const { t } = useTranslation('backoffice');
  const { t: words } = useTranslation('moderation');
  const { t: common } = useTranslation();
  const locale = useLocale();
  const { data: one } = useQuery(reportCaseQuery(useApi(), caseId));
  return `${one ? caseText(t, words, locale, one) : t('case.title')} · ${common('brand')}`;
};
