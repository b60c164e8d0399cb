import * as z from 'zod';
import { event } from '../kernel/events.js';
import { Side } from '../kernel/side.js';
import { OfferId, RequestId, UserId, GroupId } from '../kernel/ids.js';
import { Instant, PublicPeriod } from '../kernel/period.js';
import { noticeKinds, reminderKinds, requestKinds } from './kinds.js';

/** Subject of a notice: a saved search, data export, group, search request, decision, or the recipient. */
export const NoticeSubject = z.union([z.uuid(), GroupId]);

/** Derived from the source event and the recipient. */
export const NotificationId = z.uuid();

/** Unread notifications per person; beyond that, the oldest count as read. */
export const MOST_UNREAD = 200;

/**
 * Stream `inbox-<userId>`: a person's notifications and their read state. Ids, times and stars only; names and titles
 * are looked up on display, in the reader's language.
 */
export const InboxEvent = z.discriminatedUnion('type', [
  event('NotificationAdded', {
    notificationId: NotificationId,
    userId: UserId,
    kind: z.enum(requestKinds),
    requestId: RequestId,
    offerId: OfferId,
    side: Side,
    otherId: UserId,
    stars: z.int().min(1).max(5).optional(),
    at: Instant,
    /** Received too late to send. */
    late: z.literal(true).optional(),
  }),
  event('MessageCounted', { notificationId: NotificationId, userId: UserId, at: Instant }),
  /**
   * Notification unrelated to a request. `about`: saved search, export or group; `count`: offers or people; `otherId`:
   * the first of these people, if visible to the recipient.
   */
  event('NoticeAdded', {
    notificationId: NotificationId,
    userId: UserId,
    kind: z.enum(noticeKinds),
    about: NoticeSubject,
    otherId: UserId.optional(),
    count: z.int().min(1),
    at: Instant,
    until: Instant.optional(),
    late: z.literal(true).optional(),
  }),
  event('NoticeCounted', { notificationId: NotificationId, userId: UserId, more: z.int().min(1), at: Instant }),
  event('NotificationsRead', { userId: UserId, notificationIds: z.array(NotificationId).min(1).max(MOST_UNREAD) }),
  event('InboxClosed', { userId: UserId }),
  /** Removed because the other person was erased or the matter is settled. */
  event('NotificationsForgotten', { userId: UserId, notificationIds: z.array(NotificationId).min(1).max(MOST_UNREAD) }),
]);
export type InboxEvent = z.infer<typeof InboxEvent>;

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
