import { createFileRoute } from '@tanstack/react-router';
import { searchRequestQuery } from '../api/search-requests.js';
import { MissingSearchRequestPage } from '../app/MissingSearchRequestPage.js';
import { SearchRequestPage } from '../features/search-requests/SearchRequestPage.js';
import { load } from '../lib/api-client/queries.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/wanted/$searchRequestId/')({
  staticData: { forSome: true },
  loader: async ({ context, params }) => {
    await context.texts('wanted', 'suspended');
    return { one: await load(context.queries, searchRequestQuery(context.api, params.searchRequestId)) };
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? seo(match, {
          title: loaderData.one.title,
          description: loaderData.one.text.slice(0, 160),
          noindex: loaderData.one.solved_at !== null || loaderData.one.over,
        })
      : {},
  component: function SearchRequest() {
    return <SearchRequestPage {...Route.useLoaderData()} />;
  },
  notFoundComponent: MissingSearchRequestPage,
});
