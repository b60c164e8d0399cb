import { createFileRoute, notFound } from '@tanstack/react-router';
import { ownAdQuery } from '../../api/ads.js';
import { HouseAdPage } from '../../features/billing/backoffice/HouseAdPage.js';
import { BackofficeFrame } from '../../features/backoffice/BackofficeFrame.js';
import { load } from '../../lib/api-client/queries.js';
import { isUuid } from '../../lib/links/search-params.js';

export const Route = createFileRoute('/_signed-in/backoffice/ads/$adId')({
  staticData: { title: 'backoffice:ads.houseTitle', access: 'ads', frame: 'backoffice' },
  loader: async ({ context, params: { adId } }) => {
    if (!isUuid(adId)) throw notFound();
    await Promise.all([
      context.texts('backoffice', 'ads', 'advertising'),
      load(context.queries, ownAdQuery(context.api, adId)),
    ]);
  },
  component: function HouseAd() {
    return (
      <BackofficeFrame>
        <HouseAdPage {...Route.useParams()} />
      </BackofficeFrame>
    );
  },
});
