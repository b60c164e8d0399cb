import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { CaseRowShape, CaseShape } from '@lendring/contracts/http/cases.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { CaseRow, CaseView } from '@lendring/contracts/moderation/case.js';
import type { Snapshot } from '@lendring/contracts/kernel/subject.js';
import { personIn, somebodyIn, type People } from './people.js';
import { pictureShapeOf, type PictureUrl } from './picture.js';

export const peopleIn = (view: CaseView): readonly (UserId | null)[] => [
  ...view.history.flatMap(peopleInRow),
  ...peopleInRow(view),
  ...view.allReports.map(({ userId }) => userId),
  ...view.raised.map(({ by }) => by),
  ...view.decisions.flatMap(({ by, confirmedBy }) => [by, confirmedBy]),
  ...view.complaints.flatMap(({ userId, answered }) => [userId, answered?.by ?? null]),
];
export const peopleInRow = ({ ownerId, assignedTo }: CaseRow): readonly (UserId | null)[] => [ownerId, assignedTo];

export const caseRowShape = (row: CaseRow, people: People, at: string): Camel<CaseRowShape> => ({
  ...row,
  owner: personIn(people)(row.ownerId),
  assignedTo: somebodyIn(people)(row.assignedTo),
  overdue: (row.state === 'open' || row.state === 'complaint' || row.toConfirm) && row.dueAt < at,
});

const snapshotShape = (snapshot: Snapshot, url: PictureUrl) => ({
  ...snapshot,
  pictures: snapshot.pictures.flatMap((imageId) => pictureShapeOf(imageId, url) ?? []),
});

export const caseShape = (view: CaseView, people: People, url: PictureUrl, at: string): Camel<CaseShape> => {
  const [person, somebody] = [personIn(people), somebodyIn(people)];
  return {
    ...view,
    ...caseRowShape(view, people, at),
    ownerLanguage: view.ownerLocale,
    seen: view.seen.map((one) => ({ ...one, snapshot: one.snapshot && snapshotShape(one.snapshot, url) })),
    now: view.now && snapshotShape(view.now, url),
    allReports: view.allReports.map((one) => ({ ...one, reporter: somebody(one.userId), language: one.locale })),
    raised: view.raised.map((one) => ({ ...one, by: person(one.by) })),
    decisions: view.decisions.map((one) => ({ ...one, by: person(one.by), confirmedBy: somebody(one.confirmedBy) })),
    complaints: view.complaints.map((one) => ({
      ...one,
      from: somebody(one.userId),
      language: one.locale,
      answered: one.answered && { ...one.answered, by: person(one.answered.by) },
    })),
    history: view.history.map((row) => caseRowShape(row, people, at)),
  };
};
