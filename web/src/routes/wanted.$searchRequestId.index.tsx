import { createFileRoute } from '@tanstack/react-router';
import { mySearchRequestQuery, searchRequestQuery } from '../api/search-requests.js';
import { MissingPage } from '../app/MissingPage.js';
import { SearchRequestPage } from '../features/search-requests/SearchRequestPage.js';
import { load } from '../lib/api-client/queries.js';
import { seo } from '../seo/seo.js';
import { Skeleton } from '../ui/Skeleton.js';

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
  notFoundComponent: function MissingSearchRequest() {
    const { searchRequestId } = Route.useParams();
    return (
      <MissingPage
        query={(api) => mySearchRequestQuery(api, searchRequestId)}
        titleOf={({ title }) => title}
        show={(one) => <SearchRequestPage one={one} />}
        className="wrap column [--column:804px] py-10"
        pending={
          <>
            <Skeleton className="mb-4 h-10 w-2/3" />
            <Skeleton className="h-32 rounded-lg" />
          </>
        }
      />
    );
  },
});
