import * as z from 'zod';
import { event } from '../kernel/events.js';
import { OfferId, RequestId, UserId } from '../kernel/ids.js';
import { Instant, PublicPeriod } from '../kernel/period.js';
import { Side } from '../kernel/side.js';
import { reminderKinds } from './kinds.js';

const Reminder = z.enum(reminderKinds);
const reminder = { requestId: RequestId, reminder: Reminder, nth: z.int().min(1), due: Instant };

/** Stream `reminders-<requestId>`: the current timer of a request or loan, and past ones. */
export const ReminderEvent = z.discriminatedUnion('type', [
  /** New request: reminds the side that has not answered before it expires. */
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
    /** Returned on the last day of the period. */
    nights: z.boolean(),
  }),
  event('VendorReplaced', { requestId: RequestId, vendorId: UserId }),
  /** Fires at `due`; pointless from `until` on. */
  event('ReminderPlanned', { ...reminder, until: Instant }),
  event('ReminderSent', { ...reminder }),
  /** Missed while the service was down, and too late now. */
  event('ReminderDropped', { ...reminder }),
  event('LoanClosed', { requestId: RequestId, completedAt: Instant.nullable() }),
  event('SideRated', { requestId: RequestId, side: Side }),
]);
export type ReminderEvent = z.infer<typeof ReminderEvent>;
