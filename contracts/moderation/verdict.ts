import * as z from 'zod';
import { ImageId } from '../kernel/ids.js';
import { limits as kernel } from '../kernel/limits.js';
import { line, paragraph } from '../kernel/text.js';
import { moderationLimits as limits } from './limits.js';

export const CaseId = z.uuid();
export const ReportId = z.uuid();
export const ComplaintId = z.uuid();

/** Id of the report reason, as in spec §3. */
export const ReportTypeId = z.int().min(1).max(10);

/** Ban from writing. `days` is null for a permanent ban, which takes effect once another admin confirms it. */
export const Suspension = z.strictObject({ days: z.int().min(1).max(limits.suspensionDays).nullable() });
export type Suspension = z.infer<typeof Suspension>;

/**
 * Complete set of measures in force after a decision; earlier measures that are not repeated are revoked. `lock`
 * hides an offer, an ad, or the text of a search request, rating, reply or message; other subjects cannot be locked.
 */
export const Measures = z.strictObject({
  lock: z.boolean(),
  warn: z.boolean(),
  suspend: Suspension.nullable(),
  pictures: z.array(ImageId).max(kernel.images).optional(),
  uncounted: z.literal(true).optional(),
});
export type Measures = z.infer<typeof Measures>;

/** Legal basis of a measure: the law or the terms (DSA art. 17). `text` names the rule. */
export const Ground = z.strictObject({ kind: z.enum(['law', 'terms']), text: line(limits.ground) });
export type Ground = z.infer<typeof Ground>;

/** Decision of staff on a case; `ground` and `facts` are required with any measure. */
export const Verdict = z.strictObject({
  outcome: z.enum(['completed', 'declined']),
  measures: Measures,
  ground: Ground.nullable(),
  facts: paragraph(limits.facts),
  noteToVendor: paragraph(limits.note),
  noteToReporter: paragraph(limits.note),
  internalNote: paragraph(limits.note),
  /** True for a declined report that was manifestly unfounded (DSA art. 23). */
  unfounded: z.literal(true).optional(),
});
export type Verdict = z.infer<typeof Verdict>;
