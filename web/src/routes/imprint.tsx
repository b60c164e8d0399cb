import { createFileRoute } from '@tanstack/react-router';
import { legalHead, loadLegalPage, type LegalSearch } from '../app/text-route.js';
import { LegalPage } from '../features/pages/LegalPage.js';
import { OperatorCard } from '../parts/installation/OperatorCard.js';

export const Route = createFileRoute('/imprint')({
  // Pass the search through unparsed, which keeps the parser out of the entry bundle.
  validateSearch: (raw: LegalSearch): LegalSearch => raw,
  loaderDeps: ({ search }) => search,
  loader: loadLegalPage('imprint'),
  head: ({ match, loaderData }) => legalHead(match, 'imprint', loaderData?.text),
  component: function Page() {
    const { operator, own, text } = Route.useLoaderData();
    return (
      <LegalPage text={text} own={own} operator={operator}>
        <OperatorCard operator={operator} />
      </LegalPage>
    );
  },
});
