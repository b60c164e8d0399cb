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

/** Who acts on which case, and when. */
export type Act = Readonly<{ caseId: string; by: string; at: string }>;

export type NewReport = Seen &
  Readonly<{
    subject: Subject;
    reportId: string;
    typeId: number;
    description: string;
    signedIn: boolean;
    /** A digest of the address of whoever has no account. */
    visitor: string | null;
    contact: ReporterContact | null;
    locale: Locale;
    /** Whether they are a trusted flagger. */
    trusted: boolean;
    /** Their address has got enough receipts for now. */
    quiet: boolean;
  }>;

const nothing = decided([]);

const partiesOf = ({ ownerId, parties = [] }: Seen) => {
  const others = [...new Set(parties)].filter((id) => id !== ownerId);
  return others.length > 0 ? { parties: others } : {};
};

/**
 * One person reports a thing once until it was decided; an address that nobody has confirmed does so once with the same reason
 * and words. `by`: whoever reports.
 */
export const report = (state: Case, { caseId, by, at }: Act, made: NewReport): CaseDecision => {
  const { subject, ownerId, reportId, typeId, description, signedIn, visitor, contact, locale, trusted, quiet } = made;
  const type = reportTypesFor(subject.kind).find(({ id }) => id === typeId);
  if (by === ownerId) return refused('report_own');
  if (!type) return refused('report_type');
  if (type.needsDescription && description === '') return refused('report_description_needed');
  if (!signedIn && !contact) return refused('report_contact_needed');
  // Anybody can write down an address: what is written in its name keeps nothing else from being heard.
  const isAgain = (one: Reported): boolean =>
    signedIn
      ? one.reporterId === by
      : one.visitor === visitor && one.typeId === typeId && one.description === description;
  if (waitingReports(state).some(isAgain))
    // Whether an address has reported something is told to nobody who only writes it down.
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

/** Somebody who looks after cases opens one about a person, or opens it again. Once said, it waits to be decided. */
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

/**
 * Hides a case from the owner of its subject, from every other party of it (the person rated, the other side of a loan,
 * leaders of a group) and from whoever reported it.
 */
export const isInvolved = (
  { ownerId, parties, reports }: Pick<Case, 'ownerId' | 'parties' | 'reports'>,
  userId: string,
): boolean =>
  ownerId === userId ||
  parties.includes(userId) ||
  reports.some(({ signedIn, reporterId }) => signedIn && reporterId === userId);

export const assign = (state: Case, { caseId, by, at }: Act, to: string | null): CaseDecision => {
  if (!state.subject || isInvolved(state, by)) return refused('case_not_found');
  // Giving a case back is open to everybody; choosing who decides on it is part of deciding.
  if (to !== null && (isInvolved(state, to) || isBarred(state, to) || isBarred(state, by)))
    return refused('decision_other_person');
  return state.assignedTo === to ? nothing : decided([{ type: 'CaseAssigned', data: { caseId, to, by, at } }]);
};

/**
 * Which reports are manifestly unfounded from a decision on: those that it answers, or changes its mind about. Others
 * stay so only as long as nobody decides otherwise.
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

/**
 * A complaint that waits, or was upheld, bars everybody who took part in the decision from the case: its answer, and all
 * that follows, is somebody else's (DSA art. 20(4) and (6)).
 */
const isBarred = ({ complaints, decisions }: Case, who: string): boolean =>
  complaints.some(
    ({ answered, decisionId }) =>
      (!answered || answered.upheld) && decisions.some((one) => one.decisionId === decisionId && tookPart(one, who)),
  );

/**
 * Whether a moderator took part in a decision that was overturned by a complaint of the person concerned. Such a moderator
 * neither opens another case about that person nor suspends them in one: it could repeat the overturned decision.
 */
export const wasOverturned = ({ ownerId, complaints, decisions }: Case, who: string): boolean =>
  complaints.some(
    ({ answered, decisionId, userId }) =>
      answered?.upheld === true &&
      userId === ownerId &&
      decisions.some((one) => one.decisionId === decisionId && tookPart(one, who)),
  );

/**
 * Decides a case, for the first time or anew: what the verdict does not name is taken back.
 *
 * @param after the last decision that the admin knows of
 * @param until of a suspension: what is so already keeps its end
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

/** A suspension for good takes two people, neither of whom has answered a complaint about it. */
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

/** What a decision changed for the person it is about: it holds them to something, or takes that back. */
export const concernsOwner = ({ decisions }: Pick<Case, 'decisions'>, decisionId: string): boolean => {
  const index = decisions.findIndex((one) => one.decisionId === decisionId);
  const isHeld = (one: Decided | undefined) => one !== undefined && isMeasured(one.measures);
  return index >= 0 && (isHeld(decisions[index]) || isHeld(decisions[index - 1]));
};

/**
 * What somebody is to a decision; null: it is none of their business. `userId`: an account, or for who reported without
 * one, and is still known, the report.
 */
export const sideOf = (state: Case, decisionId: string, userId: string): 'vendor' | 'reporter' | null => {
  if (state.ownerId === userId) return concernsOwner(state, decisionId) ? 'vendor' : null;
  const reported = reportsBefore(state, decisionId).some(
    ({ signedIn, contact, reporterId }) => reporterId === userId && (signedIn || contact !== null),
  );
  return reported ? 'reporter' : null;
};

/** The last day on which a decision may be complained about (DSA art. 20), on the clock that its mail is written by. */
export const complaintUntil = ({ at }: Pick<Decided, 'at'>): Day => {
  const until = new Date(dayIn(at, timeZones.DE));
  const day = until.getUTCDate();
  until.setUTCMonth(until.getUTCMonth() + limits.complaintMonths);
  // The last day of a shorter month.
  if (until.getUTCDate() !== day) until.setUTCDate(0);
  return until.toISOString().slice(0, 10);
};

/** Whether that day is over. */
export const isComplaintOver = (decision: Pick<Decided, 'at'>, now: string): boolean =>
  dayIn(now, timeZones.DE) > complaintUntil(decision);

/**
 * Whether a complaint can wait until then. One about a suspended account is heard at once, and so is one that could not
 * be made any more afterwards.
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
  /** Of the decision that takes back what was wrong. */
  decisionId: string;
}>;

/** Measures that an upheld complaint of the person concerned takes back at once, while the decision is in force. */
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
 * By somebody who took no part in the decision. An upheld complaint of the person concerned takes the decision back in
 * the same append; after one of a reporter, somebody decides anew.
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
  // The decision complained of is one of those whose complaint waits.
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

/** Reading on within this time is one reading. */
const READING_MS = 600_000;

export const noteReading = (state: Case, { caseId, by, at }: Act): CaseDecision => {
  if (!state.subject || isInvolved(state, by)) return refused('case_not_found');
  const again = state.read?.by === by && Date.parse(at) - Date.parse(state.read.at) < READING_MS;
  return again ? nothing : decided([{ type: 'CaseRead', data: { caseId, by, at } }]);
};

/** Who reported without an account is known for a year. */
export const forgetReporter = (state: Case, { caseId, at }: Omit<Act, 'by'>, reportId: string): CaseDecision =>
  state.reports.some((one) => one.reportId === reportId && !one.signedIn && one.contact)
    ? decided([{ type: 'ReporterForgotten', data: { caseId, reportId, at } }])
    : nothing;

/** The person whose thing it is has deleted their account. */
export const forget = (state: Case, caseId: string): CaseDecision =>
  state.seen.some(({ snapshot }) => snapshot)
    ? decided([{ type: 'SubjectForgotten', data: { caseId, ownerId: state.ownerId } }])
    : nothing;
