import { mostRunningAds, type AdStatus } from '@lendring/contracts/billing/ads.js';
import type { billingApi } from '@lendring/contracts/billing/queries.js';
import { UserId } from '@lendring/contracts/kernel/ids.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import { drawn } from '../featured-offers/draw.js';
import { adAggregate, ownerOf, stoppedBy } from './ad.aggregate.js';
import type { AdDayDocument, AdDocument } from './projection.js';
import { isSecret, type AdSecrets } from './secrets.js';

type Deps = Readonly<{
  load: ServiceCore['load'];
  secretsOfAds: AdSecrets;
  ads: Pick<View<AdDocument>, 'get' | 'find'>;
  adDays: Pick<View<AdDayDocument>, 'find'>;
}>;
type Names = 'runningAds' | 'adSeen' | 'adLink' | 'adReport';

const MOST_DRAWN = 10_000;
const MOST_DAYS = 400;

export const statusOf = ({ from, until, left, stopped, paused }: AdDocument, at: string): AdStatus => {
  if (until <= at || left === 0) return 'over';
  if (stopped) return 'stopped';
  if (paused) return 'paused';
  return from > at ? 'planned' : 'running';
};

export const adQueryHandlers = ({
  load,
  secretsOfAds,
  ads,
  adDays,
}: Deps): Pick<ServiceHandlers<typeof billingApi>['queries'], Names> => {
  const placedOf = async (adId: string) => (await load(adAggregate, adId)).placed;

  return {
    runningAds: async (_, { at }) => {
      const filter = { from: { $lte: at }, until: { $gt: at }, left: { $gt: 0 }, stopped: false, paused: false };
      const running = drawn(await ads.find({ filter, limit: MOST_DRAWN }), mostRunningAds);
      const found = await Promise.all(
        running.map(async ({ adId }) => {
          const state = await load(adAggregate, adId);
          const { placed } = state;
          return placed ? [{ adId, secret: secretsOfAds.link(adId), userId: ownerOf(state), ...placed }] : [];
        }),
      );
      return { ads: found.flat() };
    },
    adLink: async ({ adId, secret }) => {
      if (!isSecret(secret, secretsOfAds.link(adId))) return null;
      const state = await load(adAggregate, adId);
      // Return no link for an ended, paused or stopped ad. An ad whose views are used up keeps its link, because an
      // open page may still show the ad.
      return state.ended || state.paused || stoppedBy(state) !== null ? null : (state.placed?.content.link ?? null);
    },
    adSeen: async ({ adId }, { actor, at }) => {
      const state = await load(adAggregate, adId);
      const { placed, ended } = state;
      if (!placed || ended || placed.terms.from > at) return null;
      const ownerId = ownerOf(state);
      const isOwn = actor.kind === 'user' && actor.userId === ownerId;
      if (stoppedBy(state) !== null && actor.kind !== 'system' && !isOwn) return null;
      return { ownerId: ownerId === null ? null : UserId.parse(ownerId), content: placed.content };
    },
    adReport: async ({ adId, key }, { at }) => {
      if (!isSecret(key, secretsOfAds.report(adId))) return null;
      const [placed, document, days] = await Promise.all([
        placedOf(adId),
        ads.get(adId),
        adDays.find({ filter: { adId }, sort: [['day', -1]], limit: MOST_DAYS }),
      ]);
      if (!placed || !document) return null;
      const { views, clicks } = document;
      return {
        ...placed,
        status: statusOf(document, at),
        total: { views, clicks },
        days: days.toReversed().map(({ day, views: seen, clicks: clicked }) => ({ day, views: seen, clicks: clicked })),
      };
    },
  };
};
