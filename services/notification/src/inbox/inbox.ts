import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { InboxEvent } from '@lendring/contracts/notification/events.js';
import type { NotificationKind } from '@lendring/contracts/notification/kinds.js';

export type Unread = Readonly<{ notificationId: string; requestId: string; kind: NotificationKind }>;

/** What decisions ask of an inbox: what is unread, the oldest first. */
export type Inbox = Readonly<{ unread: readonly Unread[] }>;

const evolve = (inbox: Inbox, { type, data }: InboxEvent): Inbox => {
  switch (type) {
    case 'NotificationAdded': {
      const { notificationId, requestId, kind, late } = data;
      return late ? inbox : { unread: [...inbox.unread, { notificationId, requestId, kind }] };
    }
    case 'MessageCounted':
      return inbox;
    case 'NotificationsRead': {
      const read = new Set(data.notificationIds);
      return { unread: inbox.unread.filter(({ notificationId }) => !read.has(notificationId)) };
    }
  }
};

/** Stream `inbox-<userId>`. */
export const inboxAggregate: Aggregate<Inbox, InboxEvent> = { category: 'inbox', initialState: { unread: [] }, evolve };
