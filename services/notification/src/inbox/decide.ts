import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import type { MarkRead } from '@lendring/contracts/notification/commands.js';
import { MOST_UNREAD, type InboxEvent } from '@lendring/contracts/notification/inbox.js';
import type { NoticeKind, RequestKind } from '@lendring/contracts/notification/kinds.js';
import { isOfRequest, type Inbox, type Notice, type Tell, type Unread } from './inbox.aggregate.js';

export type Done = Readonly<{ userId: string; kinds: readonly RequestKind[] }>;

/**
 * Effects of an event on inboxes. `seenBy`: the acting user, who has thereby seen earlier news. `done`: requests for
 * action to remove. `overtaken`: notifications to keep as history and not send, such as "accepted" after "declined".
 * `replaced`: unread notifications to remove, because the new one stands in their place.
 * `lost`: former users of the request, whose unread notifications are removed.
 */
export type News = Readonly<{
  tells: readonly Tell[];
  seenBy: string | null;
  done?: readonly Done[];
  overtaken?: readonly Done[];
  replaced?: readonly Done[];
  lost?: readonly string[];
}>;

/** Age from which events are listed as read and not sent. */
export const NEWS_MS = 3 * DAY_MS;

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

const makeRoom = (unread: readonly Unread[], userId: string): InboxEvent[] =>
  read(userId, unread.slice(0, Math.max(0, unread.length + 1 - MOST_UNREAD)));

type Moment = Readonly<{ notificationId: string; now: string }>;

/** Kinds of which a request has one unread notification, renewed by further ones, so that many are one mail. */
const renewed: readonly RequestKind[] = ['message', 'period_proposed'];

export const add = ({ unread, closed }: Inbox, tell: Tell, { notificationId, now }: Moment): readonly InboxEvent[] => {
  const { userId, kind, requestId, at } = tell;
  if (closed) return [];
  const before = unread.find((one) => one.kind === kind && isOfRequest(one) && one.requestId === requestId);
  if (renewed.includes(kind) && before)
    return [{ type: 'MessageCounted', data: { notificationId: before.notificationId, userId, at } }];
  const late = isLate(at, now);
  return [
    ...(late ? [] : makeRoom(unread, userId)),
    { type: 'NotificationAdded', data: { ...tell, notificationId, ...(late && { late: true as const }) } },
  ];
};

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

/** Removes unread notices that a newer one about the same subject replaces. */
export const replaceNotices = (
  { unread }: Inbox,
  { userId, about, kinds }: Parameters<typeof overtakeNotices>[1],
): readonly InboxEvent[] =>
  forget(
    userId,
    unread.flatMap((one) =>
      'about' in one && one.about === about && kinds.includes(one.kind) ? one.notificationId : [],
    ),
  );

export const settle = ({ asking }: Inbox, { userId, kinds }: Done, requestId: string): readonly InboxEvent[] =>
  forget(
    userId,
    asking
      .filter((one) => one.requestId === requestId && kinds.includes(one.kind))
      .map(({ notificationId }) => notificationId),
  );

/** Marks outdated notifications as read: they remain as history and are not sent. */
export const overtake = ({ unread }: Inbox, { userId, kinds }: Done, requestId: string): readonly InboxEvent[] =>
  read(
    userId,
    unread.filter((one) => isOfRequest(one) && one.requestId === requestId && kinds.includes(one.kind)),
  );

/** Removes unread notifications that a newer one of the same request replaces. */
export const replace = ({ unread }: Inbox, { userId, kinds }: Done, requestId: string): readonly InboxEvent[] =>
  forget(
    userId,
    unread
      .filter((one) => isOfRequest(one) && one.requestId === requestId && kinds.includes(one.kind))
      .map(({ notificationId }) => notificationId),
  );

export const overtakeNotices = (
  { unread }: Inbox,
  { userId, about, kinds }: Readonly<{ userId: string; about: string; kinds: readonly NoticeKind[] }>,
): readonly InboxEvent[] =>
  read(
    userId,
    unread.filter((one) => 'about' in one && one.about === about && kinds.includes(one.kind)),
  );

export const forgetRequest = ({ unread, asking }: Inbox, userId: string, requestId: string): readonly InboxEvent[] => {
  const ids = [...unread.filter(isOfRequest), ...asking].flatMap((one) =>
    one.requestId === requestId ? one.notificationId : [],
  );
  return forget(userId, [...new Set(ids)]);
};

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

export const markRead = ({ unread }: Inbox, userId: string, which: MarkRead): readonly InboxEvent[] =>
  read(
    userId,
    unread.filter((one) => isMeant(which, one)),
  );

export const close = ({ closed }: Inbox, userId: string): readonly InboxEvent[] =>
  closed ? [] : [{ type: 'InboxClosed', data: { userId } }];

export const forget = (userId: string, notificationIds: readonly string[]): readonly InboxEvent[] =>
  notificationIds.length === 0
    ? []
    : [{ type: 'NotificationsForgotten', data: { userId, notificationIds: [...notificationIds] } }];
