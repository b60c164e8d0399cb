import { createFileRoute } from '@tanstack/react-router';
import { CategoriesPage } from '../../features/categories/backoffice/CategoriesPage.js';
import { BackofficeFrame } from '../../features/backoffice/BackofficeFrame.js';
import { readPage } from '../../lib/links/search-params.js';

export const Route = createFileRoute('/_signed-in/backoffice/categories')({
  staticData: { title: 'backoffice:categories.title', access: 'admin', frame: 'backoffice' },
  // Pass the search through unparsed, which keeps the parser out of the entry bundle.
  validateSearch: (raw: Readonly<{ page?: number }>): Readonly<{ page?: number }> => raw,
  loader: ({ context }) => context.texts('backoffice', 'pages'),
  component: function Categories() {
    return (
      <BackofficeFrame>
        <CategoriesPage page={readPage(Route.useSearch()).page ?? 1} />
      </BackofficeFrame>
    );
  },
});
