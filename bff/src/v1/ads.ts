import type { adCalls } from '@lendring/contracts/http/ads.js';
import { networkOf } from '@lendring/platform/rate-limit/network.js';
import type { Categories } from '@lendring/contracts/reference/category-tree.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import type { AdCounts } from '../ads/ad-counts.js';
import type { RunningAds } from '../ads/running-ads.js';
import { found } from '../errors/api-error.js';
import { systemQuery, type Handlers } from '../caller/handlers.js';
import { adReportShape } from '../shapes/ad.js';
import { withAdTown } from '../shapes/ad-towns.js';
import { filed } from '../shapes/filed.js';

type Deps = Readonly<{
  apis: Pick<ServiceApis, 'billing' | 'place'>;
  ads: RunningAds;
  counts: AdCounts;
  categories: Categories;
}>;

export const adHandlers = ({ apis, ads, counts, categories }: Deps): Handlers<keyof typeof adCalls> => ({
  adView: async ({ id, body: { secret } }, { address }) => {
    const { adId } = found(ads.known(id, secret), 'ad_not_found');
    counts.count(adId, 'views', networkOf(address));
  },
  adClick: async ({ id, body: { secret } }, { address }) => {
    const { adId } = found(ads.known(id, secret), 'ad_not_found');
    counts.count(adId, 'clicks', networkOf(address));
  },
  adReport: async ({ id, query: { key } }, caller) => {
    const report = await apis.billing.queries.adReport({ adId: id, key }, systemQuery(caller, 'ad-report'));
    const shape = adReportShape(found(report, 'ad_not_found'));
    return filed(categories.tree(), await withAdTown(apis, caller, shape));
  },
});
