import { createFileRoute } from '@tanstack/react-router';
import { FeedbackPage } from '../features/feedback/FeedbackPage.js';
import { readFeedbackSearch, type FeedbackSearch } from '../features/feedback/search.js';
import { textsWhereOn } from '../lib/installation/require-feature.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/feedback')({
  // Pass the search through unparsed, which keeps the parser out of the entry bundle.
  validateSearch: (raw: FeedbackSearch): FeedbackSearch => raw,
  loader: textsWhereOn('feedback', 'moderation'),
  head: ({ match }) => seo(match, { title: match.context.t('moderation:feedback.title'), noindex: true }),
  component: function Feedback() {
    return <FeedbackPage search={readFeedbackSearch(Route.useSearch())} />;
  },
});
