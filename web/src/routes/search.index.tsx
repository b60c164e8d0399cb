import { createFileRoute } from '@tanstack/react-router';
import { SearchListPage } from '../app/SearchListPage.js';
import { followPlainForm, loadList } from '../features/search/load-list.js';
import { listDeps, readFields } from '../features/search/model/fields.js';
import { ResultsPending } from '../features/search/ResultsPage.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/search/')({
  staticData: { search: 'own' },
  validateSearch: readFields,
  loaderDeps: listDeps,
  loader: async ({ context, location }) => {
    await followPlainForm(context, location.searchStr);
    return loadList(context, { search: location.search });
  },
  head: ({ match }) =>
    seo(match, { title: match.context.t('search:seo.all'), description: match.context.t('search:seo.allText') }),
  component: function Search() {
    return <SearchListPage {...Route.useLoaderData()} search={Route.useSearch()} />;
  },
  pendingComponent: ResultsPending,
});
