import { createFileRoute } from '@tanstack/react-router';
import { AddressPage } from '../../features/account/components/AddressPage.js';
import { returnSearch } from '../../lib/return-to.js';

export const Route = createFileRoute('/_signed-in/account/address')({
  staticData: { title: 'account:address.title' },
  validateSearch: returnSearch,
  loader: ({ context }) => context.texts('account', 'address'),
  component: function Address() {
    return <AddressPage returnTo={Route.useSearch().return} />;
  },
});
