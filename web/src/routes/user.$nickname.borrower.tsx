import { createFileRoute } from '@tanstack/react-router';
import { NobodyPage } from '../app/NobodyPage.js';
import { loadUserRatings } from '../features/user/load-user.js';
import { UserRatings } from '../features/user/UserRatings.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/user/$nickname/borrower')({
  loader: ({ context, params }) => loadUserRatings(context, params.nickname, 'creator'),
  head: ({ match, loaderData }) =>
    seo(match, {
      title: match.context.t('user:seo.borrower', {
        name: loaderData?.user.company ?? loaderData?.user.nickname ?? '',
      }),
    }),
  component: function UserBorrower() {
    return <UserRatings {...Route.useLoaderData()} side="creator" />;
  },
  notFoundComponent: NobodyPage,
});
