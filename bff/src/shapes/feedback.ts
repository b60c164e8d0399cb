import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { FeedbackRowShape, FeedbackShape } from '@lendring/contracts/http/feedback.js';
import type { UserCard } from '@lendring/contracts/http/shapes.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { FeedbackRow, FeedbackView } from '@lendring/contracts/moderation/feedback.js';

type People = ReadonlyMap<UserId, Camel<UserCard>>;

export const peopleInFeedback = ({ userId, answer }: FeedbackView): readonly (UserId | null)[] => [
  userId,
  answer?.by ?? null,
];

const personIn = (people: People, userId: UserId) => ({ userId, user: people.get(userId) ?? null });

export const feedbackRowShape = (row: FeedbackRow, people: People): Camel<FeedbackRowShape> => ({
  feedbackId: row.feedbackId,
  from: row.userId === null ? null : personIn(people, row.userId),
  kind: row.kind,
  language: row.locale,
  text: row.text,
  page: row.page,
  tags: row.tags,
  done: row.done,
  answered: row.answered,
  at: row.at,
});

export const feedbackShape = (view: FeedbackView, people: People): Camel<FeedbackShape> => ({
  ...feedbackRowShape(view, people),
  version: view.version,
  email: view.email,
  note: view.note,
  answerable: view.answerable,
  answer: view.answer && { text: view.answer.text, by: personIn(people, view.answer.by), at: view.answer.at },
});
