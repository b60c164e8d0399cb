import * as z from 'zod';
import { Email } from '../kernel/email.js';
import { eventsWith, type PersonalFields } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { line } from '../kernel/text.js';
import { flaggerLimits } from './flagger-limits.js';

export const FlaggerDetails = z.strictObject({
  organisation: line(flaggerLimits.organisation),
  /** Digital Services Coordinator that awarded the status. */
  awardedBy: line(flaggerLimits.awardedBy),
  email: Email,
});
export type FlaggerDetails = z.infer<typeof FlaggerDetails>;

const event = eventsWith({ userId: UserId, at: Instant });

/** Stream `flagger-<userId>`: account of a trusted flagger (ADR 102). */
export const FlaggerEvent = z.discriminatedUnion('type', [
  /** Also updates the details. Texts are null once the account is erased. */
  event('FlaggerAppointed', {
    organisation: z.string().nullable(),
    awardedBy: z.string().nullable(),
    email: z.string().nullable(),
    reason: z.string().nullable(),
    by: UserId,
  }),
  /** `by` null: the account was deleted. */
  event('FlaggerRemoved', { reason: z.string().nullable(), by: UserId.nullable() }),
]);
export type FlaggerEvent = z.infer<typeof FlaggerEvent>;

/** `reports`: cases reported, at most the last hundred; `declined`: unjustified ones among them. */
export const Flagger = FlaggerDetails.extend({
  userId: UserId,
  since: Instant,
  by: UserId,
  reason: z.string(),
  reports: z.int(),
  declined: z.int(),
});
export type Flagger = z.infer<typeof Flagger>;

export const flaggerPersonal: PersonalFields<FlaggerEvent> = {
  FlaggerAppointed: { subject: 'userId', fields: ['organisation', 'awardedBy', 'email', 'reason'] },
  FlaggerRemoved: { subject: 'userId', fields: ['reason'] },
};
