import { createFileRoute } from '@tanstack/react-router';
import { VerifyPage } from '../features/auth/components/VerifyPage.js';
import { cameSearch, tokenSearch } from '../features/auth/search.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/auth/verify')({
  validateSearch: (search: Record<string, unknown>) => ({ ...tokenSearch(search), ...cameSearch(search) }),
  staticData: { frame: 'wizard' },
  loader: ({ context }) => context.texts('auth'),
  head: ({ match }) => seo(match, { title: match.context.t('auth:verify.title'), noindex: true }),
  component: function Verify() {
    return <VerifyPage {...Route.useSearch()} />;
  },
});
