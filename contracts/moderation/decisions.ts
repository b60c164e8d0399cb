import * as z from 'zod';
import { ImageId } from '../kernel/ids.js';
import { limits as kernel } from '../kernel/limits.js';
import { line, paragraph } from '../kernel/text.js';
import { moderationLimits as limits } from './limits.js';

/** Ids of a case, of what was reported and of what was decided. */
export const CaseId = z.uuid();
export const ReportId = z.uuid();
export const DecisionId = z.uuid();
export const ComplaintId = z.uuid();

/** One of the reasons of spec §3. */
export const ReportTypeId = z.int().min(1).max(10);

/** How long somebody is kept from writing; `days` null: for good, once somebody else has confirmed it. */
export const Suspension = z.strictObject({ days: z.int().min(1).max(limits.suspensionDays).nullable() });
export type Suspension = z.infer<typeof Suspension>;

/**
 * What holds after a decision; what held before and is not named is taken back. `lock`: the offer or the ad is not shown,
 * or what somebody wrote in a search request, a rating, a reply or a message; nothing else can be locked.
 */
export const Measures = z.strictObject({
  lock: z.boolean(),
  warn: z.boolean(),
  suspend: Suspension.nullable(),
  /** Of an offer: those that nobody else sees. Absent: none. */
  pictures: z.array(ImageId).max(kernel.images).optional(),
  /** Of a rating that is hidden: its stars do not count either. */
  uncounted: z.literal(true).optional(),
});
export type Measures = z.infer<typeof Measures>;

/** On what a measure stands: content against the law, or against the terms (DSA art. 17). `text` names the rule. */
export const Ground = z.strictObject({ kind: z.enum(['law', 'terms']), text: line(limits.ground) });
export type Ground = z.infer<typeof Ground>;

/** What a moderator decides. `ground` and `facts` are needed where anything is done. */
export const Verdict = z.strictObject({
  /** `completed`: the report was right; `declined`: it was not, and nothing is done. */
  outcome: z.enum(['completed', 'declined']),
  measures: Measures,
  ground: Ground.nullable(),
  /** What was found, as the person it concerns reads it. */
  facts: paragraph(limits.facts),
  noteToVendor: paragraph(limits.note),
  noteToReporter: paragraph(limits.note),
  /** For moderators alone. */
  internalNote: paragraph(limits.note),
  /** Of what is declined: whoever reported it could see that there was nothing (DSA art. 23). */
  unfounded: z.literal(true).optional(),
});
export type Verdict = z.infer<typeof Verdict>;
