import * as z from 'zod';
import { type PersonalFields, event } from '../kernel/events.js';
import { Locale } from '../kernel/ids.js';
import { Day } from '../kernel/period.js';
import { authored, told } from './event-fields.js';

export const automaticReplyEvents = [
  /** The vendor's prepared text; does not count as an answer. `back`: the return date that the text may mention. */
  event('AutomaticReplySent', {
    ...authored,
    ...told,
    messageId: z.uuid(),
    text: z.string().nullable(),
    back: Day.nullable(),
    locale: Locale,
  }),
] as const;

export const automaticReplyPersonal: PersonalFields<z.infer<(typeof automaticReplyEvents)[number]>> = {
  AutomaticReplySent: { subject: 'authorId', fields: ['text'] },
};
