import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { ReporterContact } from '@lendring/contracts/moderation/reporting.js';
import type { Subject } from '@lendring/contracts/kernel/subject.js';
import { reportTypesFor } from '@lendring/contracts/reference/report-types.js';
import { waitingReports, type Case, type Reported } from '../case/case.aggregate.js';
import type { Act, CaseDecision } from '../case/decide.js';
import { partiesOf, seenEvents, type Seen } from '../case/decide-snapshot.js';

const nothing = decided([]);

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
  // Addresses are unverified, so a report in another person's name must not block that person's own report.
  const isAgain = (one: Reported): boolean =>
    signedIn
      ? one.reporterId === by
      : one.visitor === visitor && one.typeId === typeId && one.description === description;
  if (waitingReports(state).some(isAgain))
    // Ignore a visitor's repeat without a refusal, which would reveal to a stranger whether the address has reported
    // the subject.
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

export const forgetReporter = (state: Case, { caseId, at }: Omit<Act, 'by'>, reportId: string): CaseDecision =>
  state.reports.some((one) => one.reportId === reportId && !one.signedIn && one.contact)
    ? decided([{ type: 'ReporterForgotten', data: { caseId, reportId, at } }])
    : nothing;
