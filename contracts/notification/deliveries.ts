import * as z from 'zod';
import type { PersonalFields } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { NotificationId } from './events.js';
import { channels, notificationKinds } from './kinds.js';

/** As many as can be unread. */
const Ids = z.array(NotificationId).min(1).max(200);

/** Why something was not sent at once. `away`: the channel's engine does not answer; `trouble`: it answers with a no. */
export const postponements = ['quiet_hours', 'limit', 'away', 'trouble'] as const;

/**
 * Why something is not sent. `nowhere`: no confirmed address, no device; `refused`: that address takes nothing;
 * `unsure`: it may have gone out twice already; `own_mail`: whoever told of it sends a mail of its own.
 */
export const omissions = ['off', 'late', 'read', 'nowhere', 'refused', 'unsure', 'given_up', 'own_mail'] as const;
export type Omission = (typeof omissions)[number];

/** A code of another system, such as `550` or `ECONNRESET`: never its words, which may hold an address. */
const Code = z.string().max(40);

const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({
    type: z.literal(type),
    data: z.strictObject({ userId: UserId, channel: z.enum(channels), ...shape }),
  });

/**
 * Stream `deliveries-<userId>`: what goes out to a person by which channel, and why something does not. Ids, kinds and
 * times; the words and the address are looked up when it is sent.
 */
export const DeliveryEvent = z.discriminatedUnion('type', [
  /** It goes out at `due`, with what else waits then; from `until` on it would be no help any more. */
  event('DeliveryPlanned', {
    notificationId: NotificationId,
    kind: z.enum(notificationKinds),
    due: Instant,
    until: Instant,
  }),
  event('DeliveryOmitted', { notificationIds: Ids, reason: z.enum(omissions), code: Code.optional() }),
  /** It is being handed over; without an end after it the process died in between. */
  event('DeliveryBegun', { deliveryId: z.uuid(), notificationIds: Ids }),
  event('DeliverySent', { deliveryId: z.uuid(), notificationIds: Ids, at: Instant }),
  event('DeliveryPostponed', { reason: z.enum(postponements), due: Instant, code: Code.optional() }),
  /** An address takes nothing; `mark`: a digest of it, so that another one is told apart. */
  event('AddressRefused', { mark: z.string().max(64).nullable(), code: Code }),
  /** The person wants that address to be tried once more. */
  event('AddressTriedAgain', {}),
]);
export type DeliveryEvent = z.infer<typeof DeliveryEvent>;

export const deliveryPersonal: PersonalFields<DeliveryEvent> = {
  AddressRefused: { subject: 'userId', fields: ['mark'] },
};
