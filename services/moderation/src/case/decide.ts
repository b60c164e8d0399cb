import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { CaseEvent } from '@lendring/contracts/moderation/events.js';
import type { ModerationRefusal } from '@lendring/contracts/moderation/refusals.js';
import type { Subject } from '@lendring/contracts/kernel/subject.js';
import { waitingRaised, type Case } from './case.aggregate.js';
import { isBarred, isInvolved } from './decide-access.js';
import { partiesOf, seenEvents, type Seen } from './decide-snapshot.js';

export type CaseDecision = Decision<readonly CaseEvent[], ModerationRefusal>;

export type Act = Readonly<{ caseId: string; by: string; at: string }>;

const nothing = decided([]);

/**
 * Opens or reopens a case about a user on a moderator's initiative. Repeated calls by the same moderator do nothing
 * while it is pending.
 */
export const raise = (
  state: Case,
  { caseId, by, at }: Act,
  { subject, reason, ...shown }: Seen & Readonly<{ subject: Subject; reason: string }>,
): CaseDecision => {
  const { ownerId } = shown;
  if (by === ownerId) return refused('report_own');
  if (waitingRaised(state).some((one) => one.by === by)) return nothing;
  return decided([
    ...(state.subject ? [] : [{ type: 'CaseOpened' as const, data: { caseId, subject, ownerId, at } }]),
    ...seenEvents(state.seen.at(-1), shown, { caseId, at }),
    { type: 'CaseRaised', data: { caseId, ownerId, reason, ...partiesOf(shown), by, at } },
  ]);
};

export const assign = (state: Case, { caseId, by, at }: Act, to: string | null): CaseDecision => {
  if (!state.subject || isInvolved(state, by)) return refused('case_not_found');
  // Any moderator may unassign a case; assigning one is refused to moderators who may not decide it.
  if (to !== null && (isInvolved(state, to) || isBarred(state, to) || isBarred(state, by)))
    return refused('decision_other_person');
  return state.assignedTo === to ? nothing : decided([{ type: 'CaseAssigned', data: { caseId, to, by, at } }]);
};

const READING_MS = 600_000;

export const noteReading = (state: Case, { caseId, by, at }: Act): CaseDecision => {
  if (!state.subject || isInvolved(state, by)) return refused('case_not_found');
  const again = state.read?.by === by && Date.parse(at) - Date.parse(state.read.at) < READING_MS;
  return again ? nothing : decided([{ type: 'CaseRead', data: { caseId, by, at } }]);
};

export const forget = (state: Case, caseId: string): CaseDecision =>
  state.seen.some(({ snapshot }) => snapshot)
    ? decided([{ type: 'SubjectForgotten', data: { caseId, ownerId: state.ownerId } }])
    : nothing;
