import type { InboxEvent } from '@lendring/contracts/notification/inbox.js';
import type { ReminderEvent } from '@lendring/contracts/notification/reminders.js';
import type { NotificationIntegrationEvent } from '@lendring/contracts/notification/integration.js';
import type { Recorded } from '@lendring/platform/runtime/service/service-parts.js';

/** Integration event with the owner of a changed inbox, without content; null for internal events. */
export const publish = ({ type, data }: Recorded<InboxEvent | ReminderEvent>): NotificationIntegrationEvent | null => {
  switch (type) {
    case 'NotificationAdded':
    case 'MessageCounted':
    case 'NoticeAdded':
    case 'NoticeCounted':
      return { type: 'notification.added', subject: data.userId, data: {} };
    case 'NotificationsRead':
    case 'NotificationsForgotten':
      return { type: 'notification.read', subject: data.userId, data: {} };
    default:
      return null;
  }
};
