import { netOfAd } from '@lendring/contracts/billing/ads.js';
import {
  mostOwnAds,
  mostRunningAds,
  type AdStatus,
  type billingDoor,
  type OwnAd,
} from '@lendring/contracts/billing/queries.js';
import { UserId } from '@lendring/contracts/kernel/ids.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import { totalsOf } from '@lendring/contracts/billing/totals.js';
import { adAggregate, ownerOf, stoppedBy } from '../ad/ad.js';
import { positionOf } from '../ad/bill.js';
import { ownDraft } from '../ad/decide.js';
import { isSecret, type AdSecrets } from '../ad/secrets.js';
import { drawn } from '../feature/drawn.js';
import { billable } from '../money/billable.js';
import { customerVat, isVatIdAwaited } from '../money/customer-vat.js';
import type { Business, CustomerOf } from '../ports.js';
import type { AdDayDocument, AdDocument } from '../projections/ads.js';
import type { OwnAdDocument } from '../projections/own-ads.js';

export type AdQueryDeps = Readonly<{
  load: ServiceCore['load'];
  business: Pick<Business, 'catalogue' | 'issuer' | 'payments'>;
  customerOf: CustomerOf;
  secretsOfAds: AdSecrets;
  ads: Pick<View<AdDocument>, 'get' | 'find'>;
  adDays: Pick<View<AdDayDocument>, 'find'>;
  ownAds: Pick<View<OwnAdDocument>, 'find'>;
}>;
type Names = 'runningAds' | 'adSeen' | 'adLink' | 'adReport' | 'ownAds' | 'ownAd' | 'adQuote';

const MOST_DRAWN = 10_000;
const MOST_DAYS = 400;

export const statusOf = ({ from, until, left, stopped, paused }: AdDocument, at: string): AdStatus => {
  if (until <= at || left === 0) return 'over';
  if (stopped) return 'stopped';
  if (paused) return 'paused';
  return from > at ? 'planned' : 'running';
};

export const ownAdOf =
  ({ load, secretsOfAds, ads }: Pick<AdQueryDeps, 'load' | 'secretsOfAds' | 'ads'>) =>
  async (adId: string, userId: string, at: string): Promise<OwnAd | null> => {
    const [state, shown] = await Promise.all([load(adAggregate, adId), ads.get(adId)]);
    const own = ownDraft(state, userId);
    if (!own?.words) return null;
    const { stage, words, wishes, pictures, reason, paymentId, house } = own;
    return {
      adId,
      stage,
      words,
      wishes,
      pictures: [...pictures],
      reason,
      paymentId: stage === 'booked' ? paymentId : null,
      shown: shown ? { status: statusOf(shown, at), from: shown.from, views: shown.views, clicks: shown.clicks } : null,
      stoppedBy: stoppedBy(state),
      reportKey: secretsOfAds.report(adId),
      house,
    };
  };

export const adQueryHandlers = (deps: AdQueryDeps): Pick<DoorHandlers<typeof billingDoor>['queries'], Names> => {
  const { load, business, customerOf, secretsOfAds, ads, adDays, ownAds } = deps;
  const { catalogue, issuer, payments } = business;
  const own = ownAdOf(deps);
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
      // A link of an ended, paused or stopped ad is dead. An ad whose views are used up keeps its link, because an open
      // page may still show it.
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
    ownAds: async ({ house }, { actor, at }) => {
      if (actor.kind !== 'user') return { ads: [] };
      const { userId } = actor;
      const filter = { userId, stage: { $ne: 'dropped' } };
      const found = await ownAds.find({ filter, sort: [['at', -1]], limit: mostOwnAds });
      const all = await Promise.all(found.map(({ adId }) => own(adId, userId, at)));
      return { ads: all.filter((one) => one !== null).filter((one) => one.house === house) };
    },
    ownAd: async ({ adId }, { actor, at }) => (actor.kind === 'user' ? own(adId, actor.userId, at) : null),
    adQuote: async ({ adId, locale }, { actor, at }) => {
      if (actor.kind !== 'user' || !payments) return { refused: 'ad_not_sold' };
      const [found, known] = await Promise.all([own(adId, actor.userId, at), customerOf(actor.userId, at)]);
      if (!found) return { refused: 'ad_not_sold' };
      const customer = billable(known);
      if (typeof customer === 'string') return { refused: customer };
      const { type } = found.words;
      const { views } = found.wishes;
      const price = netOfAd(catalogue.ads, type, { views });
      if (price === null) return { refused: 'ad_not_sold' };
      const { buyer } = customer;
      const positions = [positionOf({ adId, type, views, net: price }, { vat: customerVat(issuer, customer), locale })];
      const { net, vat, gross } = totalsOf(positions);
      return { positions, net, vat, gross, buyer, vatIdAwaited: isVatIdAwaited(issuer, customer) };
    },
  };
};
