import type {
  CaseRow,
  CaseView,
  OwnDecision,
  OwnReport,
  ReporterRecord,
} from '@lendring/contracts/moderation/queries.js';
import type { Finding, OwnHint } from '@lendring/contracts/moderation/hints.js';
import { endedBy } from '@lendring/contracts/moderation/measured.js';
import type { Snapshot } from '@lendring/contracts/moderation/subject.js';
import { UserId, type Locale } from '@lendring/contracts/kernel/ids.js';
import { reportsBefore, visitorWho, type Case, type Complained } from '../case/case.js';
import type { Hint } from '../hint/hint.js';
import { reporterIdOf } from './reporter-id.js';
import { complaintUntil, sideOf } from '../case/decide.js';
import { byFrequency, type CaseDocument } from '../projections/cases.js';

export const rowOf = (document: CaseDocument): CaseRow => {
  const { caseId, subject, ownerId, state, assignedTo, title, typeIds, reports, firstReportAt, lastReportAt } =
    document;
  const { changedAt, dueAt, urgency, toConfirm, trusted } = document;
  return {
    caseId,
    subject,
    ownerId,
    state,
    assignedTo,
    title,
    typeIds: byFrequency(typeIds),
    reports,
    firstReportAt,
    lastReportAt,
    changedAt,
    dueAt,
    urgency,
    toConfirm,
    trusted,
  };
};

const accountOf = (id: string): UserId => UserId.parse(id);

const localeOf = ({ ownerId, reports }: Case, userId: string, ownerLocale: Locale | null): Locale =>
  (userId === ownerId ? ownerLocale : reports.findLast(({ reporterId }) => reporterId === userId)?.locale) ?? 'de';

export const caseView = (
  document: CaseDocument,
  state: Case,
  {
    now,
    history,
    records,
    ownerLocale,
  }: Readonly<{
    now: Snapshot | null;
    history: readonly CaseDocument[];
    records: ReadonlyMap<string, ReporterRecord>;
    ownerLocale: Locale | null;
  }>,
): CaseView => ({
  ...rowOf(document),
  ownerLocale,
  seen: state.seen.map(({ snapshot, at }) => ({ snapshot, at })).toReversed(),
  now,
  allReports: state.reports
    .map(
      ({ reportId, reporterId, signedIn, contact, typeId, description, trusted, visitor, unfounded, locale, at }) => ({
        reportId,
        userId: signedIn ? accountOf(reporterId) : null,
        contact,
        typeId,
        description,
        trusted,
        unfounded,
        reporterId: signedIn || contact ? reporterIdOf({ signedIn, reporterId, visitor }) : null,
        record: (signedIn && records.get(reporterId)) || null,
        locale,
        at,
      }),
    )
    .toReversed(),
  raised: state.raised.map(({ by, reason, at }) => ({ by: accountOf(by), reason, at })).toReversed(),
  decisions: state.decisions.map(({ until, ...one }) => ({ ...one, suspendedUntil: until })).toReversed(),
  complaints: state.complaints
    .map((one) => ({
      ...one,
      userId: visitorWho(state, one.userId) ? null : accountOf(one.userId),
      side: one.userId === state.ownerId ? ('vendor' as const) : ('reporter' as const),
      locale: localeOf(state, one.userId, ownerLocale),
    }))
    .toReversed(),
  history: history.map(rowOf),
});

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

const stoodOn = (finding: Finding | null): Pick<OwnHint, 'words' | 'pictures' | 'figures'> => {
  const nothing = { words: [], pictures: [], figures: {} };
  switch (finding?.kind) {
    case 'words':
      return { ...nothing, words: finding.found.map(({ as }) => as) };
    case 'picture':
      return { ...nothing, pictures: [...new Set(finding.like.map(({ imageId }) => imageId))] };
    case 'price': {
      const { cents, low, median, high, offers } = finding;
      return { ...nothing, figures: { cents, low, median, high, offers } };
    }
    case 'new_account': {
      const { days, offers, cents } = finding;
      return { ...nothing, figures: { days, offers, ...(cents !== null && { cents }) } };
    }
    case undefined:
      return nothing;
  }
};

export const ownHintOf = (hintId: string, { subject, kind, title, state, at, finding }: Hint): OwnHint | null =>
  subject && { hintId, subject, kind, title: title ?? '', state, at, ...stoodOn(finding) };
