import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '../../features/account/components/CompanyPage.js';
import { returnSearch } from '../../lib/session/return-to.js';

/** Private accounts have no company page (spec §6, commercial guard) and never enter trader details. */
export const Route = createFileRoute('/_signed-in/account/company')({
  staticData: { title: 'account:company.title', access: 'commercial' },
  validateSearch: returnSearch,
  loader: ({ context }) => context.texts('account', 'trader'),
  component: function Company() {
    const { return: returnTo } = Route.useSearch();
    return <CompanyPage returnTo={returnTo} />;
  },
});
