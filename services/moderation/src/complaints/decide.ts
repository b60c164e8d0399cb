import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import type { Day } from '@lendring/contracts/kernel/period.js';
import type { CaseEvent } from '@lendring/contracts/moderation/events.js';
import { moderationLimits as limits } from '@lendring/contracts/moderation/limits.js';
import { noMeasures } from '@lendring/contracts/moderation/measured.js';
import { afterUpheld } from '@lendring/contracts/moderation/upheld.js';
import { dayIn, OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import type { Case, Complained, Decided } from '../case/case.aggregate.js';
import type { Act, CaseDecision } from '../case/decide.js';
import { isBarred, isInvolved, sideOf } from '../case/decide-access.js';
import { enforced } from '../decisions/decide-measures.js';

/** Last day for a complaint about a decision (DSA art. 20), in the time zone of its mail. */
export const complaintUntil = ({ at }: Pick<Decided, 'at'>): Day => {
  const until = new Date(dayIn(at, OPERATOR_TIME_ZONE));
  const day = until.getUTCDate();
  until.setUTCMonth(until.getUTCMonth() + limits.complaintMonths);
  if (until.getUTCDate() !== day) until.setUTCDate(0);
  return until.toISOString().slice(0, 10);
};

export const isComplaintOver = (decision: Pick<Decided, 'at'>, now: string): boolean =>
  dayIn(now, OPERATOR_TIME_ZONE) > complaintUntil(decision);

/**
 * True if a complaint can wait until `until`. Complaints about a suspension, and those whose deadline would pass,
 * cannot wait.
 */
export const waitsFor = ({ decisions }: Case, decisionId: string, until: string): boolean => {
  const decision = decisions.find((one) => one.decisionId === decisionId);
  return decision !== undefined && decision.measures.suspend === null && !isComplaintOver(decision, until);
};

export const complain = (
  state: Case,
  { caseId, by: userId, at }: Act,
  { complaintId, decisionId, text }: Readonly<{ complaintId: string; decisionId: string; text: string }>,
): CaseDecision => {
  const decision = state.decisions.find((one) => one.decisionId === decisionId);
  if (!decision || !sideOf(state, decisionId, userId)) return refused('decision_not_found');
  if (state.complaints.some((one) => one.decisionId === decisionId && one.userId === userId))
    return refused('complaint_made');
  if (isComplaintOver(decision, at)) return refused('complaint_over');
  return decided([{ type: 'ComplaintMade', data: { caseId, complaintId, decisionId, userId, text, at } }]);
};

type Answer = Readonly<{
  complaintId: string;
  upheld: boolean;
  unfounded?: true | undefined;
  answer: string;
  decisionId: string;
}>;

const takenBack = (
  state: Case,
  { caseId, by, at }: Act,
  { complaintId, decisionId: complainedOf, userId }: Complained,
  decisionId: string,
): readonly CaseEvent[] => {
  const last = state.decisions.at(-1);
  const side = userId === state.ownerId ? 'vendor' : 'reporter';
  const inForce = last?.decisionId === complainedOf;
  if (!last || afterUpheld({ side, inForce, measures: last.measures }) !== 'takenBack') return [];
  return [
    {
      type: 'CaseDecided',
      data: {
        caseId,
        decisionId,
        ownerId: state.ownerId,
        waitedSince: null,
        outcome: 'declined',
        measures: noMeasures,
        until: null,
        ground: null,
        facts: '',
        noteToVendor: '',
        noteToReporter: '',
        internalNote: '',
        complaintId,
        by,
        at,
      },
    },
    ...enforced(state, noMeasures, { caseId, decisionId, at }),
  ];
};

/**
 * Answers a complaint; deciders of the contested decision are refused. Upholding the owner's complaint reverses the
 * decision in the same append; upholding a reporter's complaint requires a new decision.
 */
export const answerComplaint = (
  state: Case,
  { caseId, by, at }: Act,
  { complaintId, upheld, unfounded, answer, decisionId: anew }: Answer,
): CaseDecision => {
  const complaint = state.complaints.find((one) => one.complaintId === complaintId);
  if (!complaint || complaint.answered || isInvolved(state, by)) return refused('complaint_not_found');
  const { decisionId, userId, at: complainedAt } = complaint;
  if (upheld && unfounded) return refused('decision_measures');
  // Everyone who took part in the contested decision is barred too, because its complaint is still pending.
  if (isBarred(state, by)) return refused('decision_other_person');
  return decided([
    {
      type: 'ComplaintAnswered',
      data: {
        caseId,
        complaintId,
        decisionId,
        userId,
        upheld,
        answer,
        ...(unfounded && { unfounded }),
        complainedAt,
        by,
        at,
      },
    },
    ...(upheld ? takenBack(state, { caseId, by, at }, complaint, anew) : []),
  ]);
};
