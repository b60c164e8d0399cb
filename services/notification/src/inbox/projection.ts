import type { InboxEvent, NotificationView } from '@lendring/contracts/notification/inbox.js';
import { isCounted } from './inbox.aggregate.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

export type NotificationDocument = NotificationView & Readonly<{ userId: string }>;

const aboutNoRequest = { requestId: null, offerId: null, side: null, stars: null } as const;

export const notifications: Projection<NotificationDocument, InboxEvent> = {
  name: 'notifications',
  version: 3,
  prefixes: ['inbox-'],
  indexes: [
    [
      ['userId', 1],
      ['at', -1],
    ],
    [
      ['userId', 1],
      ['read', 1],
    ],
  ],
  ids({ type, data }) {
    if (type === 'InboxClosed') return [];
    return type === 'NotificationsRead' || type === 'NotificationsForgotten'
      ? data.notificationIds
      : [data.notificationId];
  },
  evolve(document, { type, data }) {
    switch (type) {
      case 'NotificationAdded': {
        const { late, stars, ...told } = data;
        return { ...told, about: null, stars: stars ?? null, count: 1, read: late === true };
      }
      case 'NoticeAdded': {
        const { late, otherId, until: _, ...told } = data;
        return { ...told, ...aboutNoRequest, otherId: otherId ?? null, read: late === true };
      }
      case 'NoticeCounted':
        return document && { ...document, count: document.count + data.more, at: data.at };
      case 'MessageCounted':
        return document && { ...document, count: document.count + (isCounted(document.kind) ? 1 : 0), at: data.at };
      case 'NotificationsRead':
        return document && { ...document, read: true };
      case 'NotificationsForgotten':
        return null;
      case 'InboxClosed':
        return document;
    }
  },
};
