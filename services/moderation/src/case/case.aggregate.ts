import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Ground, Measures } from '@lendring/contracts/moderation/verdict.js';
import type { CaseEvent } from '@lendring/contracts/moderation/events.js';
import type { Subject } from '@lendring/contracts/kernel/subject.js';
import { withLines, type SeenThen } from './decide-snapshot.js';

export type Reported = Readonly<{
  reportId: string;
  reporterId: string;
  signedIn: boolean;
  /** Digest of a visitor's address; null for an account. */
  visitor: string | null;
  typeId: number;
  description: string;
  contact: { readonly name: string; readonly email: string } | null;
  locale: Locale;
  trusted: boolean;
  /** True if a decision found the report manifestly unfounded and no later decision reversed that finding. */
  unfounded: boolean;
  at: string;
  /** First decision after the report in log order, regardless of timestamps; null while pending. */
  answeredBy: string | null;
}>;

/** A case opened by a moderator without a report. `answeredBy`: as for a report. */
export type Raised = Readonly<{ by: string; reason: string; at: string; answeredBy: string | null }>;

export type Decided = Readonly<{
  decisionId: string;
  outcome: 'completed' | 'declined';
  measures: Measures;
  /** End of the suspension; null when not suspended or when permanent. */
  until: string | null;
  ground: Ground | null;
  facts: string;
  noteToVendor: string;
  noteToReporter: string;
  internalNote: string;
  by: string;
  at: string;
  confirmedBy: string | null;
  unfounded: boolean;
  /** Upheld complaint that triggered this decision and reversed the previous one; null for an independent decision. */
  complaintId: string | null;
}>;

export const tookPart = ({ by, confirmedBy }: Pick<Decided, 'by' | 'confirmedBy'>, who: string): boolean =>
  by === who || confirmedBy === who;

export type Complained = Readonly<{
  complaintId: string;
  decisionId: string;
  /** Account id, or the report id for a visitor. */
  userId: string;
  text: string;
  at: string;
  answered: {
    readonly upheld: boolean;
    readonly unfounded: boolean;
    readonly answer: string;
    readonly by: string;
    readonly at: string;
  } | null;
}>;

/** All reports and decisions about one subject. Lists are oldest first. */
export type Case = Readonly<{
  subject: Subject | null;
  ownerId: string;
  /** Accounts other than the owner that the subject is about or belongs to. */
  parties: readonly string[];
  seen: readonly SeenThen[];
  reports: readonly Reported[];
  raised: readonly Raised[];
  assignedTo: string | null;
  decisions: readonly Decided[];
  complaints: readonly Complained[];
  locked: boolean;
  hidden: readonly string[];
  read: { readonly by: string; readonly at: string } | null;
}>;

const withoutWords = (one: Complained): Complained => ({
  ...one,
  text: '',
  answered: one.answered && { ...one.answered, answer: '' },
});

const isForGood = ({ suspend }: Measures): boolean => suspend?.days === null;

const decisionOf = (
  data: Extract<CaseEvent, { type: 'CaseDecided' }>['data'],
  before: Decided | undefined,
): Decided => {
  const { decisionId, outcome, measures, until, ground, facts, noteToVendor, noteToReporter, internalNote, by, at } =
    data;
  return {
    decisionId,
    outcome,
    measures,
    until,
    ground,
    facts: facts ?? '',
    noteToVendor: noteToVendor ?? '',
    noteToReporter: noteToReporter ?? '',
    internalNote: internalNote ?? '',
    by,
    at,
    confirmedBy: isForGood(measures) && before ? before.confirmedBy : null,
    unfounded: (data.unfounded ?? []).length > 0,
    complaintId: data.complaintId ?? null,
  };
};

const answeredWith =
  (decisionId: string) =>
  <One extends { readonly answeredBy: string | null }>(one: One): One =>
    one.answeredBy === null ? { ...one, answeredBy: decisionId } : one;

const markedBy =
  ({ unfounded = [], cleared = [] }: Extract<CaseEvent, { type: 'CaseDecided' }>['data']) =>
  (one: Reported): Reported =>
    unfounded.includes(one.reportId) || cleared.includes(one.reportId)
      ? { ...one, unfounded: unfounded.includes(one.reportId) }
      : one;

/** Accounts that an event involves in its case, besides the owner: parties, and the reporter when signed in. */
export const involvedBy = ({ type, data }: CaseEvent): readonly string[] => {
  if (type === 'CaseRaised') return data.parties ?? [];
  if (type !== 'ReportReceived') return [];
  return [...new Set([...(data.parties ?? []), ...(data.signedIn ? [data.reporterId] : [])])];
};

const freedBy = (state: Case, event: CaseEvent): Case => {
  const parties =
    'parties' in event.data ? [...new Set([...state.parties, ...(event.data.parties ?? [])])] : state.parties;
  const isTheirs = state.assignedTo !== null && involvedBy(event).includes(state.assignedTo);
  return { ...state, parties, assignedTo: isTheirs ? null : state.assignedTo };
};

const evolved = (state: Case, { type, data }: CaseEvent): Case => {
  switch (type) {
    case 'CaseOpened':
      return { ...state, subject: data.subject, ownerId: data.ownerId };
    case 'SubjectSeen':
      return { ...state, seen: [...state.seen, { snapshot: data.snapshot, lines: [], at: data.at }] };
    case 'SideSeen': {
      const last = state.seen.at(-1);
      return last ? { ...state, seen: [...state.seen.slice(0, -1), withLines(last, data.lines ?? [])] } : state;
    }
    case 'SubjectForgotten':
      return { ...state, seen: state.seen.map(({ at }) => ({ snapshot: null, lines: [], at })) };
    case 'ReportReceived': {
      const { reportId, reporterId, signedIn, visitor, typeId, description, name, email, locale, trusted, at } = data;
      const contact = name !== null && email !== null ? { name, email } : null;
      const report = {
        reportId,
        reporterId,
        signedIn,
        visitor,
        typeId,
        description: description ?? '',
        contact,
        locale,
        trusted: trusted ?? false,
        unfounded: false,
        at,
        answeredBy: null,
      };
      return { ...state, reports: [...state.reports, report] };
    }
    case 'CaseRaised':
      return {
        ...state,
        raised: [...state.raised, { by: data.by, reason: data.reason ?? '', at: data.at, answeredBy: null }],
      };
    case 'ReporterForgotten':
      return {
        ...state,
        reports: state.reports.map((one) =>
          one.reportId === data.reportId ? { ...one, description: '', contact: null } : one,
        ),
        complaints: state.complaints.map((one) => (one.userId === data.reportId ? withoutWords(one) : one)),
      };
    case 'CaseAssigned':
      return { ...state, assignedTo: data.to };
    case 'CaseDecided': {
      const decisions = [...state.decisions, decisionOf(data, state.decisions.at(-1))];
      // A decision that answers a complaint does not answer reports received meanwhile.
      if (data.complaintId !== undefined) return { ...state, decisions };
      return {
        ...state,
        decisions,
        reports: state.reports.map(answeredWith(data.decisionId)).map(markedBy(data)),
        raised: state.raised.map(answeredWith(data.decisionId)),
      };
    }
    case 'PictureHidden':
      return { ...state, hidden: [...state.hidden.filter((id) => id !== data.imageId), data.imageId] };
    case 'PictureReleased':
      return { ...state, hidden: state.hidden.filter((id) => id !== data.imageId) };
    case 'OfferLocked':
    case 'AdLocked':
    case 'SearchRequestHidden':
    case 'WordsHidden':
      return { ...state, locked: true };
    case 'OfferReleased':
    case 'AdReleased':
    case 'SearchRequestReleased':
    case 'WordsReleased':
      return { ...state, locked: false };
    case 'SuspensionConfirmed': {
      // An admin who confirms a decision may not answer complaints about it, nor decide again after an upheld one;
      // unassign such a case.
      const isTheirs =
        state.assignedTo === data.by &&
        state.complaints.some(
          ({ decisionId, answered }) => decisionId === data.decisionId && (!answered || answered.upheld),
        );
      return {
        ...state,
        assignedTo: isTheirs ? null : state.assignedTo,
        decisions: state.decisions.map((one) =>
          one.decisionId === data.decisionId ? { ...one, confirmedBy: data.by, until: null } : one,
        ),
      };
    }
    case 'ComplaintMade': {
      const { complaintId, decisionId, userId, text, at } = data;
      const complaint = { complaintId, decisionId, userId, text: text ?? '', at, answered: null };
      const decision = state.decisions.find((one) => one.decisionId === decisionId);
      const isTheirs = decision && state.assignedTo !== null && tookPart(decision, state.assignedTo);
      const assignedTo = isTheirs ? null : state.assignedTo;
      return { ...state, assignedTo, complaints: [...state.complaints, complaint] };
    }
    case 'ComplaintAnswered': {
      const { complaintId, upheld, unfounded = false, answer, by, at } = data;
      const answered = { upheld, unfounded, answer: answer ?? '', by, at };
      return {
        ...state,
        complaints: state.complaints.map((one) => (one.complaintId === complaintId ? { ...one, answered } : one)),
      };
    }
    case 'CaseRead':
      return { ...state, read: { by: data.by, at: data.at } };
  }
};

const evolve = (state: Case, event: CaseEvent): Case => evolved(freedBy(state, event), event);

/** Stream `case-<caseId>`: all reports about one subject (ADR 88). */
export const caseAggregate: Aggregate<Case, CaseEvent> = {
  category: 'case',
  initialState: {
    subject: null,
    ownerId: '',
    parties: [],
    seen: [],
    reports: [],
    raised: [],
    assignedTo: null,
    decisions: [],
    complaints: [],
    locked: false,
    hidden: [],
    read: null,
  },
  evolve,
};

const waits = ({ answeredBy }: { readonly answeredBy: string | null }): boolean => answeredBy === null;

export const waitingReports = ({ reports }: Case): readonly Reported[] => reports.filter(waits);

export const waitingRaised = ({ raised }: Case): readonly Raised[] => raised.filter(waits);

export const reportsBefore = ({ reports, decisions }: Case, decisionId: string): readonly Reported[] => {
  const index = decisions.findIndex((one) => one.decisionId === decisionId);
  const until = new Set(decisions.slice(0, index + 1).map((one) => one.decisionId));
  return reports.filter(({ answeredBy }) => answeredBy !== null && until.has(answeredBy));
};

export const visitorWho = ({ reports }: Case, userId: string): Reported | undefined =>
  reports.find(({ signedIn, reportId }) => !signedIn && reportId === userId);
