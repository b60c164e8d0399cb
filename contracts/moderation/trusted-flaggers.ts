import * as z from 'zod';
import { Email } from '../kernel/email.js';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';
import { StaffReason } from '../kernel/staff-reason.js';
import { line } from '../kernel/text.js';
import { flaggerLimits } from './flagger-limits.js';

export const FlaggerDetails = z.strictObject({
  organisation: line(flaggerLimits.organisation),
  /** Digital Services Coordinator that awarded the status. */
  awardedBy: line(flaggerLimits.awardedBy),
  email: Email,
});
export type FlaggerDetails = z.infer<typeof FlaggerDetails>;

export const trustedFlaggersCommands = {
  /** Admins only: marks the account as a trusted flagger (DSA art. 22), or updates its details. */
  appointFlagger: FlaggerDetails.extend({ userId: UserId, reason: StaffReason }),
  /** Admins only; existing reports keep their status. */
  removeFlagger: z.strictObject({ userId: UserId, reason: StaffReason }),
} as const;

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

export const trustedFlaggersQueries = {
  /** Admins only; empty for others. In order of appointment. */
  flaggers: { question: z.strictObject({}), answer: z.array(Flagger) },
} as const;

export const trustedFlaggersRefusals = {
  flagger_not_found: m(404, 'Dieses Konto gibt es nicht.', 'This account doesn’t exist.', 'Dit account bestaat niet.'),
  flagger_own: m(
    409,
    'Dein eigenes Konto ernennt ein anderer Admin.',
    'Another admin has to appoint your own account.',
    'Je eigen account benoemt een andere beheerder.',
  ),
};
