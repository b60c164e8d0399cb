import { createFileRoute } from '@tanstack/react-router';
import { legalHead, loadLegalPage, type LegalSearch } from '../app/text-route.js';
import { LegalPage } from '../features/pages/LegalPage.js';

export const Route = createFileRoute('/terms-of-use')({
  // Pass the search through unparsed, which keeps the parser out of the entry bundle.
  validateSearch: (raw: LegalSearch): LegalSearch => raw,
  loaderDeps: ({ search }) => search,
  loader: loadLegalPage('terms_of_use'),
  head: ({ match, loaderData }) => legalHead(match, 'termsOfUse', loaderData?.text),
  component: function Page() {
    const { operator, own, text } = Route.useLoaderData();
    return <LegalPage text={text} own={own} operator={operator} />;
  },
});
