import { createFileRoute } from '@tanstack/react-router';
import { SearchListPage } from '../app/SearchListPage.js';
import { goToStoredPlace } from '../app/stored-place.js';
import { loadList } from '../features/search/load-list.js';
import { readFields } from '../features/search/model/fields.js';
import { ResultsPending } from '../features/search/ResultsPage.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/search/')({
  validateSearch: readFields,
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ search }) => goToStoredPlace({ route: 'search', term: null, category: null, search }),
  loader: ({ context, deps }) => loadList(context, { search: deps }),
  head: ({ match }) => seo(match, { title: match.context.t('search:seo.all'), description: match.context.t('search:seo.allText') }),
  component: function Search() {
    return <SearchListPage {...Route.useLoaderData()} />;
  },
  pendingComponent: ResultsPending,
});
