import { createFileRoute } from '@tanstack/react-router';
import { PlacesPage } from '../../features/account/components/PlacesPage.js';
import { ownPlacesQuery } from '../../api/own-places.js';

export const Route = createFileRoute('/_signed-in/account/places')({
  staticData: { title: 'account:places.title' },
  loader: async ({ context }) => {
    void context.queries.prefetchQuery(ownPlacesQuery(context.api));
    await context.texts('account', 'address');
  },
  component: PlacesPage,
});
