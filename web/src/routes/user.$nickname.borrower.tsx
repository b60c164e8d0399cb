import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../app/default-pages.js';
import { loadUserRatings } from '../features/user/load-user.js';
import { UserRatings } from '../features/user/UserRatings.js';
import { readStars } from '../lib/links/search-params.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/user/$nickname/borrower')({
  validateSearch: readStars,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadUserRatings(context, params.nickname, 'creator', readStars(deps).stars),
  head: ({ match, loaderData }) =>
    seo(match, {
      noindex: loaderData?.user.search_engines === false,
      title: match.context.t('user:seo.borrower', {
        name: loaderData?.user.company ?? loaderData?.user.nickname ?? '',
      }),
    }),
  component: function UserBorrower() {
    return <UserRatings {...Route.useLoaderData()} side="creator" stars={readStars(Route.useSearch()).stars} />;
  },
  notFoundComponent: () => <NotFoundPage about="user" />,
});
