import { createFileRoute } from '@tanstack/react-router';
import { readSettingsSearch, type SettingsSearch } from '../../features/installation/settings-search.js';
import { SettingsPage } from '../../features/installation/SettingsPage.js';
import { BackofficeFrame } from '../../features/moderation/backoffice/BackofficeFrame.js';

export const Route = createFileRoute('/_signed-in/backoffice/settings')({
  staticData: { title: 'backoffice:settings.title', access: 'admin', frame: 'backoffice' },
  // Read where it is used: this line is part of every page's first script.
  validateSearch: (raw: SettingsSearch): SettingsSearch => raw,
  loader: ({ context }) => context.texts('backoffice', 'pages'),
  component: function Settings() {
    return (
      <BackofficeFrame>
        <SettingsPage search={readSettingsSearch(Route.useSearch())} />
      </BackofficeFrame>
    );
  },
});
