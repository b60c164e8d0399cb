import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '../features/auth/components/SignInPage.js';
import { loadReason } from '../features/auth/reason.js';
import { cameSearch, toSearch, uidSearch } from '../features/auth/search.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/auth/sign-in')({
  validateSearch: (search: Record<string, unknown>) => ({
    ...uidSearch(search),
    ...toSearch(search),
    ...cameSearch(search),
  }),
  loaderDeps: ({ search: { to } }) => ({ to }),
  staticData: { frame: 'wizard' },
  loader: async ({ context, deps: { to } }) => {
    const [reason] = await Promise.all([loadReason(context.api, to), context.texts('auth')]);
    return { reason };
  },
  head: ({ match }) => seo(match, { title: match.context.t('auth:signIn.title'), noindex: true }),
  component: function SignIn() {
    return <SignInPage {...Route.useSearch()} {...Route.useLoaderData()} />;
  },
});
