import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { FeedbackRowShape, FeedbackShape } from '@lendring/contracts/http/feedback.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { FeedbackRow, FeedbackView } from '@lendring/contracts/moderation/feedback.js';
import { personIn, somebodyIn, type People } from './people.js';

export const peopleInFeedback = ({ userId, answer }: FeedbackView): readonly (UserId | null)[] => [
  userId,
  answer?.by ?? null,
];

export const feedbackRowShape = (row: FeedbackRow, people: People): Camel<FeedbackRowShape> => ({
  ...row,
  from: somebodyIn(people)(row.userId),
  language: row.locale,
});

export const feedbackShape = (view: FeedbackView, people: People): Camel<FeedbackShape> => ({
  ...view,
  ...feedbackRowShape(view, people),
  answer: view.answer && { ...view.answer, by: personIn(people)(view.answer.by) },
});
