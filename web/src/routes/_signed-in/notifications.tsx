import { createFileRoute } from '@tanstack/react-router';
import { NotificationsPage } from '../../features/notifications/NotificationsPage.js';

export const Route = createFileRoute('/_signed-in/notifications')({
  staticData: { title: 'notifications:title' },
  loader: ({ context }) => context.texts('notifications'),
  component: NotificationsPage,
});
