import { createFileRoute } from '@tanstack/react-router';
import { NotificationsPage } from '../../features/notifications/components/NotificationsPage.js';
import { seo } from '../../seo/seo.js';

export const Route = createFileRoute('/_signed-in/notifications')({
  loader: ({ context }) => context.texts('notifications'),
  head: ({ match }) => seo(match, { title: match.context.t('notifications:title'), noindex: true }),
  component: NotificationsPage,
});
