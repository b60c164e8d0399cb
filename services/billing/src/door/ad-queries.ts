import { mostRunningAds, type AdReport, type billingDoor } from '@lendring/contracts/billing/queries.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import { adAggregate } from '../ad/ad.js';
import { isSecret, type AdSecrets } from '../ad/secrets.js';
import { drawn } from '../feature/drawn.js';
import type { AdDayDocument, AdDocument } from '../projections/ads.js';

export type AdQueryDeps = Readonly<{
  load: ServiceCore['load'];
  secretsOfAds: AdSecrets;
  ads: Pick<View<AdDocument>, 'find'>;
  adDays: Pick<View<AdDayDocument>, 'find'>;
}>;

/** So many running ads are drawn lots of. */
const MOST_DRAWN = 10_000;
const MOST_DAYS = 400;

const statusOf = ({ from, until, left }: AdDocument, at: string): AdReport['status'] => {
  if (until <= at || left === 0) return 'over';
  return from > at ? 'planned' : 'running';
};

/** What pages ask about ads to show, and whoever an ad is of about what became of it. */
export const adQueryHandlers = ({
  load,
  secretsOfAds,
  ads,
  adDays,
}: AdQueryDeps): Pick<DoorHandlers<typeof billingDoor>['queries'], 'runningAds' | 'adLink' | 'adReport'> => {
  const placedOf = async (adId: string) => (await load(adAggregate, adId)).placed;

  return {
    runningAds: async (_, { at }) => {
      const filter = { from: { $lte: at }, until: { $gt: at }, left: { $gt: 0 } };
      const running = drawn(await ads.find({ filter, limit: MOST_DRAWN }), mostRunningAds);
      const found = await Promise.all(
        running.map(async ({ adId }) => {
          const placed = await placedOf(adId);
          return placed ? [{ adId, secret: secretsOfAds.link(adId), ...placed }] : [];
        }),
      );
      return { ads: found.flat() };
    },
    adLink: async ({ adId, secret }) => {
      if (!isSecret(secret, secretsOfAds.link(adId))) return null;
      return (await placedOf(adId))?.content.link ?? null;
    },
    adReport: async ({ adId, key }, { at }) => {
      if (!isSecret(key, secretsOfAds.report(adId))) return null;
      const [placed, [document], days] = await Promise.all([
        placedOf(adId),
        ads.find({ filter: { adId }, limit: 1 }),
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
