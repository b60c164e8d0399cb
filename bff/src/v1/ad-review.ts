import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { adReviewCalls, AdReviewShape } from '@lendring/contracts/http/ad-review.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { Categories } from '@lendring/contracts/reference/category-tree.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import type { PictureLinks } from '../media/picture-links.js';
import { adToReviewShape, shownAdShape } from '../shapes/ad.js';
import { withAdTowns } from '../shapes/ad-towns.js';
import { filed } from '../shapes/filed.js';
import { peopleOfEach } from '../shapes/people.js';
import { pagingOf } from './paging.js';

export const adReviewHandlers = ({
  apis,
  links,
  categories,
}: Readonly<{ apis: ServiceApis; links: PictureLinks; categories: Categories }>): Handlers<
  Exclude<keyof typeof adReviewCalls, 'houseAds' | 'draftHouseAd' | 'placeHouseAd'>
> => {
  const { queries } = apis.billing;

  const toReview = async (caller: Caller, after?: Position): Promise<Camel<AdReviewShape>> => {
    const { ads } = await queries.adsToReview({}, queryContext(caller, after));
    const people = await peopleOfEach(apis, caller, ads, ({ userId }) => userId);
    const url = links.signed(caller.at);
    return { ads: ads.map((ad) => filed(categories.tree(), adToReviewShape(ad, people, url))) };
  };

  return {
    adsToReview: (_, caller, after) => toReview(caller, after),
    shownAds: async ({ query: { state, kind, sort, page, size } }, caller) => {
      const filter = { state, ...(kind && { kind }) };
      const question = { filter, sort, paging: { page, size } };
      const { items, total } = await queries.shownAds(question, queryContext(caller));
      const people = await peopleOfEach(apis, caller, items, ({ userId }) => userId);
      const ads = items.map((ad) => shownAdShape(ad, people));
      return { ads: await withAdTowns(apis, caller, ads), paging: pagingOf({ total, page, size }) };
    },
  };
};
