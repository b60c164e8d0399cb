import * as z from 'zod';
import { eventsWith } from '../kernel/events.js';
import { CertificateId, Locale, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';
import { StaffReason } from '../kernel/staff-reason.js';

export const accountDeletionCommands = {
  /** Admins only: deletes an account at its owner's request. Refused while the owner holds a role. */
  erasePerson: z.strictObject({ userId: UserId, reason: StaffReason }),
  /** Deletes the caller's account permanently. Refused while a loan is agreed or running, and for the last admin. */
  deleteAccount: z.strictObject({}),
  confirmErasure: z.strictObject({ userId: UserId, by: z.string().max(40) }),
} as const;

const event = eventsWith({ userId: UserId });

export const accountDeletionEvents = [
  event('AccountDeletionAsked', { certificateId: CertificateId, locale: Locale }),
  event('AccountDeletionRefused', { certificateId: CertificateId }),
  /**
   * Irreversible deletion. `keepers`: services that hold data of the person and confirm once they have erased it.
   * `again`: a restored backup contained the account, which had been deleted before.
   */
  event('AccountDeleted', {
    certificateId: CertificateId,
    keepers: z.array(z.string()),
    at: Instant,
    again: z.literal(true).optional(),
  }),
  event('ErasureConfirmed', { by: z.string(), at: Instant }),
  /** Retries a deletion that has not finished after a day by asking these keepers again to erase. */
  event('ErasureRepeated', { keepers: z.array(z.string()), at: Instant }),
  event('AccountErased', { certificateId: CertificateId, at: Instant }),
] as const;

export const accountDeletionQueries = {
  /** System only: number of deleted accounts that a restored backup brought back and that are not yet erased again. */
  restoredLeft: { question: z.strictObject({}), answer: z.int() },
} as const;

export const accountDeletionRefusals = {
  loans_running: m(
    409,
    'Es ist noch etwas verliehen oder abgemacht. Schließe das zuerst ab oder sage es ab.',
    'There are still loans running or agreed. Complete or cancel them first.',
    'Er is nog iets uitgeleend of afgesproken. Rond dat eerst af of annuleer het.',
  ),
};
