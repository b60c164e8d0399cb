import { createFileRoute } from '@tanstack/react-router';
import { AddressesPage } from '../../features/account/addresses/AddressesPage.js';
import { returnSearch } from '../../lib/session/return-to.js';
import { ownPlacesQuery } from '../../api/own-offers.js';

export const Route = createFileRoute('/_signed-in/account/places')({
  staticData: { title: 'account:addresses.title' },
  validateSearch: returnSearch,
  loader: async ({ context }) => {
    void context.queries.prefetchQuery(ownPlacesQuery(context.api));
    await context.texts('account', 'address');
  },
  component: function Places() {
    return <AddressesPage returnTo={Route.useSearch().return} />;
  },
});
