import type { MarkRead } from '@lendring/contracts/notification/commands.js';
import { MOST_UNREAD, type InboxEvent } from '@lendring/contracts/notification/events.js';
import type { Inbox, Unread } from './inbox.js';
import type { Tell } from './tells.js';

/** What happened longer ago than this, when it is heard of, is listed and is no news. */
export const NEWS_MS = 3 * 86_400_000;

const read = (userId: string, which: readonly Unread[]): InboxEvent[] =>
  which.length === 0
    ? []
    : [
        {
          type: 'NotificationsRead',
          data: { userId, notificationIds: which.map(({ notificationId }) => notificationId) },
        },
      ];

/** A person is told: messages that nobody has read yet are counted in one notification of their request. */
export const add = (
  { unread, closed }: Inbox,
  tell: Tell,
  { notificationId, now }: Readonly<{ notificationId: string; now: string }>,
): readonly InboxEvent[] => {
  const { userId, kind, requestId, at } = tell;
  if (closed) return [];
  const before = unread.find((one) => one.kind === 'message' && one.requestId === requestId);
  if (kind === 'message' && before)
    return [{ type: 'MessageCounted', data: { notificationId: before.notificationId, userId, at } }];
  const late = Date.parse(now) - Date.parse(at) > NEWS_MS;
  return [
    ...(late ? [] : read(userId, unread.slice(0, Math.max(0, unread.length + 1 - MOST_UNREAD)))),
    { type: 'NotificationAdded', data: { ...tell, notificationId, ...(late && { late: true as const }) } },
  ];
};

const isMeant = (which: MarkRead, { notificationId, requestId }: Unread): boolean => {
  if ('all' in which) return true;
  return 'requestId' in which ? which.requestId === requestId : which.notificationIds.includes(notificationId);
};

/** A person has seen some of it; what is read already stays as it is. */
export const markRead = ({ unread }: Inbox, userId: string, which: MarkRead): readonly InboxEvent[] =>
  read(
    userId,
    unread.filter((one) => isMeant(which, one)),
  );

/** Its person deleted their account. */
export const close = ({ closed }: Inbox, userId: string): readonly InboxEvent[] =>
  closed ? [] : [{ type: 'InboxClosed', data: { userId } }];

export const forget = (userId: string, notificationIds: readonly string[]): readonly InboxEvent[] =>
  notificationIds.length === 0
    ? []
    : [{ type: 'NotificationsForgotten', data: { userId, notificationIds: [...notificationIds] } }];
