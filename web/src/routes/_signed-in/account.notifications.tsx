import { createFileRoute } from '@tanstack/react-router';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { PreferencesPage, usePreferencesTitle } from '../../features/preferences/components/PreferencesPage.js';
import { seo } from '../../seo/seo.js';

export const Route = createFileRoute('/_signed-in/account/notifications')({
  loader: ({ context }) => context.texts('account', 'preferences'),
  head: ({ match }) => seo(match, { title: match.context.t('preferences:title'), noindex: true }),
  component: function Notifications() {
    return (
      <AccountFrame {...usePreferencesTitle()}>
        <PreferencesPage />
      </AccountFrame>
    );
  },
});
