import { createFileRoute } from '@tanstack/react-router';
import { BackofficeFrame } from '../../features/backoffice/BackofficeFrame.js';
import { readFeedbackListSearch, type FeedbackListSearch } from '../../features/feedback/backoffice/feedback-list.js';
import { FeedbackListPage } from '../../features/feedback/backoffice/FeedbackListPage.js';

export const Route = createFileRoute('/_signed-in/backoffice/notes/feedback/')({
  staticData: { title: 'backoffice:feedback.title', access: 'feedback', frame: 'backoffice' },
  // Pass the search through unparsed, which keeps the parser out of the entry bundle.
  validateSearch: (raw: FeedbackListSearch): FeedbackListSearch => raw,
  loader: ({ context }) => context.texts('backoffice', 'moderation'),
  component: function FeedbackList() {
    return (
      <BackofficeFrame>
        <FeedbackListPage search={readFeedbackListSearch(Route.useSearch())} />
      </BackofficeFrame>
    );
  },
});
