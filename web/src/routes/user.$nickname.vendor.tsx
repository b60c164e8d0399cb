import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../app/default-pages.js';
import { loadUserRatings } from '../features/user/load-user.js';
import { UserRatings } from '../features/user/UserRatings.js';
import { readStars } from '../lib/links/search-params.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/user/$nickname/vendor')({
  validateSearch: readStars,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadUserRatings(context, params.nickname, 'vendor', readStars(deps).stars),
  head: ({ match, loaderData }) =>
    seo(match, {
      noindex: loaderData?.user.search_engines === false,
      title: match.context.t('user:seo.vendor', { name: loaderData?.user.company ?? loaderData?.user.nickname ?? '' }),
    }),
  component: function UserVendor() {
    return <UserRatings {...Route.useLoaderData()} side="vendor" stars={readStars(Route.useSearch()).stars} />;
  },
  notFoundComponent: () => <NotFoundPage about="user" />,
});
