import { createFileRoute } from '@tanstack/react-router';
import { adReportQuery } from '../api/ads.js';
import { AdReportPage } from '../features/billing/AdReportPage.js';
import { load } from '../lib/api-client/queries.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/ad-report/$adId/$key')({
  loader: async ({ context, params: { adId, key } }) => {
    await context.texts('billing');
    return { report: await load(context.queries, adReportQuery(context.api, adId, key)) };
  },
  head: ({ match }) => seo(match, { title: match.context.t('billing:adReport.title'), noindex: true }),
  component: function AdReport() {
    return <AdReportPage {...Route.useLoaderData()} />;
  },
});
