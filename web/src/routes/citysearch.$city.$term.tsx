import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../app/default-pages.js';
import { SearchListPage } from '../app/SearchListPage.js';
import { loadList } from '../features/search/load-list.js';
import { listDeps, readFields, readTerm } from '../features/search/model/fields.js';
import { ResultsPending } from '../features/search/ResultsPage.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/citysearch/$city/$term')({
  staticData: { search: 'own' },
  validateSearch: readFields,
  loaderDeps: listDeps,
  loader: ({ context, location, params }) =>
    loadList(context, { cityUrl: params.city, term: readTerm(params.term), search: location.search }),
  head: ({ match, params, loaderData }) =>
    seo(match, {
      title: match.context.t('search:seo.termCity', {
        term: readTerm(params.term),
        place: loaderData?.list.city?.city ?? '',
      }),
      noindex: true,
    }),
  component: function CitySearchTerm() {
    return <SearchListPage {...Route.useLoaderData()} search={Route.useSearch()} />;
  },
  pendingComponent: ResultsPending,
  notFoundComponent: function UnknownPlace() {
    const { city, term } = Route.useParams();
    return <NotFoundPage about="place" place={city} words={readTerm(term)} />;
  },
});
