import * as z from 'zod';
import { event } from '../kernel/events.js';
import { GroupId, OfferId, RequestId, UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { Side } from '../kernel/side.js';
import { noticeKinds, notificationKinds, requestKinds } from './kinds.js';

/** Maximum unread notifications per person; beyond it, the oldest count as read. */
export const MOST_UNREAD = 200;

/** Notification id, derived from the source event and the recipient. */
export const NotificationId = z.uuid();

export const inboxCommands = {
  /** Marks notifications as read: by ids, by request, or all. Ignores those already read and those of other people. */
  markRead: z.union([
    z.strictObject({ notificationIds: z.array(NotificationId).min(1).max(MOST_UNREAD) }),
    z.strictObject({ requestId: RequestId }),
    z.strictObject({ all: z.literal(true) }),
  ]),
} as const;

/**
 * Subject of a notification that is not about a request: a saved search, data export, group, search request,
 * decision, counter loan, or the recipient.
 */
export const NoticeSubject = z.union([z.uuid(), GroupId]);

/** Figures of a recorded return: number of missing parts, cents that are kept, and cents that no longer are. */
export const ReturnFigures = z.strictObject({
  missing: z.int().min(0),
  kept: z.int().min(0),
  released: z.int().min(0),
});
export type ReturnFigures = z.infer<typeof ReturnFigures>;

/**
 * Stream `inbox-<userId>`: notifications of a person and their read state. The stream contains ids, times, stars and
 * sums only; names and titles are looked up on display, in the reader's language.
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
    /** Absent in older events. */
    returned: ReturnFigures.optional(),
    at: Instant,
    /** True when the source event arrived too late for sending a message. */
    late: z.literal(true).optional(),
  }),
  event('MessageCounted', { notificationId: NotificationId, userId: UserId, at: Instant }),
  /**
   * Notification unrelated to a request. `about`: saved search, export or group; `count`: number of offers or people;
   * `otherId`: the first of these people, if visible to the recipient.
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
    /** Figures of a recorded return; absent in older events. */
    returned: ReturnFigures.optional(),
    late: z.literal(true).optional(),
  }),
  event('NoticeCounted', { notificationId: NotificationId, userId: UserId, more: z.int().min(1), at: Instant }),
  event('NotificationsRead', { userId: UserId, notificationIds: z.array(NotificationId).min(1).max(MOST_UNREAD) }),
  event('InboxClosed', { userId: UserId }),
  /** Notifications removed because the other person was erased or the matter is settled. */
  event('NotificationsForgotten', { userId: UserId, notificationIds: z.array(NotificationId).min(1).max(MOST_UNREAD) }),
]);
export type InboxEvent = z.infer<typeof InboxEvent>;

export const NotificationView = z.strictObject({
  notificationId: NotificationId,
  kind: z.enum(notificationKinds),
  requestId: RequestId.nullable(),
  offerId: OfferId.nullable(),
  side: Side.nullable(),
  otherId: UserId.nullable(),
  stars: z.int().nullable(),
  returned: ReturnFigures.optional(),
  about: NoticeSubject.nullable(),
  count: z.int().min(1),
  at: Instant,
  read: z.boolean(),
});
export type NotificationView = z.infer<typeof NotificationView>;

export const NotificationCursor = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f-]{36}$/);

export const inboxQueries = {
  /**
   * Newest first. `next`: cursor of the next page; null on the last page. `unread`: return unread notifications only.
   */
  list: {
    question: z.strictObject({
      cursor: NotificationCursor.optional(),
      size: z.int().min(1).max(100),
      unread: z.literal(true).optional(),
    }),
    answer: z.strictObject({ items: z.array(NotificationView), next: NotificationCursor.nullable(), unread: z.int() }),
  },
  unread: { question: z.strictObject({}), answer: z.int() },
} as const;
