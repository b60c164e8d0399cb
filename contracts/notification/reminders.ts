import * as z from 'zod';
import { event } from '../kernel/events.js';
import { OfferId, RequestId, UserId } from '../kernel/ids.js';
import { Instant, PublicPeriod } from '../kernel/period.js';
import { Side } from '../kernel/side.js';
import { reminderKinds } from './kinds.js';

const Reminder = z.enum(reminderKinds);
const reminder = { requestId: RequestId, reminder: Reminder, nth: z.int().min(1), due: Instant };

/** Stream `reminders-<requestId>`: current and past timers of a request or loan. */
export const ReminderEvent = z.discriminatedUnion('type', [
  /** New request to follow; a reminder goes to the side that has not answered before the request expires. */
  event('RequestFollowed', {
    requestId: RequestId,
    offerId: OfferId,
    vendorId: UserId,
    creatorId: UserId,
    period: PublicPeriod,
  }),
  event('LoanFollowed', {
    requestId: RequestId,
    offerId: OfferId,
    vendorId: UserId,
    creatorId: UserId,
    period: PublicPeriod,
    /** True for nights, where the last day of the period is the day of return. */
    nights: z.boolean(),
  }),
  /** Another period of a request or loan; its timers are planned anew. */
  event('LoanMoved', { requestId: RequestId, period: PublicPeriod, nights: z.boolean() }),
  event('VendorReplaced', { requestId: RequestId, vendorId: UserId }),
  /** Reminder due at `due`; from `until` on, the reminder is dropped as too late. */
  event('ReminderPlanned', { ...reminder, until: Instant }),
  event('ReminderSent', { ...reminder }),
  /** Reminder missed while the service was down, and too late to send. */
  event('ReminderDropped', { ...reminder }),
  event('LoanClosed', { requestId: RequestId, completedAt: Instant.nullable() }),
  event('SideRated', { requestId: RequestId, side: Side }),
]);
export type ReminderEvent = z.infer<typeof ReminderEvent>;
