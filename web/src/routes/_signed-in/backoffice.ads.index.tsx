import { createFileRoute } from '@tanstack/react-router';
import { AllAdsPage } from '../../features/billing/backoffice/AllAdsPage.js';
import { BackofficeFrame } from '../../features/moderation/backoffice/BackofficeFrame.js';
import { readPage } from '../../lib/read-page.js';

export const Route = createFileRoute('/_signed-in/backoffice/ads/')({
  staticData: { title: 'backoffice:ads.title', access: 'ads', frame: 'backoffice' },
  validateSearch: readPage,
  loader: ({ context }) => context.texts('backoffice', 'advertising'),
  component: function Ads() {
    const { page = 1 } = Route.useSearch();
    return (
      <BackofficeFrame>
        <AllAdsPage page={page} />
      </BackofficeFrame>
    );
  },
});
