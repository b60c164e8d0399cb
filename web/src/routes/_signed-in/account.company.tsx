import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '../../features/account/components/CompanyPage.js';
import { returnSearch } from '../../lib/return-to.js';

/** Private people have no company page (spec §6, commercial guard). */
export const Route = createFileRoute('/_signed-in/account/company')({
  staticData: { title: 'account:company.title', access: 'commercial' },
  validateSearch: returnSearch,
  loader: ({ context }) => context.texts('account'),
  component: function Company() {
    return <CompanyPage returnTo={Route.useSearch().return} />;
  },
});
