import * as z from 'zod';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { NotificationId } from './inbox.js';
import { channels, notificationKinds } from './kinds.js';

export const deliveryCommands = { tryAddressAgain: z.strictObject({ channel: z.enum(channels) }) } as const;

const Ids = z.array(NotificationId).min(1).max(200);

/**
 * Reasons to postpone a delivery. `away`: the mail or push server is unreachable; `trouble`: the server returned a
 * temporary error.
 */
export const postponements = ['quiet_hours', 'limit', 'away', 'trouble'] as const;

/**
 * Reasons to omit a delivery. `nowhere`: no confirmed address or no device; `refused`: the address rejects messages;
 * `unsure`: possibly sent twice already; `own_mail`: the publishing service mails its own message.
 */
export const omissions = ['off', 'late', 'read', 'nowhere', 'refused', 'unsure', 'given_up', 'own_mail'] as const;
export type Omission = (typeof omissions)[number];

/**
 * Error code of another system, such as `550` or `ECONNRESET`. The error message is not stored, because it may
 * contain an address.
 */
const Code = z.string().max(40);

const event = eventsWith({ userId: UserId, channel: z.enum(channels) });

/**
 * Stream `deliveries-<userId>`: messages per channel, and reasons for omitting some. The stream contains ids, kinds
 * and times only; text and address are looked up when sending.
 */
export const DeliveryEvent = z.discriminatedUnion('type', [
  /**
   * Delivery to be sent at `due` in a batch with other messages; from `until` on, the delivery is omitted as too
   * late.
   */
  event('DeliveryPlanned', {
    notificationId: NotificationId,
    kind: z.enum(notificationKinds),
    due: Instant,
    until: Instant,
  }),
  event('DeliveryOmitted', { notificationIds: Ids, reason: z.enum(omissions), code: Code.optional() }),
  /** Delivery to the mail or push server started. Without a later event, the process crashed during the delivery. */
  event('DeliveryBegun', { deliveryId: z.uuid(), notificationIds: Ids }),
  event('DeliverySent', { deliveryId: z.uuid(), notificationIds: Ids, at: Instant }),
  event('DeliveryPostponed', { reason: z.enum(postponements), due: Instant, code: Code.optional() }),
  /** The address rejects messages. `mark`: digest of the address, to recognise a changed address. */
  event('AddressRefused', { mark: z.string().max(64).nullable(), code: Code }),
  event('AddressTriedAgain', {}),
]);
export type DeliveryEvent = z.infer<typeof DeliveryEvent>;

export const deliveryPersonal: PersonalFields<DeliveryEvent> = {
  AddressRefused: { subject: 'userId', fields: ['mark'] },
};

export const deliveryQueries = {
  /** Number of mails and push messages that failed permanently. Admins only; 0 for other callers. */
  undelivered: { question: z.strictObject({}), answer: z.strictObject({ count: z.int() }) },
} as const;
