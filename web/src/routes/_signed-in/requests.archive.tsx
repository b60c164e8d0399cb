import { createFileRoute, stripSearchParams, type SearchSchemaInput } from '@tanstack/react-router';
import { ArchivePage } from '../../features/requests/components/ArchivePage.js';
import { parseArchiveSearch, type ArchiveSearch } from '../../features/requests/list-search.js';

export const Route = createFileRoute('/_signed-in/requests/archive')({
  staticData: { title: 'requests:archive.title' },
  validateSearch: (search: Partial<ArchiveSearch> & SearchSchemaInput) => parseArchiveSearch(search),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loader: ({ context }) => context.texts('requests', 'handover'),
  component: Page,
});

function Page() {
  return <ArchivePage search={Route.useSearch()} />;
}
