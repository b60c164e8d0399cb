import { createFileRoute } from '@tanstack/react-router';
import { SearchListPage } from '../app/SearchListPage.js';
import { loadList } from '../features/search/load-list.js';
import { listDeps, readFields, readTerm } from '../features/search/model/fields.js';
import { ResultsPending } from '../features/search/ResultsPage.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/search/$term')({
  staticData: { search: 'own' },
  validateSearch: readFields,
  loaderDeps: listDeps,
  loader: ({ context, location, params }) =>
    loadList(context, { term: readTerm(params.term), search: location.search }),
  head: ({ match, params }) =>
    seo(match, { title: match.context.t('search:seo.term', { term: readTerm(params.term) }), noindex: true }),
  component: function SearchTerm() {
    return <SearchListPage {...Route.useLoaderData()} search={Route.useSearch()} />;
  },
  pendingComponent: ResultsPending,
});
