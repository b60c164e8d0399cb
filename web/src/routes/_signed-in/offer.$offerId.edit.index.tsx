import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { EditOverview } from '../../features/wizard/EditOverview.js';
import { offerQuery } from '../../api/offer.js';
import { load } from '../../lib/api-client/queries.js';
import { categoriesQuery } from '../../api/reference.js';

export const Route = createFileRoute('/_signed-in/offer/$offerId/edit/')({
  staticData: { title: 'wizard:edit.title', frame: 'wizard' },
  loader: async ({ context, params: { offerId } }) => {
    const [offer] = await Promise.all([
      load(context.queries, offerQuery(context.api, offerId)),
      load(context.queries, categoriesQuery(context.api)),
      context.texts('wizard', 'offerRules', 'ownOffers'),
    ]);
    if (!offer.own) throw notFound();
    if (offer.status === 'draft') throw redirect({ to: '/offer/create', search: { draft: offerId }, replace: true });
  },
  component: Page,
});

function Page() {
  return <EditOverview offerId={Route.useParams().offerId} />;
}
