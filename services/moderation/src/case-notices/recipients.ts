import type { Told, ToldAfter } from '@lendring/contracts/moderation/case-notices.js';
import { same } from '@lendring/contracts/rules/same.js';
import { reportsBefore, visitorWho, type Case, type Reported } from '../case/case.aggregate.js';
import { concernsOwner } from '../case/decide-access.js';

const decidesAnew = ({ decisions }: Case, decisionId: string): boolean => {
  const index = decisions.findIndex((one) => one.decisionId === decisionId);
  const [before, now] = [decisions[index - 1], decisions[index]];
  if (!before || !now) return false;
  const { noteToReporter: words } = now;
  const isSaid = words !== '' && words !== before.noteToReporter;
  return isSaid || before.outcome !== now.outcome || !same(before.measures, now.measures);
};

export const reportsTold = (
  state: Case,
  decisionId: string,
): readonly Readonly<{ report: Reported; wasAnswered: boolean }>[] => {
  const isNew = decidesAnew(state, decisionId);
  return reportsBefore(state, decisionId)
    .map((report) => ({ report, wasAnswered: report.answeredBy !== decisionId }))
    .filter(({ wasAnswered }) => isNew || !wasAnswered);
};

export const toldInApp = (state: Case, { decisionId, after, complaintId }: ToldAfter): readonly Told[] => {
  if (after === 'answered') {
    const complaint = state.complaints.find((one) => one.complaintId === complaintId);
    return complaint && !visitorWho(state, complaint.userId)
      ? [{ userId: complaint.userId, kind: 'complaint_answered' }]
      : [];
  }
  // Ads of the operator have no owner account.
  const isNobodys = state.subject?.kind === 'ad' && state.subject.id === state.ownerId;
  // The answer to the complaint already announces this decision.
  const isAnswer = state.decisions.some((one) => one.decisionId === decisionId && one.complaintId !== null);
  const owner: readonly Told[] =
    !isNobodys && !isAnswer && concernsOwner(state, decisionId)
      ? [{ userId: state.ownerId, kind: 'decision_made' }]
      : [];
  if (after === 'confirmed') return owner;
  const reporters = reportsTold(state, decisionId).flatMap(({ report }) =>
    report.signedIn ? [report.reporterId] : [],
  );
  return [...owner, ...[...new Set(reporters)].map((userId): Told => ({ userId, kind: 'report_decided' }))];
};
