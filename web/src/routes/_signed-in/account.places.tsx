import { createFileRoute } from '@tanstack/react-router';
import { PlacesPage } from '../../features/account/components/PlacesPage.js';
import { ownPlacesQuery } from '../../api/own-places.js';
import { seo } from '../../seo/seo.js';

export const Route = createFileRoute('/_signed-in/account/places')({
  loader: async ({ context }) => {
    void context.queries.prefetchQuery(ownPlacesQuery(context.api));
    await context.texts('account', 'address');
  },
  head: ({ match }) => seo(match, { title: match.context.t('account:places.title'), noindex: true }),
  component: PlacesPage,
});
