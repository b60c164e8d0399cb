import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { CaseRowShape, CaseShape } from '@lendring/contracts/http/cases.js';
import type { UserCard } from '@lendring/contracts/http/shapes.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { CaseRow, CaseView } from '@lendring/contracts/moderation/queries.js';
import type { Snapshot } from '@lendring/contracts/kernel/subject.js';
import { pictureShapeOf, type PictureUrl } from './picture.js';

type People = ReadonlyMap<UserId, Camel<UserCard>>;

export const peopleIn = (view: CaseView): readonly (UserId | null)[] => [
  ...view.history.flatMap(peopleInRow),
  ...peopleInRow(view),
  ...view.allReports.map(({ userId }) => userId),
  ...view.raised.map(({ by }) => by),
  ...view.decisions.flatMap(({ by, confirmedBy }) => [by, confirmedBy]),
  ...view.complaints.flatMap(({ userId, answered }) => [userId, answered?.by ?? null]),
];
export const peopleInRow = ({ ownerId, assignedTo }: CaseRow): readonly (UserId | null)[] => [ownerId, assignedTo];

const personIn = (people: People) => (userId: UserId) => ({ userId, user: people.get(userId) ?? null });
const somebodyIn = (people: People) => (userId: UserId | null) => (userId === null ? null : personIn(people)(userId));

export const caseRowShape = (row: CaseRow, people: People, at: string): Camel<CaseRowShape> => {
  const person = personIn(people);
  return {
    caseId: row.caseId,
    subject: row.subject,
    owner: person(row.ownerId),
    state: row.state,
    assignedTo: somebodyIn(people)(row.assignedTo),
    title: row.title,
    typeIds: row.typeIds,
    reports: row.reports,
    firstReportAt: row.firstReportAt,
    lastReportAt: row.lastReportAt,
    changedAt: row.changedAt,
    dueAt: row.dueAt,
    overdue: (row.state === 'open' || row.state === 'complaint' || row.toConfirm) && row.dueAt < at,
    urgency: row.urgency,
    toConfirm: row.toConfirm,
    trusted: row.trusted,
  };
};

const snapshotShape = ({ title, text, pictures }: Snapshot, url: PictureUrl) => ({
  title,
  text,
  pictures: pictures.flatMap((imageId) => pictureShapeOf(imageId, url) ?? []),
});

export const caseShape = (view: CaseView, people: People, url: PictureUrl, at: string): Camel<CaseShape> => {
  const [person, somebody] = [personIn(people), somebodyIn(people)];
  return {
    ...caseRowShape(view, people, at),
    ownerLanguage: view.ownerLocale,
    seen: view.seen.map((one) => ({ snapshot: one.snapshot && snapshotShape(one.snapshot, url), at: one.at })),
    now: view.now && snapshotShape(view.now, url),
    allReports: view.allReports.map((one) => ({
      reportId: one.reportId,
      reporter: somebody(one.userId),
      contact: one.contact,
      typeId: one.typeId,
      description: one.description,
      trusted: one.trusted,
      unfounded: one.unfounded,
      reporterId: one.reporterId,
      record: one.record,
      language: one.locale,
      at: one.at,
    })),
    raised: view.raised.map((one) => ({ ...one, by: person(one.by) })),
    decisions: view.decisions.map((one) => ({
      decisionId: one.decisionId,
      outcome: one.outcome,
      measures: one.measures,
      suspendedUntil: one.suspendedUntil,
      ground: one.ground,
      facts: one.facts,
      noteToVendor: one.noteToVendor,
      noteToReporter: one.noteToReporter,
      internalNote: one.internalNote,
      unfounded: one.unfounded,
      complaintId: one.complaintId,
      by: person(one.by),
      confirmedBy: somebody(one.confirmedBy),
      at: one.at,
    })),
    complaints: view.complaints.map((one) => ({
      complaintId: one.complaintId,
      decisionId: one.decisionId,
      from: somebody(one.userId),
      side: one.side,
      language: one.locale,
      text: one.text,
      at: one.at,
      answered: one.answered && { ...one.answered, by: person(one.answered.by) },
    })),
    history: view.history.map((row) => caseRowShape(row, people, at)),
  };
};
