import { createFileRoute, stripSearchParams, type SearchSchemaInput } from '@tanstack/react-router';
import { RequestsPage } from '../../features/requests/components/RequestsPage.js';
import { listDefaults, parseListSearch, type ListSearch } from '../../features/requests/list-search.js';

export const Route = createFileRoute('/_signed-in/requests/')({
  staticData: { title: 'requests:title' },
  validateSearch: (search: Partial<ListSearch> & SearchSchemaInput) => parseListSearch(search),
  search: { middlewares: [stripSearchParams(listDefaults)] },
  loader: ({ context }) => context.texts('requests', 'handover', 'counterLoans'),
  component: Page,
});

function Page() {
  return <RequestsPage search={Route.useSearch()} />;
}
