import * as z from 'zod';
import { dayIn } from '../kernel/days.js';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { AutoTextId, Locale, UserId } from '../kernel/ids.js';
import { limits } from '../kernel/limits.js';
import { message as m } from '../kernel/message.js';
import { Day, Instant } from '../kernel/period.js';
import { line, paragraph } from '../kernel/text.js';
import { isOpenAt, type Opening } from '../rules/opening-days.js';
import { isPlaceholder, placeholdersOf } from '../rules/placeholders.js';

export const AutoTextTitle = line(limits.title);
export const AutoText = paragraph(limits.message, 1).refine(
  (text) => placeholdersOf(text).every(isPlaceholder),
  'placeholder_unknown',
);

export const AutoReplyWhen = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('off') }),
  z.strictObject({ kind: z.literal('always') }),
  z.strictObject({ kind: z.literal('dates'), from: Day, to: Day }),
  z.strictObject({ kind: z.literal('closed') }),
]);
export type AutoReplyWhen = z.infer<typeof AutoReplyWhen>;

export const autoReplyCommands = {
  writeAutoText: z.strictObject({ textId: AutoTextId, title: AutoTextTitle, text: AutoText }),
  /** Removes a text; removing the text in use turns off the automatic reply. */
  removeAutoText: z.strictObject({ textId: AutoTextId }),
  setAutoReply: z.strictObject({ when: AutoReplyWhen, textId: AutoTextId.nullable() }),
} as const;

/** True if an automatic reply is due at an instant. */
export const repliesAt = (when: AutoReplyWhen, opening: Opening, at: Instant, zone: string): boolean => {
  switch (when.kind) {
    case 'off':
      return false;
    case 'always':
      return true;
    case 'dates': {
      const day = dayIn(at, zone);
      return when.from <= day && day <= when.to;
    }
    case 'closed':
      return !isOpenAt(opening, at, zone);
  }
};

const event = eventsWith({ userId: UserId });

/** Stream `autoreply-<userId>`: automatic replies to borrowing requests. */
export const AutoReplyEvent = z.discriminatedUnion('type', [
  event('AutoTextWritten', {
    textId: AutoTextId,
    title: z.string().nullable(),
    text: z.string().nullable(),
    locale: Locale,
  }),
  event('AutoTextRemoved', { textId: AutoTextId }),
  event('AutoReplySet', { when: AutoReplyWhen, textId: AutoTextId.nullable() }),
]);
export type AutoReplyEvent = z.infer<typeof AutoReplyEvent>;

export const autoReplyPersonal: PersonalFields<AutoReplyEvent> = {
  AutoTextWritten: { subject: 'userId', fields: ['title', 'text'] },
};

export const AutoReplies = z.strictObject({
  texts: z.array(z.strictObject({ textId: AutoTextId, title: z.string(), text: z.string(), locale: Locale })),
  when: AutoReplyWhen,
  textId: AutoTextId.nullable(),
});
export type AutoReplies = z.infer<typeof AutoReplies>;

export const AutoReply = z.strictObject({ text: z.string(), back: Day.nullable(), locale: Locale });
export type AutoReply = z.infer<typeof AutoReply>;

export const autoReplyQueries = {
  autoReplies: { question: z.strictObject({}), answer: AutoReplies },
  /** System only: automatic reply due at this time; null for other callers. */
  autoReply: {
    question: z.strictObject({ userId: UserId, at: Instant, zone: z.string() }),
    answer: AutoReply.nullable(),
  },
} as const;

export const autoReplyRefusals = {
  too_many_auto_texts: m(
    409,
    'Mehr als {max} Texte gehen nicht. Entferne zuerst einen.',
    'You can have {max} messages at most. Remove one first.',
    'Je kunt hoogstens {max} teksten hebben. Haal er eerst een weg.',
  ),
  auto_text_unknown: m(
    409,
    'Wähl den Text, der geschrieben werden soll.',
    'Choose the message to send.',
    'Kies de tekst die geschreven moet worden.',
  ),
  opening_hours_needed: m(
    409,
    'Gib zuerst deine Öffnungszeiten an.',
    'Set your opening hours first.',
    'Vul eerst je openingstijden in.',
  ),
  back_needs_dates: m(
    409,
    'Der Text nennt den Tag, an dem du zurück bist. Wähl dafür „An diesen Tagen“, oder nimm ihn aus dem Text.',
    'The message mentions the day you’re back. Choose “On certain days” for that, or remove it from the message.',
    'De tekst noemt de dag waarop je terug bent. Kies daarvoor “Op deze dagen”, of haal hem uit de tekst.',
  ),
};
