import { createFileRoute, useLocation } from '@tanstack/react-router';
import { BackofficeFrame } from '../../features/backoffice/BackofficeFrame.js';
import { readQueueSearch, type QueueSearch } from '../../features/cases/queue-list.js';
import { QueuePage } from '../../features/cases/QueuePage.js';

export const Route = createFileRoute('/_signed-in/backoffice/report/')({
  staticData: { title: 'backoffice:queue.title', access: 'reports', frame: 'backoffice' },
  // Pass the search through unparsed, which keeps the parser out of the entry bundle.
  validateSearch: (raw: QueueSearch): QueueSearch => raw,
  loader: ({ context }) => context.texts('backoffice', 'moderation'),
  component: function Queue() {
    const kept = useLocation({ select: ({ state }) => state.sought });
    return (
      <BackofficeFrame>
        <QueuePage search={readQueueSearch(Route.useSearch(), kept)} />
      </BackofficeFrame>
    );
  },
});
