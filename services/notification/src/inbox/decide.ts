import type { MarkRead } from '@lendring/contracts/notification/commands.js';
import { MOST_UNREAD, type InboxEvent } from '@lendring/contracts/notification/events.js';
import type { NoticeKind } from '@lendring/contracts/notification/kinds.js';
import { isOfRequest, type Inbox, type Unread } from './inbox.js';
import type { Done, Notice, Tell } from './tells.js';

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

const isLate = (at: string, now: string): boolean => Date.parse(now) - Date.parse(at) > NEWS_MS;

/** What has to count as read so that one more fits. */
const makeRoom = (unread: readonly Unread[], userId: string): InboxEvent[] =>
  read(userId, unread.slice(0, Math.max(0, unread.length + 1 - MOST_UNREAD)));

type Moment = Readonly<{ notificationId: string; now: string }>;

/**
 * A person is told of a request: messages that nobody has read yet are counted in one notification of their request.
 */
export const add = ({ unread, closed }: Inbox, tell: Tell, { notificationId, now }: Moment): readonly InboxEvent[] => {
  const { userId, kind, requestId, at } = tell;
  if (closed) return [];
  const before = unread.find((one) => one.kind === 'message' && isOfRequest(one) && one.requestId === requestId);
  if (kind === 'message' && before)
    return [{ type: 'MessageCounted', data: { notificationId: before.notificationId, userId, at } }];
  const late = isLate(at, now);
  return [
    ...(late ? [] : makeRoom(unread, userId)),
    { type: 'NotificationAdded', data: { ...tell, notificationId, ...(late && { late: true as const }) } },
  ];
};

/** A person is told something that is about no request: `count` more of the same while that is unread. */
export const addNotice = (
  { unread, closed }: Inbox,
  { count, ...notice }: Notice & Readonly<{ count: number }>,
  { notificationId, now }: Moment,
): readonly InboxEvent[] => {
  const { userId, kind, about, at } = notice;
  if (closed) return [];
  const before = unread.find((one) => one.kind === kind && 'about' in one && one.about === about);
  if (before)
    return [{ type: 'NoticeCounted', data: { notificationId: before.notificationId, userId, more: count, at } }];
  const late = isLate(at, now);
  return [
    ...(late ? [] : makeRoom(unread, userId)),
    { type: 'NoticeAdded', data: { ...notice, count, notificationId, ...(late && { late: true as const }) } },
  ];
};

/** What some lines ask for is done: they leave the list. */
export const settle = ({ asking }: Inbox, { userId, kinds }: Done, requestId: string): readonly InboxEvent[] =>
  forget(
    userId,
    asking
      .filter((one) => one.requestId === requestId && kinds.includes(one.kind))
      .map(({ notificationId }) => notificationId),
  );

/** What some lines say is so no longer: they stay in the list as history, and no mail tells of them. */
export const overtake = ({ unread }: Inbox, { userId, kinds }: Done, requestId: string): readonly InboxEvent[] =>
  read(
    userId,
    unread.filter((one) => isOfRequest(one) && one.requestId === requestId && kinds.includes(one.kind)),
  );

/** The same for lines about a group, or whatever else a notice is about. */
export const overtakeNotices = (
  { unread }: Inbox,
  { userId, about, kinds }: Readonly<{ userId: string; about: string; kinds: readonly NoticeKind[] }>,
): readonly InboxEvent[] =>
  read(
    userId,
    unread.filter((one) => 'about' in one && one.about === about && kinds.includes(one.kind)),
  );

/** What they were told of a request that is somebody else's now. */
export const forgetRequest = ({ unread, asking }: Inbox, userId: string, requestId: string): readonly InboxEvent[] => {
  const ids = [...unread.filter(isOfRequest), ...asking].flatMap((one) =>
    one.requestId === requestId ? one.notificationId : [],
  );
  return forget(userId, [...new Set(ids)]);
};

/** What they were told about something that is no more. */
export const forgetAbout = ({ unread }: Inbox, userId: string, about: string): readonly InboxEvent[] =>
  forget(
    userId,
    unread.flatMap((one) => ('about' in one && one.about === about ? one.notificationId : [])),
  );

const isMeant = (which: MarkRead, one: Unread): boolean => {
  if ('all' in which) return true;
  return 'requestId' in which
    ? isOfRequest(one) && which.requestId === one.requestId
    : which.notificationIds.includes(one.notificationId);
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
