import { useTranslation } from 'react-i18next';
import { reportCaseQuery } from '../../api/report-cases.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { later } from '../../ui/later.js';
import { CaseHead } from './CaseHead.js';
import { Content } from './Content.js';
import { OwnerCard } from './OwnerCard.js';
import { Reports } from './Reports.js';
import { useNoteReading } from './use-note-reading.js';
import { useIsOwnDecision } from './use-own-decision.js';
import { VerdictForm } from './VerdictForm.js';

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
          // A new decision resets the form to the measures in force.
          <VerdictForm key={last?.decision_id ?? 'first'} one={one} />
        )}
      </div>
    </>
  );
}
