import { createFileRoute, notFound } from '@tanstack/react-router';
import { feedbackQuery } from '../../api/feedback.js';
import { BackofficeFrame } from '../../features/backoffice/BackofficeFrame.js';
import { FeedbackOnePage } from '../../features/feedback/backoffice/FeedbackOnePage.js';
import { load } from '../../lib/api-client/queries.js';
import { isUuid } from '../../lib/links/search-params.js';

export const Route = createFileRoute('/_signed-in/backoffice/notes/feedback/$feedbackId')({
  staticData: { title: 'backoffice:feedback.oneTitle', access: 'feedback', frame: 'backoffice' },
  loader: async ({ context, params: { feedbackId } }) => {
    if (!isUuid(feedbackId)) throw notFound();
    await Promise.all([
      context.texts('backoffice', 'moderation', 'textTemplates'),
      load(context.queries, feedbackQuery(context.api, feedbackId)),
    ]);
  },
  component: function Feedback() {
    const { feedbackId } = Route.useParams();
    return (
      <BackofficeFrame>
        <FeedbackOnePage key={feedbackId} feedbackId={feedbackId} />
      </BackofficeFrame>
    );
  },
});
