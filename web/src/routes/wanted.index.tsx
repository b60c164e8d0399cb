import { createFileRoute } from '@tanstack/react-router';
import { searchRequestsQuery } from '../api/search-requests.js';
import { wantedQuestion } from '../features/search-requests/model.js';
import { readWantedSearch } from '../features/search-requests/search.js';
import { WantedPage } from '../features/search-requests/WantedPage.js';
import { requireFeature } from '../lib/installation/require-feature.js';
import { load } from '../lib/api-client/queries.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/wanted/')({
  validateSearch: readWantedSearch,
  loaderDeps: ({ search: { tab: _, group: __, ...everybody } }) => everybody,
  loader: async ({ context, deps }) => {
    if (BUILT_FOR_SERVER) requireFeature(context, 'wanted');
    // Members-only and own search requests are loaded in the browser, once the session is known.
    const [found] = await Promise.all([
      load(context.queries, searchRequestsQuery(context.api, wantedQuestion(deps))),
      context.texts('wanted'),
    ]);
    return { found };
  },
  head: ({ match }) =>
    seo(match, {
      title: match.context.t('wanted:title'),
      description: match.context.t('wanted:text'),
      noindex: Object.keys(match.search).length > 0,
    }),
  component: function Wanted() {
    return <WantedPage {...Route.useLoaderData()} search={readWantedSearch(Route.useSearch())} />;
  },
});
