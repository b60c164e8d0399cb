import { createFileRoute } from '@tanstack/react-router';
import { NewHouseAdPage } from '../../features/billing/ads/NewHouseAdPage.js';
import { BackofficeFrame } from '../../features/backoffice/BackofficeFrame.js';

export const Route = createFileRoute('/_signed-in/backoffice/ads/new')({
  staticData: { title: 'backoffice:ads.newTitle', access: 'ads', frame: 'backoffice' },
  loader: ({ context }) => context.texts('backoffice', 'advertising'),
  component: function NewHouseAd() {
    return (
      <BackofficeFrame>
        <NewHouseAdPage />
      </BackofficeFrame>
    );
  },
});
