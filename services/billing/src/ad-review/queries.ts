import { mostToReview, type AdToReview } from '@lendring/contracts/billing/ad-review.js';
import type { AdKind, ShownAd, ShownAdSort, ShownAdState } from '@lendring/contracts/billing/house-ads.js';
import type { billingApi } from '@lendring/contracts/billing/queries.js';
import { hasRight } from '@lendring/contracts/kernel/service-api.js';
import type { Filter, Find } from '@lendring/platform/read-models/documents.port.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import { adAggregate, ownerOf } from '../ads/ad.aggregate.js';
import { statusOf } from '../ads/queries.js';
import type { AdSecrets } from '../ads/secrets.js';
import type { AdDocument } from '../ads/projection.js';
import type { OwnAdDocument } from '../own-ads/projection.js';

type Deps = Readonly<{
  load: ServiceCore['load'];
  secretsOfAds: AdSecrets;
  ads: Pick<View<AdDocument>, 'find' | 'count'>;
  ownAds: Pick<View<OwnAdDocument>, 'find' | 'count'>;
}>;
type Queries = Pick<
  ServiceHandlers<typeof billingApi>['queries'],
  'adsToReview' | 'adsWaiting' | 'adOwner' | 'shownAds'
>;

const ofState = (state: ShownAdState, at: string): readonly Filter[] => {
  const current: readonly Filter[] = [{ until: { $gt: at } }, { left: { $gt: 0 } }];
  switch (state) {
    case 'all':
      return [];
    case 'current':
      return current;
    case 'over':
      return [{ $or: [{ until: { $lte: at } }, { left: 0 }] }];
    case 'stopped':
      return [...current, { stopped: true }];
    case 'paused':
      return [...current, { stopped: false, paused: true }];
    case 'planned':
      return [...current, { stopped: false, paused: false, from: { $gt: at } }];
    case 'running':
      return [...current, { stopped: false, paused: false, from: { $lte: at } }];
  }
};

const filterOf = (
  { state, kind }: Readonly<{ state: ShownAdState; kind?: AdKind | undefined }>,
  at: string,
): Filter => {
  const parts: Filter[] = [...ofState(state, at), ...(kind ? [{ house: kind === 'house' }] : [])];
  return parts.length > 0 ? { $and: parts } : {};
};

const orderOf = (sort: ShownAdSort): Find['sort'] => {
  const path = sort.startsWith('-') ? sort.slice(1) : sort;
  return [[path, path === sort ? 1 : -1]];
};

/** Queries for ad managers; other callers get empty results. */
export const adReviewQueryHandlers = ({ load, secretsOfAds, ads, ownAds }: Deps): Queries => ({
  adsToReview: async (_, { actor }) => {
    if (!hasRight(actor, 'ads')) return { ads: [] };
    const found = await ownAds.find({ filter: { stage: 'review' }, sort: [['at', 1]], limit: mostToReview });
    const waiting = await Promise.all(
      found.map(async ({ adId }): Promise<AdToReview[]> => {
        const { draft } = await load(adAggregate, adId);
        // Read the log, because the read model may lag behind.
        if (draft?.stage !== 'review' || !draft.words || draft.paymentId === null) return [];
        const { userId, words, wishes, pictures, paymentId } = draft;
        return [{ adId, userId, words, wishes, pictures: [...pictures], paymentId }];
      }),
    );
    return { ads: waiting.flat() };
  },
  adsWaiting: async (_, { actor }) => ({ count: hasRight(actor, 'ads') ? await ownAds.count({ stage: 'review' }) : 0 }),
  adOwner: async ({ adId }, { actor }) => (hasRight(actor, 'ads') ? ownerOf(await load(adAggregate, adId)) : null),
  shownAds: async ({ filter: asked, sort, paging: { page, size } }, { actor, at }) => {
    if (!hasRight(actor, 'ads')) return { items: [], total: 0 };
    const filter = filterOf(asked, at);
    const [found, total] = await Promise.all([
      ads.find({ filter, sort: orderOf(sort), skip: (page - 1) * size, limit: size }),
      ads.count(filter),
    ]);
    const shown = await Promise.all(
      found.map(async (document): Promise<ShownAd[]> => {
        const { adId, views, clicks } = document;
        const state = await load(adAggregate, adId);
        const { placed, history } = state;
        if (!placed) return [];
        return [
          {
            adId,
            userId: ownerOf(state),
            ...placed,
            status: state.ended ? 'over' : statusOf(document, at),
            history: [...history],
            total: { views, clicks },
            reportKey: secretsOfAds.report(adId),
          },
        ];
      }),
    );
    return { items: shown.flat(), total };
  },
});
