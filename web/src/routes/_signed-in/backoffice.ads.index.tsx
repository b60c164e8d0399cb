import { createFileRoute } from '@tanstack/react-router';
import { BackofficeFrame } from '../../features/backoffice/BackofficeFrame.js';
import { AllAdsPage } from '../../features/billing/backoffice/AllAdsPage.js';
import { readShownSearch, type ShownSearch } from '../../features/billing/backoffice/shown-list.js';

export const Route = createFileRoute('/_signed-in/backoffice/ads/')({
  staticData: { title: 'backoffice:ads.title', access: 'ads', frame: 'backoffice' },
  // Pass the search through unparsed, which keeps the parser out of the entry bundle.
  validateSearch: (raw: ShownSearch): ShownSearch => raw,
  loader: ({ context }) => context.texts('backoffice', 'advertising'),
  component: function Ads() {
    return (
      <BackofficeFrame>
        <AllAdsPage search={readShownSearch(Route.useSearch())} />
      </BackofficeFrame>
    );
  },
});
