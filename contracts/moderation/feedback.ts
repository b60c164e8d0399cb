import * as z from 'zod';
import { eventsWith, type PersonalFields } from '../kernel/events.js';
import { Locale, UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { line } from '../kernel/text.js';
import { feedbackKinds, feedbackLimits, pagePattern } from './feedback-limits.js';

export const FeedbackId = z.uuid();

export const FeedbackKind = z.enum(feedbackKinds);
export type FeedbackKind = z.infer<typeof FeedbackKind>;

export const PagePath = z.string().max(feedbackLimits.page).regex(pagePattern);

export const FeedbackTags = z.array(line(feedbackLimits.tag).toLowerCase()).max(feedbackLimits.tags);

const event = eventsWith({ feedbackId: FeedbackId, at: Instant });

/**
 * Stream `feedback-<feedbackId>` (ADR 91). `authorId`: an account, or the feedback's own id without one; its key
 * encrypts texts from, about and to the author.
 */
export const FeedbackEvent = z.discriminatedUnion('type', [
  event('FeedbackGiven', {
    authorId: z.uuid(),
    signedIn: z.boolean(),
    kind: FeedbackKind,
    text: z.string().nullable(),
    /** Null: not shared, or erased. */
    page: z.string().nullable(),
    email: z.string().nullable(),
    locale: Locale,
  }),
  event('FeedbackNoted', {
    authorId: z.uuid(),
    /** Contains no personal data. */
    tags: z.array(z.string()),
    note: z.string().nullable(),
    by: UserId,
  }),
  event('FeedbackAnswered', { authorId: z.uuid(), answer: z.string().nullable(), by: UserId }),
  event('FeedbackDone', { by: UserId }),
  event('FeedbackReopened', { by: UserId }),
  event('FeedbackForgotten', {}),
]);
export type FeedbackEvent = z.infer<typeof FeedbackEvent>;

export const feedbackPersonal: PersonalFields<FeedbackEvent> = {
  FeedbackGiven: { subject: 'authorId', fields: ['text', 'page', 'email'] },
  FeedbackNoted: { subject: 'authorId', fields: ['note'] },
  FeedbackAnswered: { subject: 'authorId', fields: ['answer'] },
};

export const FeedbackRow = z.strictObject({
  feedbackId: FeedbackId,
  userId: UserId.nullable(),
  kind: FeedbackKind,
  locale: Locale,
  text: z.string(),
  page: z.string().nullable(),
  tags: z.array(z.string()),
  done: z.boolean(),
  answered: z.boolean(),
  at: Instant,
});
export type FeedbackRow = z.infer<typeof FeedbackRow>;

export const FeedbackView = FeedbackRow.extend({
  version: z.int(),
  email: z.string().nullable(),
  note: z.string(),
  answerable: z.boolean(),
  answer: z.strictObject({ text: z.string(), by: UserId, at: Instant }).nullable(),
});
export type FeedbackView = z.infer<typeof FeedbackView>;

export const FeedbackSort = z.enum(['at', '-at']);
export type FeedbackSort = z.infer<typeof FeedbackSort>;

export const FeedbackFilter = z.strictObject({
  state: z.enum(['open', 'done', 'all']),
  kind: FeedbackKind.optional(),
  locale: Locale.optional(),
  tag: line(feedbackLimits.tag).toLowerCase().optional(),
});
export type FeedbackFilter = z.infer<typeof FeedbackFilter>;
