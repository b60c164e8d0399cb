import { createFileRoute } from '@tanstack/react-router';
import { LinkPage } from '../features/auth/components/LinkPage.js';
import { cameSearch, tokenSearch } from '../features/auth/search.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/auth/take-back')({
  validateSearch: (search: Record<string, unknown>) => ({ ...tokenSearch(search), ...cameSearch(search) }),
  staticData: { frame: 'wizard' },
  loader: ({ context }) => context.texts('auth'),
  head: ({ match }) => seo(match, { title: match.context.t('auth:takeBack.title'), noindex: true }),
  component: function TakeBack() {
    return <LinkPage {...Route.useSearch()} about="takeBack" />;
  },
});
