import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribePage } from '../features/preferences/UnsubscribePage.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/unsubscribe')({
  validateSearch: ({ token }: Record<string, unknown>) => ({ token: typeof token === 'string' ? token : '' }),
  loader: ({ context }) => context.texts('preferences'),
  head: ({ match }) => seo(match, { title: match.context.t('preferences:unsubscribe.title'), noindex: true }),
  component: function Unsubscribe() {
    return <UnsubscribePage {...Route.useSearch()} />;
  },
});
