import * as z from 'zod';
import { Day } from '../kernel/period.js';
import { limits } from '../kernel/limits.js';
import { line, paragraph } from '../kernel/text.js';
import { inOrder } from '../rules/open-spans.js';
import { isPlaceholder, placeholdersOf } from '../rules/placeholders.js';

const time = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Time span within a day, in local time; `24:00` is the end of the day. */
export const OpenSpan = z.strictObject({
  from: z.string().regex(time),
  to: z.union([z.string().regex(time), z.literal('24:00')]),
});
export type OpenSpan = z.infer<typeof OpenSpan>;

/** Spans per weekday, Monday first; a day without spans is closed (spec §3, opening days). */
export const OpeningHours = z
  .array(z.array(OpenSpan).max(limits.openSpans).refine(inOrder, 'spans_in_order'))
  .length(7);
export type OpeningHours = z.infer<typeof OpeningHours>;

export const AutoReplyWhen = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('off') }),
  z.strictObject({ kind: z.literal('always') }),
  z.strictObject({ kind: z.literal('dates'), from: Day, to: Day }),
  z.strictObject({ kind: z.literal('closed') }),
]);
export type AutoReplyWhen = z.infer<typeof AutoReplyWhen>;

export const AutoTextTitle = line(limits.title);
export const AutoText = paragraph(limits.message, 1).refine(
  (text) => placeholdersOf(text).every(isPlaceholder),
  'placeholder_unknown',
);
