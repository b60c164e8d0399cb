import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Day } from '@lendring/contracts/kernel/period.js';
import type { ReporterContact } from '@lendring/contracts/moderation/commands.js';
import type { Verdict } from '@lendring/contracts/moderation/decisions.js';
import { isMeasured, noMeasures } from '@lendring/contracts/moderation/measured.js';
import type { CaseEvent } from '@lendring/contracts/moderation/events.js';
import { moderationLimits as limits } from '@lendring/contracts/moderation/limits.js';
import { afterUpheld } from '@lendring/contracts/moderation/upheld.js';
import type { ModerationRefusal } from '@lendring/contracts/moderation/refusals.js';
import type { Subject } from '@lendring/contracts/moderation/subject.js';
import { reportTypesFor } from '@lendring/contracts/reference/report-types.js';
import { dayIn } from '@lendring/contracts/rules/days.js';
import { timeZones } from '@lendring/contracts/rules/time-zones.js';
import {
  reportsBefore,
  tookPart,
  waitingRaised,
  waitingReports,
  type Case,
  type Complained,
  type Decided,
  type Reported,
} from './case.js';
import { enforced, problemOf } from './measures.js';
import { seenEvents, type Seen } from './said.js';

export type CaseDecision = Decision<readonly CaseEvent[], ModerationRefusal>;

export type Act = Readonly<{ caseId: string; by: string; at: string }>;

export type NewReport = Seen &
  Readonly<{
    subject: Subject;
    reportId: string;
    typeId: number;
    description: string;
    signedIn: boolean;
    visitor: string | null;
    contact: ReporterContact | null;
    locale: Locale;
    trusted: boolean;
    quiet: boolean;
  }>;

const nothing = decided([]);

const partiesOf = ({ ownerId, parties = [] }: Seen) => {
  const others = [...new Set(parties)].filter((id) => id !== ownerId);
  return others.length > 0 ? { parties: others } : {};
};

/**
 * Accepts one pending report per account and subject. An unverified address may report again with another reason or
 * text. `by`: the reporter.
 */
export const report = (state: Case, { caseId, by, at }: Act, made: NewReport): CaseDecision => {
  const { subject, ownerId, reportId, typeId, description, signedIn, visitor, contact, locale, trusted, quiet } = made;
  const type = reportTypesFor(subject.kind).find(({ id }) => id === typeId);
  if (by === ownerId) return refused('report_own');
  if (!type) return refused('report_type');
  if (type.needsDescription && description === '') return refused('report_description_needed');
  if (!signedIn && !contact) return refused('report_contact_needed');
  // Addresses are unverified: a report in somebody's name must not block their own.
  const isAgain = (one: Reported): boolean =>
    signedIn
      ? one.reporterId === by
      : one.visitor === visitor && one.typeId === typeId && one.description === description;
  if (waitingReports(state).some(isAgain))
    // A refusal would reveal to a stranger whether the address has reported the subject.
    return signedIn ? refused('report_again') : nothing;
  return decided([
    ...(state.subject ? [] : [{ type: 'CaseOpened' as const, data: { caseId, subject, ownerId, at } }]),
    ...seenEvents(state.seen.at(-1), made, { caseId, at }),
    {
      type: 'ReportReceived',
      data: {
        caseId,
        reportId,
        reporterId: by,
        signedIn,
        visitor,
        kind: subject.kind,
        typeId,
        description,
        name: contact?.name ?? null,
        email: contact?.email ?? null,
        locale,
        ...(trusted && { trusted }),
        ...(quiet && { quiet }),
        ...partiesOf(made),
        at,
      },
    },
  ]);
};

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

export const isInvolved = (
  { ownerId, parties, reports }: Pick<Case, 'ownerId' | 'parties' | 'reports'>,
  userId: string,
): boolean =>
  ownerId === userId ||
  parties.includes(userId) ||
  reports.some(({ signedIn, reporterId }) => signedIn && reporterId === userId);

export const assign = (state: Case, { caseId, by, at }: Act, to: string | null): CaseDecision => {
  if (!state.subject || isInvolved(state, by)) return refused('case_not_found');
  // Any moderator may unassign a case; choosing the decider is part of deciding.
  if (to !== null && (isInvolved(state, to) || isBarred(state, to) || isBarred(state, by)))
    return refused('decision_other_person');
  return state.assignedTo === to ? nothing : decided([{ type: 'CaseAssigned', data: { caseId, to, by, at } }]);
};

/**
 * Reports that a decision marks or clears as manifestly unfounded: the pending ones, or those of the last answer when
 * it is revised. Earlier marks stay until a decision clears them.
 */
const marksOf = ({ reports, decisions }: Case, isUnfounded: boolean) => {
  const marked = reports.filter((one) => one.unfounded);
  const waiting = reports.filter(({ answeredBy }) => answeredBy === null);
  const lastAnswer = decisions.findLast(({ decisionId }) => reports.some((one) => one.answeredBy === decisionId));
  const meant = waiting.length > 0 ? waiting : reports.filter((one) => one.answeredBy === lastAnswer?.decisionId);
  const found = isUnfounded ? meant.filter((one) => !one.unfounded) : [];
  const kept = isUnfounded ? [...marked, ...found] : [];
  const cleared = isUnfounded ? [] : marked;
  const idsOf = (all: readonly Reported[]) => all.map(({ reportId }) => reportId);
  return { ...(kept.length > 0 && { unfounded: idsOf(kept) }), ...(cleared.length > 0 && { cleared: idsOf(cleared) }) };
};

/** A pending or upheld complaint bars everyone who took part in the decision from the case (DSA art. 20(4) and (6)). */
const isBarred = ({ complaints, decisions }: Case, who: string): boolean =>
  complaints.some(
    ({ answered, decisionId }) =>
      (!answered || answered.upheld) && decisions.some((one) => one.decisionId === decisionId && tookPart(one, who)),
  );

/**
 * Whether a complaint by the person concerned overturned a decision of this moderator. The moderator may then neither
 * open another case about that person nor suspend them, because that could repeat the overturned decision.
 */
export const wasOverturned = ({ ownerId, complaints, decisions }: Case, who: string): boolean =>
  complaints.some(
    ({ answered, decisionId, userId }) =>
      answered?.upheld === true &&
      userId === ownerId &&
      decisions.some((one) => one.decisionId === decisionId && tookPart(one, who)),
  );

/**
 * Decides a case or revises its decision. Measures that the verdict omits are withdrawn.
 *
 * @param after last decision known to the moderator
 * @param until end of the suspension; an unchanged suspension keeps its end
 */
export const decide = (
  state: Case,
  { caseId, by, at }: Act,
  {
    decisionId,
    after,
    verdict: { unfounded, ...verdict },
    until,
  }: Readonly<{ decisionId: string; after: string | null; verdict: Verdict; until: string | null }>,
): CaseDecision => {
  const { subject, ownerId, decisions } = state;
  if (!subject || isInvolved(state, by)) return refused('case_not_found');
  if ((decisions.at(-1)?.decisionId ?? null) !== after) return refused('decision_changed');
  if (isBarred(state, by)) return refused('decision_other_person');
  const problem = problemOf({ ...verdict, ...(unfounded && { unfounded }) }, state);
  if (problem) return refused(problem);
  const waiting = [...waitingReports(state), ...waitingRaised(state)].map((one) => one.at);
  const waitedSince = waiting.toSorted()[0] ?? null;
  const [trustedSince] = waitingReports(state).flatMap(({ trusted, at: since }) => (trusted ? [since] : []));
  return decided([
    {
      type: 'CaseDecided',
      data: {
        caseId,
        decisionId,
        ownerId,
        waitedSince,
        ...verdict,
        until,
        ...(trustedSince !== undefined && { trustedSince }),
        ...marksOf(state, unfounded === true),
        by,
        at,
      },
    },
    ...enforced(state, verdict.measures, { caseId, decisionId, at }),
  ]);
};

export const confirmSuspension = (state: Case, { caseId, by, at }: Act, decisionId: string): CaseDecision => {
  if (!state.subject || isInvolved(state, by)) return refused('case_not_found');
  const last = state.decisions.at(-1);
  if (last?.decisionId !== decisionId) return refused('decision_changed');
  if (last.measures.suspend?.days !== null) return refused('decision_nothing_to_confirm');
  if (last.confirmedBy !== null) return nothing;
  const hasAnswered = state.complaints.some((one) => one.decisionId === decisionId && one.answered?.by === by);
  if (last.by === by || hasAnswered || isBarred(state, by)) return refused('decision_other_person');
  return decided([{ type: 'SuspensionConfirmed', data: { caseId, decisionId, ownerId: state.ownerId, by, at } }]);
};

export const concernsOwner = ({ decisions }: Pick<Case, 'decisions'>, decisionId: string): boolean => {
  const index = decisions.findIndex((one) => one.decisionId === decisionId);
  const isHeld = (one: Decided | undefined) => one !== undefined && isMeasured(one.measures);
  return index >= 0 && (isHeld(decisions[index]) || isHeld(decisions[index - 1]));
};

/**
 * Role of a user in a decision; null when unrelated. `userId`: an account, or the report id of a visitor who is not
 * erased yet.
 */
export const sideOf = (state: Case, decisionId: string, userId: string): 'vendor' | 'reporter' | null => {
  if (state.ownerId === userId) return concernsOwner(state, decisionId) ? 'vendor' : null;
  const reported = reportsBefore(state, decisionId).some(
    ({ signedIn, contact, reporterId }) => reporterId === userId && (signedIn || contact !== null),
  );
  return reported ? 'reporter' : null;
};

/** Last day for a complaint about a decision (DSA art. 20), in the time zone of its mail. */
export const complaintUntil = ({ at }: Pick<Decided, 'at'>): Day => {
  const until = new Date(dayIn(at, timeZones.DE));
  const day = until.getUTCDate();
  until.setUTCMonth(until.getUTCMonth() + limits.complaintMonths);
  if (until.getUTCDate() !== day) until.setUTCDate(0);
  return until.toISOString().slice(0, 10);
};

export const isComplaintOver = (decision: Pick<Decided, 'at'>, now: string): boolean =>
  dayIn(now, timeZones.DE) > complaintUntil(decision);

/**
 * Whether a complaint can wait until `until`. Complaints about a suspension, and those whose deadline would pass,
 * cannot.
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
 * decision in the same append; after a reporter's, a new decision is due.
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
  // The contested decision counts as well, since its complaint is still pending.
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

const READING_MS = 600_000;

export const noteReading = (state: Case, { caseId, by, at }: Act): CaseDecision => {
  if (!state.subject || isInvolved(state, by)) return refused('case_not_found');
  const again = state.read?.by === by && Date.parse(at) - Date.parse(state.read.at) < READING_MS;
  return again ? nothing : decided([{ type: 'CaseRead', data: { caseId, by, at } }]);
};

export const forgetReporter = (state: Case, { caseId, at }: Omit<Act, 'by'>, reportId: string): CaseDecision =>
  state.reports.some((one) => one.reportId === reportId && !one.signedIn && one.contact)
    ? decided([{ type: 'ReporterForgotten', data: { caseId, reportId, at } }])
    : nothing;

export const forget = (state: Case, caseId: string): CaseDecision =>
  state.seen.some(({ snapshot }) => snapshot)
    ? decided([{ type: 'SubjectForgotten', data: { caseId, ownerId: state.ownerId } }])
    : nothing;
