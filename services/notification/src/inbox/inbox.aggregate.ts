import type { Side } from '@lendring/contracts/kernel/side.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { InboxEvent, ReturnFigures } from '@lendring/contracts/notification/inbox.js';
import type { NoticeKind, NotificationKind, RequestKind } from '@lendring/contracts/notification/kinds.js';

export type Tell = Readonly<{
  userId: string;
  kind: RequestKind;
  requestId: string;
  offerId: string;
  side: Side;
  otherId: string;
  stars?: number;
  returned?: ReturnFigures | undefined;
  at: string;
}>;

/**
 * A notification that is not about a request. `about`: the saved search, takeout file, group, search request or counter loan;
 * `otherId`: the acting user, when the recipient may know; `until`: deadline to react.
 */
export type Notice = Readonly<{
  userId: string;
  kind: NoticeKind;
  about: string;
  otherId?: string;
  at: string;
  until?: string;
  returned?: ReturnFigures | undefined;
}>;

/** `count`: messages or offers summed up; otherwise 1. */
type Counted = Readonly<{ notificationId: string; count: number }>;
export type RequestNews = Omit<Tell, 'userId'> & Counted;
export type UnreadNotice = Omit<Notice, 'userId'> & Counted;
export type Unread = RequestNews | UnreadNotice;

export const isOfRequest = (one: Unread): one is RequestNews => 'requestId' in one;

type Asking = Readonly<{ notificationId: string; kind: RequestKind; requestId: string }>;

/**
 * Fold for decisions and channels: unread notifications, oldest first; open requests for action, read or not; and
 * whether the account was deleted.
 */
export type Inbox = Readonly<{ unread: readonly Unread[]; asking: readonly Asking[]; closed: boolean }>;

/** Kinds that ask the user to act; removed once done instead of kept as history. */
const askingKinds: readonly RequestKind[] = ['rating_waits', 'please_rate'];
const MOST_ASKING = 200;

const evolve = (inbox: Inbox, { type, data }: InboxEvent): Inbox => {
  switch (type) {
    case 'NotificationAdded': {
      const { userId: _, late, ...told } = data;
      const { notificationId, kind, requestId } = told;
      const asking = askingKinds.includes(kind)
        ? [...inbox.asking, { notificationId, kind, requestId }].slice(-MOST_ASKING)
        : inbox.asking;
      return { ...inbox, asking, unread: late ? inbox.unread : [...inbox.unread, { ...told, count: 1 }] };
    }
    case 'NoticeAdded': {
      const { userId: _, late, ...told } = data;
      return late ? inbox : { ...inbox, unread: [...inbox.unread, told] };
    }
    case 'MessageCounted':
    case 'NoticeCounted': {
      const { notificationId, at } = data;
      const more = type === 'NoticeCounted' ? data.more : 1;
      return {
        ...inbox,
        unread: inbox.unread.map((one) =>
          one.notificationId === notificationId
            ? { ...one, at, count: isCounted(one.kind) ? one.count + more : one.count }
            : one,
        ),
      };
    }
    case 'NotificationsRead':
      return { ...inbox, unread: without(inbox.unread, data.notificationIds) };
    case 'InboxClosed':
      return { unread: [], asking: [], closed: true };
    case 'NotificationsForgotten':
      return {
        ...inbox,
        unread: without(inbox.unread, data.notificationIds),
        asking: without(inbox.asking, data.notificationIds),
      };
  }
};

/** False for a kind whose latest notification replaces the earlier ones. */
export const isCounted = (kind: NotificationKind): boolean => kind !== 'period_proposed';

const without = <One extends Readonly<{ notificationId: string }>>(all: readonly One[], ids: readonly string[]) => {
  const gone = new Set(ids);
  return all.filter(({ notificationId }) => !gone.has(notificationId));
};

/** Stream `inbox-<userId>`. */
export const inboxAggregate: Aggregate<Inbox, InboxEvent> = {
  category: 'inbox',
  initialState: { unread: [], asking: [], closed: false },
  evolve,
};
