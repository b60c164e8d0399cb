import { createFileRoute, notFound } from '@tanstack/react-router';
import { LinkedDecisionPage } from '../features/moderation/decisions/DecisionPage.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/report-decision/$token')({
  // Leave fetching the decision to the page in the browser, because link scanners of mail providers must not read the
  // decision.
  loader: async ({ context, params: { token } }) => {
    await context.texts('moderation');
    if (!/^[\w-]{64}$/.test(token)) throw notFound();
  },
  head: ({ match }) => seo(match, { title: match.context.t('moderation:decision.title'), noindex: true }),
  component: function ReportDecision() {
    return <LinkedDecisionPage {...Route.useParams()} />;
  },
});
