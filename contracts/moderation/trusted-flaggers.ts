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
  /** Marks an account as a trusted flagger (DSA art. 22), or updates its details; admins only. */
  appointFlagger: FlaggerDetails.extend({ userId: UserId, reason: StaffReason }),
  /** Removes the status of a trusted flagger; admins only. Existing reports keep their status. */
  removeFlagger: z.strictObject({ userId: UserId, reason: StaffReason }),
} as const;

const event = eventsWith({ userId: UserId, at: Instant });

/** Stream `flagger-<userId>`: status of an account as trusted flagger (ADR 102). */
export const FlaggerEvent = z.discriminatedUnion('type', [
  /** Account appointed as trusted flagger, or its details updated. Texts are null once the account is erased. */
  event('FlaggerAppointed', {
    organisation: z.string().nullable(),
    awardedBy: z.string().nullable(),
    email: z.string().nullable(),
    reason: z.string().nullable(),
    by: UserId,
  }),
  /**
   * An admin removed the trusted-flagger status, or it ended because the flagger's account was deleted (`by` is
   * null).
   */
  event('FlaggerRemoved', { reason: z.string().nullable(), by: UserId.nullable() }),
]);
export type FlaggerEvent = z.infer<typeof FlaggerEvent>;

/**
 * Trusted flagger. `reports`: reported cases, at most the last hundred; `declined`: number of unjustified reports
 * among them.
 */
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
  /** Trusted flaggers in order of appointment, for admins only; empty for other callers. */
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
