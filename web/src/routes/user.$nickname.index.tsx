import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../app/default-pages.js';
import { loadUserOffers } from '../features/user/load-user.js';
import { UserOffers } from '../features/user/UserOffers.js';
import { readPage } from '../lib/links/search-params.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/user/$nickname/')({
  validateSearch: readPage,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadUserOffers(context, params.nickname, readPage(deps).page ?? 1),
  head: ({ match, loaderData }) => {
    const name = loaderData?.user.company ?? loaderData?.user.nickname ?? '';
    return seo(match, {
      noindex: loaderData?.user.search_engines === false,
      title: match.context.t('user:seo.offers', { name }),
      description: match.context.t('user:seo.text', { name }),
    });
  },
  component: function User() {
    return <UserOffers {...Route.useLoaderData()} page={readPage(Route.useSearch()).page ?? 1} />;
  },
  notFoundComponent: () => <NotFoundPage about="user" />,
});
