import { createFileRoute } from '@tanstack/react-router';
import { ResetPage } from '../features/auth/components/ResetPage.js';
import { cameSearch, tokenSearch } from '../features/auth/search.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/auth/reset')({
  validateSearch: (search: Record<string, unknown>) => ({ ...tokenSearch(search), ...cameSearch(search) }),
  staticData: { frame: 'wizard' },
  loader: ({ context }) => context.texts('auth'),
  head: ({ match }) => seo(match, { title: match.context.t('auth:reset.title'), noindex: true }),
  component: function Reset() {
    return <ResetPage {...Route.useSearch()} />;
  },
});
