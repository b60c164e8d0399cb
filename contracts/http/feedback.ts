import * as z from 'zod';
import { Email } from '../kernel/email.js';
import { Locale } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { line, paragraph } from '../kernel/text.js';
import { FeedbackId, FeedbackKind, FeedbackSort, FeedbackTags, PagePath } from '../moderation/feedback.js';
import { feedbackLimits } from '../moderation/feedback-limits.js';
import { call } from './call.js';
import { numeric, pageQuery, person, pagedShape } from './shapes.js';

export const FeedbackBody = z.strictObject({
  kind: FeedbackKind,
  text: paragraph(feedbackLimits.text, 1),
  page: PagePath.nullable().describe(
    'The path of the page it is about. What lets somebody in and what was searched for is left out.',
  ),
  email: Email.nullable().describe('Of a visitor who wants an answer; ignored of who is signed in.'),
});
export type FeedbackBody = z.infer<typeof FeedbackBody>;

export const FeedbackRowShape = z.object({
  feedback_id: FeedbackId,
  from: z.object(person).nullable().describe('Null: a visitor.'),
  kind: FeedbackKind,
  language: Locale,
  text: z.string(),
  page: z.string().nullable(),
  tags: z.array(z.string()),
  done: z.boolean(),
  answered: z.boolean(),
  at: Instant,
});
export type FeedbackRowShape = z.infer<typeof FeedbackRowShape>;

export const FeedbackShape = FeedbackRowShape.extend({
  version: z.int(),
  email: z.string().nullable(),
  note: z.string(),
  answerable: z.boolean(),
  answer: z.object({ text: z.string(), by: z.object(person), at: Instant }).nullable(),
});
export type FeedbackShape = z.infer<typeof FeedbackShape>;

export const FeedbackQuery = z.object({
  state: z.enum(['open', 'done', 'all']).default('open'),
  kind: FeedbackKind.optional(),
  language: Locale.optional(),
  tag: line(feedbackLimits.tag).optional(),
  sort: FeedbackSort.default('-at').describe('With `-` the last one first'),
  purpose: z.enum(['page', 'file']).default('page').describe('`file`: the audit log notes an export.'),
  ...pageQuery,
  size: numeric(z.int().min(1).max(100)).default(25),
});

const version = z.int().min(0).describe('Of the feedback as it was shown; another one since is refused.');
const oneFeedback = { access: 'feedback', id: FeedbackId, key: 'feedbackId', answer: FeedbackShape } as const;

export const feedbackCalls = {
  giveFeedback: call('POST /feedback', {
    access: 'anyone',
    whenSuspended: true,
    body: FeedbackBody,
    feature: 'feedback',
    summary: 'Say what one noticed about the product',
    note: 'Also without an account.',
  }),
  feedbackList: call('GET /feedback', {
    access: 'feedback',
    query: FeedbackQuery,
    summary: 'Feedback, by when it was given',
    answer: pagedShape({ feedback: z.array(FeedbackRowShape) }),
  }),
  feedbackWaiting: call('GET /feedback_waiting', {
    access: 'feedback',
    summary: 'How much feedback is open',
    answer: z.object({ open: z.int() }),
  }),
  feedbackTags: call('GET /feedback_tags', {
    access: 'feedback',
    summary: 'Tags of the newest feedback, the most frequent first',
    answer: z.object({ tags: z.array(z.string()) }),
  }),
  feedback: call('GET /feedback/{id}', { ...oneFeedback, summary: 'Feedback, and what became of it' }),
  noteFeedback: call('PATCH /feedback_note/{id}', {
    ...oneFeedback,
    body: z.strictObject({ version, tags: FeedbackTags, note: paragraph(feedbackLimits.note) }),
    sends: 'moderation.noteFeedback',
    answers: 'feedback',
    summary: 'Tags and a note, for admins alone',
  }),
  closeFeedback: call('PATCH /feedback_done/{id}', {
    ...oneFeedback,
    body: z.strictObject({ version, done: z.boolean() }),
    sends: 'moderation.closeFeedback',
    answers: 'feedback',
    summary: 'Call feedback done, or open again',
  }),
  answerFeedback: call('PATCH /feedback_answer/{id}', {
    ...oneFeedback,
    body: z.strictObject({ version, answer: paragraph(feedbackLimits.answer, 1) }),
    sends: 'moderation.answerFeedback',
    answers: 'feedback',
    summary: 'Answer feedback by mail, once',
  }),
} as const;
