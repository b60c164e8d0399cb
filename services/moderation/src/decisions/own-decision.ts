import { endedBy } from '@lendring/contracts/moderation/measured.js';
import type { OwnDecision } from '@lendring/contracts/moderation/decisions.js';
import { reportsBefore, type Case } from '../case/case.aggregate.js';
import { sideOf } from '../case/decide-access.js';
import { complaintUntil } from '../complaints/decide.js';

export const ownDecisionOf = (state: Case, decisionId: string, userId: string): OwnDecision | null => {
  const { subject, decisions, complaints, seen } = state;
  const decision = decisions.find((one) => one.decisionId === decisionId);
  const side = sideOf(state, decisionId, userId);
  if (!decision || !side || !subject) return null;
  const { outcome, measures, ground, facts, noteToVendor, noteToReporter, at } = decision;
  const complaint = complaints.find((one) => one.decisionId === decisionId && one.userId === userId);
  const last = decisions.at(-1);
  const earlier = decisions[decisions.indexOf(decision) - 1];
  const before = reportsBefore(state, decisionId);
  const isVendor = side === 'vendor';
  const own = isVendor ? [] : before.filter(({ reporterId }) => reporterId === userId);
  const answered = complaint?.answered && {
    upheld: complaint.answered.upheld,
    unfounded: complaint.answered.unfounded,
    answer: complaint.answered.answer,
    at: complaint.answered.at,
  };
  return {
    decisionId,
    side,
    subject,
    title: seen.at(-1)?.snapshot?.title ?? '',
    outcome,
    // Length and end of the suspension are shown to the suspended user only.
    measures: isVendor ? measures : { ...measures, suspend: measures.suspend && { days: null } },
    suspendedUntil: isVendor ? decision.until : null,
    ground: isVendor ? ground : null,
    facts: isVendor ? facts : '',
    note: isVendor ? noteToVendor : noteToReporter,
    at,
    reported: before.length > 0,
    trusted: isVendor && before.some(({ trusted }) => trusted),
    ended: [...endedBy(earlier?.measures ?? null, measures)],
    unfounded: own.some((one) => one.unfounded),
    // A visitor's address is unverified, so the report text is not shown.
    reports: own
      .map(({ reportId, typeId, description, signedIn, at: reportedAt }) => ({
        reportId,
        typeId,
        description: signedIn ? description : '',
        at: reportedAt,
      }))
      .toReversed(),
    inForce: last?.decisionId === decisionId,
    newer: last && last.decisionId !== decisionId && sideOf(state, last.decisionId, userId) ? last.decisionId : null,
    complaintUntil: complaintUntil(decision),
    complaint: complaint ? { text: complaint.text, at: complaint.at, answered: answered ?? null } : null,
  };
};
