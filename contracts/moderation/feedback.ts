import * as z from 'zod';
import type { PersonalFields } from '../kernel/events.js';
import { Locale, UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { line } from '../kernel/text.js';
import { feedbackKinds, feedbackLimits, pagePattern } from './feedback-limits.js';

export const FeedbackId = z.uuid();

export const FeedbackKind = z.enum(feedbackKinds);
export type FeedbackKind = z.infer<typeof FeedbackKind>;

/** The page somebody was on: a path of ours, without what they searched for and without a host. */
export const PagePath = z.string().max(feedbackLimits.page).regex(pagePattern);

/** Words by which admins find feedback again, in small letters. */
export const FeedbackTags = z.array(line(feedbackLimits.tag).toLowerCase()).max(feedbackLimits.tags);

const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), data: z.strictObject({ feedbackId: FeedbackId, ...shape, at: Instant }) });

/**
 * Stream `feedback-<feedbackId>` (ADR 91). `authorId`: an account; without one the feedback's own id. What was written by
 * them, about them and to them goes with that key.
 */
export const FeedbackEvent = z.discriminatedUnion('type', [
  event('FeedbackGiven', {
    authorId: z.uuid(),
    signedIn: z.boolean(),
    kind: FeedbackKind,
    text: z.string().nullable(),
    /** Null: it was not to be noted, or was erased. */
    page: z.string().nullable(),
    /** Of a visitor who wants an answer. */
    email: z.string().nullable(),
    locale: Locale,
  }),
  event('FeedbackNoted', {
    authorId: z.uuid(),
    /** The admins' own words for what it is about; nothing of the person. */
    tags: z.array(z.string()),
    note: z.string().nullable(),
    by: UserId,
  }),
  /** It goes to them by mail. */
  event('FeedbackAnswered', { authorId: z.uuid(), answer: z.string().nullable(), by: UserId }),
  event('FeedbackDone', { by: UserId }),
  event('FeedbackReopened', { by: UserId }),
  /** What a visitor wrote was kept long enough. */
  event('FeedbackForgotten', {}),
]);
export type FeedbackEvent = z.infer<typeof FeedbackEvent>;

export const feedbackPersonal: PersonalFields<FeedbackEvent> = {
  FeedbackGiven: { subject: 'authorId', fields: ['text', 'page', 'email'] },
  FeedbackNoted: { subject: 'authorId', fields: ['note'] },
  FeedbackAnswered: { subject: 'authorId', fields: ['answer'] },
};

/** A row of the list. */
export const FeedbackRow = z.strictObject({
  feedbackId: FeedbackId,
  /** An account; null for a visitor. */
  userId: UserId.nullable(),
  kind: FeedbackKind,
  locale: Locale,
  /** Empty once it was erased. */
  text: z.string(),
  page: z.string().nullable(),
  tags: z.array(z.string()),
  done: z.boolean(),
  answered: z.boolean(),
  at: Instant,
});
export type FeedbackRow = z.infer<typeof FeedbackRow>;

export const FeedbackView = FeedbackRow.extend({
  /** How often it has changed: who changes it names what they know of. */
  version: z.int(),
  email: z.string().nullable(),
  note: z.string(),
  /** There is somebody whom an answer can reach. */
  answerable: z.boolean(),
  answer: z.strictObject({ text: z.string(), by: UserId, at: Instant }).nullable(),
});
export type FeedbackView = z.infer<typeof FeedbackView>;

/** By when it was given; with `-` the last one first. */
export const FeedbackSort = z.enum(['at', '-at']);
export type FeedbackSort = z.infer<typeof FeedbackSort>;

/** How the list is narrowed. */
export const FeedbackFilter = z.strictObject({
  state: z.enum(['open', 'done', 'all']),
  kind: FeedbackKind.optional(),
  locale: Locale.optional(),
  tag: line(feedbackLimits.tag).toLowerCase().optional(),
});
export type FeedbackFilter = z.infer<typeof FeedbackFilter>;
