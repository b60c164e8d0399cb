import type { OwnReport } from '@lendring/contracts/moderation/decisions.js';
import type { Case, Complained } from '../case/case.aggregate.js';

const stateOf = ({ answered }: Complained): 'waits' | 'upheld' | 'rejected' => {
  if (!answered) return 'waits';
  return answered.upheld ? 'upheld' : 'rejected';
};

export const ownReportOf = (state: Case, reportId: string, userId: string): OwnReport | null => {
  const { subject, seen, reports, decisions, complaints } = state;
  const report = reports.find((one) => one.reportId === reportId && one.signedIn && one.reporterId === userId);
  if (!report || !subject) return null;
  const answer = report.answeredBy === null ? undefined : decisions.at(-1);
  const complaint = complaints.find((one) => one.decisionId === answer?.decisionId && one.userId === userId);
  return {
    reportId,
    subject,
    title: (seen.findLast(({ at }) => at <= report.at) ?? seen[0])?.snapshot?.title ?? '',
    typeId: report.typeId,
    at: report.at,
    decision: answer
      ? {
          decisionId: answer.decisionId,
          outcome: answer.outcome,
          at: answer.at,
          complaint: complaint ? stateOf(complaint) : null,
        }
      : null,
  };
};
