import { createFileRoute } from '@tanstack/react-router';
import { NobodyPage } from '../app/NobodyPage.js';
import { loadUserRatings } from '../features/user/load-user.js';
import { UserRatings } from '../features/user/UserRatings.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/user/$nickname/vendor')({
  loader: ({ context, params }) => loadUserRatings(context, params.nickname, 'vendor'),
  head: ({ match, loaderData }) =>
    seo(match, {
      title: match.context.t('user:seo.vendor', { name: loaderData?.user.company ?? loaderData?.user.nickname ?? '' }),
    }),
  component: function UserVendor() {
    return <UserRatings {...Route.useLoaderData()} side="vendor" />;
  },
  notFoundComponent: NobodyPage,
});
