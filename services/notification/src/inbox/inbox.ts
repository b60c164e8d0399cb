import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { InboxEvent } from '@lendring/contracts/notification/events.js';
import type { RequestKind } from '@lendring/contracts/notification/kinds.js';
import type { Notice, Tell } from './tells.js';

/** `count`: how many messages or offers it tells of; 1 for everything else. */
type Counted = Readonly<{ notificationId: string; count: number }>;
export type RequestNews = Omit<Tell, 'userId'> & Counted;
export type UnreadNotice = Omit<Notice, 'userId'> & Counted;
export type Unread = RequestNews | UnreadNotice;

export const isOfRequest = (one: Unread): one is RequestNews => 'requestId' in one;

/** A line that asks its person for something. */
type Asking = Readonly<{ notificationId: string; kind: RequestKind; requestId: string }>;

/**
 * What decisions and channels ask of an inbox: what is unread, the oldest first; lines that go when what they ask for
 * is done, read or not; and whether its person is gone.
 */
export type Inbox = Readonly<{ unread: readonly Unread[]; asking: readonly Asking[]; closed: boolean }>;

/** Kinds of lines that are no history, but say what somebody is waited for. */
const askingKinds: readonly RequestKind[] = ['rating_waits', 'please_rate'];
/** Lines that ask for something, of one person. */
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
          one.notificationId === notificationId ? { ...one, at, count: one.count + more } : one,
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
