import { createFileRoute, notFound } from '@tanstack/react-router';
import { ownDecisionQuery } from '../../api/moderation.js';
import { DecisionPage } from '../../features/moderation/decisions/DecisionPage.js';
import { load } from '../../lib/api-client/queries.js';
import { isUuid } from '../../lib/links/search-params.js';

export const Route = createFileRoute('/_signed-in/decision/$decisionId')({
  staticData: { title: 'moderation:decision.title' },
  loader: async ({ context, params: { decisionId } }) => {
    if (!isUuid(decisionId)) throw notFound();
    await Promise.all([context.texts('moderation'), load(context.queries, ownDecisionQuery(context.api, decisionId))]);
  },
  component: function Decision() {
    return <DecisionPage {...Route.useParams()} />;
  },
});
