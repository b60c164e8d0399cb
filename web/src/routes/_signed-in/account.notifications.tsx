import { createFileRoute } from '@tanstack/react-router';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { PreferencesPage, usePreferencesTitle } from '../../features/preferences/PreferencesPage.js';

export const Route = createFileRoute('/_signed-in/account/notifications')({
  staticData: { title: 'preferences:title' },
  loader: ({ context }) => context.texts('account', 'preferences'),
  component: function Notifications() {
    return (
      <AccountFrame {...usePreferencesTitle()}>
        <PreferencesPage />
      </AccountFrame>
    );
  },
});
