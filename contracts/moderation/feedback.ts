import * as z from 'zod';
import { Email } from '../kernel/email.js';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { Locale, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Network } from '../kernel/network.js';
import { Paging, pageOf } from '../kernel/paging.js';
import { Instant } from '../kernel/period.js';
import { line, paragraph } from '../kernel/text.js';
import { feedbackKinds, feedbackLimits, pagePattern } from './feedback-limits.js';

export const FeedbackKind = z.enum(feedbackKinds);
export type FeedbackKind = z.infer<typeof FeedbackKind>;

export const PagePath = z.string().max(feedbackLimits.page).regex(pagePattern);

export const FeedbackId = z.uuid();

/** `version`: change count known to the admin; refused with `feedback_changed` when outdated. */
const known = { feedbackId: FeedbackId, version: z.int().min(0) };

export const FeedbackTags = z.array(line(feedbackLimits.tag).toLowerCase()).max(feedbackLimits.tags);

export const feedbackCommands = {
  /** Gives feedback, also without an account. `email`: for answers to visitors; ignored when signed in. */
  giveFeedback: z.strictObject({
    kind: FeedbackKind,
    text: paragraph(feedbackLimits.text, 1),
    page: PagePath.nullable(),
    email: Email.nullable(),
    network: Network,
  }),
  /** Changes tags and note of feedback. This command and the other ones on feedback are for feedback staff only. */
  noteFeedback: z.strictObject({ ...known, tags: FeedbackTags, note: paragraph(feedbackLimits.note) }),
  closeFeedback: z.strictObject({ ...known, done: z.boolean() }),
  answerFeedback: z.strictObject({ ...known, answer: paragraph(feedbackLimits.answer, 1) }),
} as const;

const event = eventsWith({ feedbackId: FeedbackId, at: Instant });

/**
 * Stream `feedback-<feedbackId>` (ADR 91). `authorId`: the author's account id, or the feedback's own id if the
 * author has no account. Texts from, about and to the author are encrypted with the key of this id.
 */
export const FeedbackEvent = z.discriminatedUnion('type', [
  event('FeedbackGiven', {
    authorId: z.uuid(),
    signedIn: z.boolean(),
    kind: FeedbackKind,
    text: z.string().nullable(),
    /** Page to which the feedback refers; null when not shared, or erased. */
    page: z.string().nullable(),
    email: z.string().nullable(),
    locale: Locale,
  }),
  event('FeedbackNoted', {
    authorId: z.uuid(),
    /** Tags of the feedback, which contain no personal data. */
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

export const feedbackQueries = {
  /** Feedback for feedback staff, newest first; empty for other callers. */
  feedbackList: {
    question: z.strictObject({ filter: FeedbackFilter, sort: FeedbackSort.optional(), paging: Paging }),
    answer: pageOf(FeedbackRow),
  },
  feedbackTags: { question: z.strictObject({}), answer: z.array(z.string()) },
  /** Feedback with details, for feedback staff only; null for other callers. */
  feedback: { question: z.strictObject({ feedbackId: FeedbackId }), answer: FeedbackView.nullable() },
} as const;

export const feedbackRefusals = {
  feedback_not_found: m(
    404,
    'Diese Rückmeldung gibt es nicht.',
    'This feedback does not exist.',
    'Deze feedback bestaat niet.',
  ),
  feedback_changed: m(
    409,
    'Inzwischen hat jemand anderes diese Rückmeldung geändert. Sieh sie dir noch einmal an.',
    'Someone else has changed this feedback in the meantime. Look at it again.',
    'Iemand anders heeft deze feedback intussen gewijzigd. Bekijk die nog eens.',
  ),
  feedback_answered: m(
    409,
    'Diese Rückmeldung ist schon beantwortet.',
    'This feedback has already been answered.',
    'Deze feedback is al beantwoord.',
  ),
  feedback_no_address: m(
    409,
    'Hier gibt es niemanden, den eine Antwort erreicht.',
    'There’s nobody to send an answer to.',
    'Hier is niemand die een antwoord kan bereiken.',
  ),
  too_much_feedback: m(
    429,
    'Von hier kamen gerade viele Rückmeldungen. Versuch es später noch einmal.',
    'That’s a lot of feedback at once. Try again later.',
    'Er kwam net veel feedback van hier. Probeer het later nog eens.',
  ),
};
