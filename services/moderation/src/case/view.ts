import type { CaseRow, CaseView } from '@lendring/contracts/moderation/case.js';
import type { ReporterRecord } from '@lendring/contracts/moderation/reporting.js';
import type { Snapshot } from '@lendring/contracts/kernel/subject.js';
import { UserId, type Locale } from '@lendring/contracts/kernel/ids.js';
import { reporterIdOf } from '../reporting/reporter-id.js';
import { visitorWho, type Case } from './case.aggregate.js';
import { byFrequency, type CaseDocument } from './projection.js';

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

/** Signed-in reporter. `locale`: of the account's mails; null after its deletion. */
export type KnownReporter = Readonly<{ record: ReporterRecord; locale: Locale | null }>;

/** Language in which the author of a complaint reads the answer; for visitors that of the page of their report. */
const localeOf = (
  { ownerId, reports }: Case,
  userId: string,
  { ownerLocale, reporters }: Readonly<{ ownerLocale: Locale | null; reporters: ReadonlyMap<string, KnownReporter> }>,
): Locale =>
  (userId === ownerId
    ? ownerLocale
    : (reporters.get(userId)?.locale ?? reports.findLast(({ reporterId }) => reporterId === userId)?.locale)) ?? 'de';

export const caseView = (
  document: CaseDocument,
  state: Case,
  {
    now,
    history,
    reporters,
    ownerLocale,
  }: Readonly<{
    now: Snapshot | null;
    history: readonly CaseDocument[];
    reporters: ReadonlyMap<string, KnownReporter>;
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
        record: (signedIn && reporters.get(reporterId)?.record) || null,
        locale: (signedIn && reporters.get(reporterId)?.locale) || locale,
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
      locale: localeOf(state, one.userId, { ownerLocale, reporters }),
    }))
    .toReversed(),
  history: history.map(rowOf),
});
