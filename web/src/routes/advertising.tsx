import { createFileRoute } from '@tanstack/react-router';
import { adPricesQuery } from '../api/ads.js';
import { PartnerPage } from '../features/billing/ads/PartnerPage.js';
import { requireFeature } from '../lib/installation/require-feature.js';
import { load } from '../lib/api-client/queries.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/advertising')({
  loader: async ({ context }) => {
    if (BUILT_FOR_SERVER) requireFeature(context, 'ads');
    await context.texts('advertising');
    return { prices: await load(context.queries, adPricesQuery(context.api)) };
  },
  head: ({ match }) =>
    seo(match, {
      title: match.context.t('advertising:partner.title'),
      description: match.context.t('advertising:partner.lead'),
    }),
  component: function Advertising() {
    return <PartnerPage {...Route.useLoaderData()} />;
  },
});
