import { createFileRoute } from '@tanstack/react-router';
import { readSettingsSearch, type SettingsSearch } from '../../features/installation/settings-search.js';
import { SettingsPage } from '../../features/installation/SettingsPage.js';
import { BackofficeFrame } from '../../features/backoffice/BackofficeFrame.js';

export const Route = createFileRoute('/_signed-in/backoffice/settings')({
  staticData: { title: 'backoffice:settings.title', access: 'admin', frame: 'backoffice' },
  // Pass the search through unparsed, which keeps the parser out of the entry bundle.
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
