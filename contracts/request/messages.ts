import * as z from 'zod';
import { type PersonalFields, event } from '../kernel/events.js';
import { Locale, RequestId, UserId } from '../kernel/ids.js';
import { limits } from '../kernel/limits.js';
import { message as m } from '../kernel/message.js';
import { Day, Instant } from '../kernel/period.js';
import { Side } from '../kernel/side.js';
import { paragraph } from '../kernel/text.js';
import { HiddenWords } from '../kernel/words.js';
import { MOST_UNANSWERED } from '../rules/writing.js';
import { authored, bySide, told } from './event-fields.js';

const one = z.strictObject({ requestId: RequestId });

export const messagesCommands = {
  say: z.strictObject({ requestId: RequestId, text: paragraph(limits.message, 1) }),
  markRead: one,
  archive: z.strictObject({ requestId: RequestId, archived: z.boolean() }),
} as const;

export const messagesEvents = [
  /**
   * Parties are absent in the message sent with the request itself, since `RequestAsked` already notifies the vendor.
   */
  event('MessageSent', { ...authored, ...told, messageId: z.uuid(), text: z.string().nullable() }),
  event('RequestRead', { ...bySide, ...told }),
  event('RequestArchived', { ...bySide, ...told, archived: z.boolean() }),
] as const;

export const messagesPersonal: PersonalFields<z.infer<(typeof messagesEvents)[number]>> = {
  MessageSent: { subject: 'authorId', fields: ['text'] },
};

/**
 * `automatic`: language of an automatic reply and the return date that it may mention; null for messages written by
 * hand.
 */
export const Message = z.strictObject({
  messageId: z.uuid(),
  side: Side,
  /** Author, who differs from the current vendor if the request was taken over later. */
  authorId: UserId,
  text: z.string().nullable(),
  at: Instant,
  automatic: z.strictObject({ back: Day.nullable(), locale: Locale }).nullable(),
  hidden: HiddenWords.optional(),
});

export const messagesRefusals = {
  answer_awaited: m(
    409,
    `Du hast schon ${MOST_UNANSWERED} Nachrichten geschrieben, ohne dass eine Antwort kam. Warte darauf.`,
    `You have written ${MOST_UNANSWERED} messages without an answer. Wait for one.`,
    `Je hebt al ${MOST_UNANSWERED} berichten geschreven zonder antwoord. Wacht daarop.`,
  ),
};
