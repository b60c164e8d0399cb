import { createFileRoute } from '@tanstack/react-router';
import { AddressPage } from '../../features/account/components/AddressPage.js';
import { returnSearch } from '../../lib/return-to.js';
import { seo } from '../../seo/seo.js';

export const Route = createFileRoute('/_signed-in/account/address')({
  validateSearch: returnSearch,
  loader: ({ context }) => context.texts('account', 'address'),
  head: ({ match }) => seo(match, { title: match.context.t('account:address.title'), noindex: true }),
  component: function Address() {
    return <AddressPage returnTo={Route.useSearch().return} />;
  },
});
