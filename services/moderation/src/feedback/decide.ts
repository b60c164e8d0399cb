import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { FeedbackEvent, FeedbackKind } from '@lendring/contracts/moderation/feedback.js';
import type { ModerationRefusal } from '@lendring/contracts/moderation/refusals.js';
import { same } from '@lendring/contracts/rules/same.js';
import { isAnswerable, type Feedback } from './feedback.aggregate.js';

export type FeedbackDecision = Decision<readonly FeedbackEvent[], ModerationRefusal>;

export type FeedbackAct = Readonly<{ feedbackId: string; by: string; at: string; version: number }>;

export type NewFeedback = Readonly<{
  feedbackId: string;
  authorId: string;
  signedIn: boolean;
  kind: FeedbackKind;
  text: string;
  page: string | null;
  email: string | null;
  locale: Locale;
  at: string;
}>;

const nothing = decided([]);

/** Idempotent: a retry of the same click does nothing. */
export const give = ({ kind }: Feedback, made: NewFeedback): FeedbackDecision =>
  kind === null ? decided([{ type: 'FeedbackGiven', data: made }]) : nothing;

/** Optimistic lock: refuses the second of two concurrent admins. */
const refusedTo = ({ kind, version }: Feedback, act: FeedbackAct): FeedbackDecision | null => {
  if (kind === null) return refused('feedback_not_found');
  return version === act.version ? null : refused('feedback_changed');
};

export const note = (
  state: Feedback,
  act: FeedbackAct,
  { tags: given, note: text }: Readonly<{ tags: readonly string[]; note: string }>,
): FeedbackDecision => {
  const tags = [...new Set(given)];
  if (state.kind !== null && same(state.tags, tags) && state.note === text) return nothing;
  const { feedbackId, by, at } = act;
  return (
    refusedTo(state, act) ??
    decided([{ type: 'FeedbackNoted', data: { feedbackId, authorId: state.authorId, tags, note: text, by, at } }])
  );
};

export const close = (state: Feedback, act: FeedbackAct, done: boolean): FeedbackDecision => {
  if (state.kind !== null && state.done === done) return nothing;
  const { feedbackId, by, at } = act;
  return (
    refusedTo(state, act) ??
    decided([{ type: done ? 'FeedbackDone' : 'FeedbackReopened', data: { feedbackId, by, at } }])
  );
};

/** Answers once, when the author is reachable, and closes the feedback. */
export const answer = (state: Feedback, act: FeedbackAct, text: string): FeedbackDecision => {
  const { feedbackId, by, at } = act;
  if (state.kind === null) return refused('feedback_not_found');
  if (state.answer) return refused('feedback_answered');
  if (!isAnswerable(state)) return refused('feedback_no_address');
  const no = refusedTo(state, act);
  if (no) return no;
  return decided([
    { type: 'FeedbackAnswered', data: { feedbackId, authorId: state.authorId, answer: text, by, at } },
    ...(state.done ? [] : [{ type: 'FeedbackDone' as const, data: { feedbackId, by, at } }]),
  ]);
};

export const forgetAuthor = (
  { signedIn, text }: Feedback,
  { feedbackId, at }: Pick<FeedbackAct, 'feedbackId' | 'at'>,
): FeedbackDecision =>
  !signedIn && text !== null ? decided([{ type: 'FeedbackForgotten', data: { feedbackId, at } }]) : nothing;
