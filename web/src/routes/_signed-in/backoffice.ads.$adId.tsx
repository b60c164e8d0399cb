import { createFileRoute } from '@tanstack/react-router';
import { HouseAdPage } from '../../features/billing/backoffice/HouseAdPage.js';
import { BackofficeFrame } from '../../features/moderation/backoffice/BackofficeFrame.js';

export const Route = createFileRoute('/_signed-in/backoffice/ads/$adId')({
  staticData: { title: 'backoffice:ads.houseTitle', access: 'ads', frame: 'backoffice' },
  loader: ({ context }) => context.texts('backoffice', 'ads', 'advertising'),
  component: function HouseAd() {
    return (
      <BackofficeFrame>
        <HouseAdPage {...Route.useParams()} />
      </BackofficeFrame>
    );
  },
});
