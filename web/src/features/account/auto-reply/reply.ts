import type { AutoReplyPatch, AutoRepliesShape } from '@lendring/contracts/http/profile.js';
import type { Day } from '@lendring/contracts/kernel/period.js';
import type * as z from 'zod';

type On = AutoRepliesShape['on'];
export type ReplyValues = Readonly<{ on: On; text: string | null; first: Day | null; last: Day | null }>;
export type WrongReply = Readonly<{
  id: keyof ReplyValues | 'days-first';
  problem: 'text' | 'days' | 'order' | 'past';
}>;

/** Initial form values; preselects the text when only one exists. */
export const replyOf = ({ on, text_id, date_from, date_to, texts }: AutoRepliesShape): ReplyValues => ({
  on,
  text: text_id ?? (texts.length === 1 ? (texts[0]?.id ?? null) : null),
  first: date_from,
  last: date_to,
});

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

export const replyPatch = ({ on, text, first, last }: ReplyValues): z.input<typeof AutoReplyPatch> => {
  if (on === 'off') return { on, text_id: text };
  if (on === 'dates') return { on, text_id: text ?? '', date_from: first ?? '', date_to: last ?? '' };
  return { on, text_id: text ?? '' };
};

/** Current state of the reply: `later` before its date range, `over` after it. */
export const stateOf = (now: AutoRepliesShape, today: Day): 'later' | 'over' | On => {
  if (now.on !== 'dates' || now.date_from === null || now.date_to === null) return now.on;
  return today < now.date_from ? 'later' : today > now.date_to ? 'over' : 'dates';
};
