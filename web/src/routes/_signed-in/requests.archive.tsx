import { createFileRoute, stripSearchParams, type SearchSchemaInput } from '@tanstack/react-router';
import { ArchivePage } from '../../features/requests/components/ArchivePage.js';
import { parseArchiveSearch, type ArchiveSearch } from '../../features/requests/list-search.js';
import { seo } from '../../seo/seo.js';

export const Route = createFileRoute('/_signed-in/requests/archive')({
  validateSearch: (search: Partial<ArchiveSearch> & SearchSchemaInput) => parseArchiveSearch(search),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loader: ({ context }) => context.texts('requests'),
  head: ({ match }) => seo(match, { title: match.context.t('requests:archive.title'), noindex: true }),
  component: Page,
});

function Page() {
  return <ArchivePage search={Route.useSearch()} />;
}
