import { expect, it } from 'vitest';
import { NotificationView, type InboxEvent } from '@lendring/contracts/notification/inbox.js';
import { notifications } from './projection.js';

const userId = '00000000-0000-4000-8000-000000000011';
const id = '00000000-0000-4000-8000-000000000021';
const at = '2025-05-05T10:00:00.000Z';

const added: readonly InboxEvent[] = [
  {
    type: 'NoticeAdded',
    data: { notificationId: id, userId, kind: 'trader_began', about: userId, count: 1, at, until: at, late: true },
  },
  {
    type: 'NotificationAdded',
    data: {
      notificationId: id,
      userId,
      kind: 'rated',
      requestId: id,
      offerId: 'dr11000001',
      side: 'vendor',
      otherId: id,
      stars: 5,
      at,
      late: true,
    },
  },
];

it.each(added)('stores what the view of a notification contains, as the export needs it: $type', (event) => {
  const recorded = { ...event, id: 'e1', stream: `inbox-${userId}`, position: '1', at, actor: 'system' };
  const { userId: owner, ...view } = notifications.evolve(null, recorded, id) ?? { userId: null };
  expect(owner).toBe(userId);
  expect(NotificationView.parse(view)).toEqual(view);
});
