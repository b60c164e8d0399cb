import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { InboxEvent } from '@lendring/contracts/notification/events.js';
import type { Tell } from './tells.js';

/** `count`: how many messages it tells of; 1 for everything else. */
export type Unread = Omit<Tell, 'userId'> & Readonly<{ notificationId: string; count: number }>;

/** What decisions and channels ask of an inbox: what is unread, the oldest first, and whether its person is gone. */
export type Inbox = Readonly<{ unread: readonly Unread[]; closed: boolean }>;

const evolve = (inbox: Inbox, { type, data }: InboxEvent): Inbox => {
  switch (type) {
    case 'NotificationAdded': {
      const { userId: _, late, ...told } = data;
      return late ? inbox : { ...inbox, unread: [...inbox.unread, { ...told, count: 1 }] };
    }
    case 'MessageCounted': {
      const { notificationId, at } = data;
      return {
        ...inbox,
        unread: inbox.unread.map((one) =>
          one.notificationId === notificationId ? { ...one, at, count: one.count + 1 } : one,
        ),
      };
    }
    case 'NotificationsRead': {
      const read = new Set(data.notificationIds);
      return { ...inbox, unread: inbox.unread.filter(({ notificationId }) => !read.has(notificationId)) };
    }
    case 'InboxClosed':
      return { unread: [], closed: true };
    case 'NotificationsForgotten':
      return inbox;
  }
};

/** Stream `inbox-<userId>`. */
export const inboxAggregate: Aggregate<Inbox, InboxEvent> = {
  category: 'inbox',
  initialState: { unread: [], closed: false },
  evolve,
};
