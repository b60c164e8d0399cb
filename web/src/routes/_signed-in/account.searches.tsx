import { createFileRoute } from '@tanstack/react-router';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { SavedSearchesPage, useSavedSearchesTitle } from '../../features/search/saved/SavedSearchesPage.js';
import { seo } from '../../seo/seo.js';

export const Route = createFileRoute('/_signed-in/account/searches')({
  loader: ({ context }) => context.texts('account', 'searches', 'search'),
  head: ({ match }) => seo(match, { title: match.context.t('searches:title'), noindex: true }),
  component: function Searches() {
    return (
      <AccountFrame {...useSavedSearchesTitle()}>
        <SavedSearchesPage />
      </AccountFrame>
    );
  },
});
