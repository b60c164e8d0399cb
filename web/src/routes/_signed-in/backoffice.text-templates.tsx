import { createFileRoute } from '@tanstack/react-router';
import { BackofficeFrame } from '../../features/backoffice/BackofficeFrame.js';
import { readTemplatesSearch, type TemplatesSearch } from '../../features/text-templates/templates-search.js';
import { TemplatesPage } from '../../features/text-templates/TemplatesPage.js';

export const Route = createFileRoute('/_signed-in/backoffice/text-templates')({
  staticData: { title: 'textTemplates:title', access: 'admin', frame: 'backoffice' },
  // Pass the search through unparsed, which keeps the parser out of the entry bundle.
  validateSearch: (raw: TemplatesSearch): TemplatesSearch => raw,
  loader: ({ context }) => context.texts('backoffice', 'textTemplates'),
  component: function TextTemplates() {
    return (
      <BackofficeFrame>
        <TemplatesPage search={readTemplatesSearch(Route.useSearch())} />
      </BackofficeFrame>
    );
  },
});
