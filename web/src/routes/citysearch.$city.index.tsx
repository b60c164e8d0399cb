import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../app/default-pages.js';
import { SearchListPage } from '../app/SearchListPage.js';
import { loadList } from '../features/search/load-list.js';
import { listDeps, readFields } from '../features/search/model/fields.js';
import { ResultsPending } from '../features/search/ResultsPage.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/citysearch/$city/')({
  staticData: { search: 'own' },
  validateSearch: readFields,
  loaderDeps: listDeps,
  loader: ({ context, location, params }) => loadList(context, { cityUrl: params.city, search: location.search }),
  head: ({ match, loaderData }) => {
    const place = loaderData?.list.city?.city ?? '';
    return seo(match, {
      title: match.context.t('search:seo.city', { place }),
      description: match.context.t('search:seo.cityText', { place }),
    });
  },
  component: function CitySearch() {
    return <SearchListPage {...Route.useLoaderData()} search={Route.useSearch()} />;
  },
  pendingComponent: ResultsPending,
  notFoundComponent: function UnknownPlace() {
    return <NotFoundPage about="place" place={Route.useParams().city} />;
  },
});
