import * as z from 'zod';
import { GroupId } from '../group/rules.js';
import { OfferId, RequestId, UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { PublicPeriod } from '../request/integration.js';
import { Side } from '../request/events.js';
import { noticeKinds, reminderKinds, requestKinds } from './kinds.js';

/** What a notice is about: a saved search, the file of a takeout, a group, a search request, a decision, or its person. */
export const NoticeSubject = z.union([z.uuid(), GroupId]);

/** Derived from the event that is told of, and the person. */
export const NotificationId = z.uuid();

/** Unread notifications of one person; the oldest counts as read when there would be more. */
export const MOST_UNREAD = 200;

const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), data: z.strictObject(shape) });

/**
 * Stream `inbox-<userId>`: what a person is told, and what of it they have seen. Ids, times and stars: names and titles
 * are looked up when somebody reads, in the words of their language.
 */
export const InboxEvent = z.discriminatedUnion('type', [
  event('NotificationAdded', {
    notificationId: NotificationId,
    userId: UserId,
    kind: z.enum(requestKinds),
    requestId: RequestId,
    offerId: OfferId,
    /** The side on which the person stands. */
    side: Side,
    otherId: UserId,
    stars: z.int().min(1).max(5).optional(),
    /** When what is told of happened. */
    at: Instant,
    /** It was heard of so late that it is no news. */
    late: z.literal(true).optional(),
  }),
  /** Another message, while the one before is unread. */
  event('MessageCounted', { notificationId: NotificationId, userId: UserId, at: Instant }),
  /**
   * Something that is about no request. `about`: the saved search, the file, or the group; `count`: how many offers or
   * people; `otherId`: the first of these people, where the reader may know them.
   */
  event('NoticeAdded', {
    notificationId: NotificationId,
    userId: UserId,
    kind: z.enum(noticeKinds),
    about: NoticeSubject,
    otherId: UserId.optional(),
    count: z.int().min(1),
    at: Instant,
    /** The end of the time in which something may still be done about it. */
    until: Instant.optional(),
    late: z.literal(true).optional(),
  }),
  /** So many more of the same, while the notice is unread. */
  event('NoticeCounted', { notificationId: NotificationId, userId: UserId, more: z.int().min(1), at: Instant }),
  event('NotificationsRead', { userId: UserId, notificationIds: z.array(NotificationId).min(1).max(MOST_UNREAD) }),
  /** The person deleted their account: nobody is told anything here any more. */
  event('InboxClosed', { userId: UserId }),
  /** It leaves the list: its person is gone, or what it asked for is done. */
  event('NotificationsForgotten', { userId: UserId, notificationIds: z.array(NotificationId).min(1).max(MOST_UNREAD) }),
]);
export type InboxEvent = z.infer<typeof InboxEvent>;

const Reminder = z.enum(reminderKinds);
const reminder = { requestId: RequestId, reminder: Reminder, nth: z.int().min(1), due: Instant };

/** Stream `reminders-<requestId>`: the one timer of a request or its loan that runs, and those that ran. */
export const ReminderEvent = z.discriminatedUnion('type', [
  /** Somebody has asked: whoever does not answer is reminded before the request expires. */
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
    /** Given back on the day on which the period ends. */
    nights: z.boolean(),
  }),
  /** Rings at `due`; `until`: from then on it says nothing useful any more. */
  /** Somebody else lends the thing of a group from now on. */
  event('VendorReplaced', { requestId: RequestId, vendorId: UserId }),
  event('ReminderPlanned', { ...reminder, until: Instant }),
  event('ReminderSent', { ...reminder }),
  /** Nobody was there when it was due, and now it would come too late. */
  event('ReminderDropped', { ...reminder }),
  /** The request has ended, or its loan is over: what was planned for it does not ring. */
  event('LoanClosed', { requestId: RequestId, completedAt: Instant.nullable() }),
  event('SideRated', { requestId: RequestId, side: Side }),
]);
export type ReminderEvent = z.infer<typeof ReminderEvent>;
