import { createFileRoute, stripSearchParams, type SearchSchemaInput } from '@tanstack/react-router';
import { LoansPage } from '../../features/counter-loans/LoansPage.js';
import { loansDefaults, parseLoansSearch, type LoansSearch } from '../../features/counter-loans/search.js';

export const Route = createFileRoute('/_signed-in/counter-loans/')({
  staticData: { title: 'counterLoans:title' },
  validateSearch: (search: Partial<LoansSearch> & SearchSchemaInput) => parseLoansSearch(search),
  search: { middlewares: [stripSearchParams(loansDefaults)] },
  loader: ({ context }) => context.texts('counterLoans', 'handover'),
  component: Page,
});

function Page() {
  return <LoansPage search={Route.useSearch()} />;
}
