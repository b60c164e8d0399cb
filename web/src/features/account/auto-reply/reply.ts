import type { AutoReplyPatch, AutoRepliesShape } from '@lendring/contracts/http/profile.js';
import type { Day } from '@lendring/contracts/kernel/period.js';
import type * as z from 'zod';

type On = AutoRepliesShape['on'];
export type ReplyValues = Readonly<{ on: On; text: string | null; first: Day | null; last: Day | null }>;
export type WrongReply = Readonly<{
  id: keyof ReplyValues | 'days-first';
  problem: 'text' | 'days' | 'order' | 'past';
}>;

/** The setting as its form begins; the only text there is needs no choice. */
export const replyOf = ({ on, text_id, date_from, date_to, texts }: AutoRepliesShape): ReplyValues => ({
  on,
  text: text_id ?? (texts.length === 1 ? (texts[0]?.id ?? null) : null),
  first: date_from,
  last: date_to,
});

/** What is missing or wrong, in the order of the page. */
export const wrongReply = ({ on, text, first, last }: ReplyValues, today: Day): readonly WrongReply[] => {
  if (on === 'off') return [];
  const days: readonly WrongReply[] =
    on !== 'dates'
      ? []
      : first === null || last === null
        ? [{ id: 'days-first', problem: 'days' }]
        : last < first
          ? [{ id: 'days-first', problem: 'order' }]
          : last < today
            ? [{ id: 'days-first', problem: 'past' }]
            : [];
  return [...days, ...(text === null ? [{ id: 'text', problem: 'text' } as const] : [])];
};

/** The checked setting as the API takes it. */
export const replyPatch = ({ on, text, first, last }: ReplyValues): z.input<typeof AutoReplyPatch> => {
  if (on === 'off') return { on, text_id: text };
  if (on === 'dates') return { on, text_id: text ?? '', date_from: first ?? '', date_to: last ?? '' };
  return { on, text_id: text ?? '' };
};

/** What the setting does today: nothing, nothing yet, no longer, or what it says. */
export const stateOf = (now: AutoRepliesShape, today: Day): 'later' | 'over' | On => {
  if (now.on !== 'dates' || now.date_from === null || now.date_to === null) return now.on;
  return today < now.date_from ? 'later' : today > now.date_to ? 'over' : 'dates';
};
