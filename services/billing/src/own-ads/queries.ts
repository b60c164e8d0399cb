import { netOfAd } from '@lendring/contracts/billing/ads.js';
import { mostOwnAds, type OwnAd } from '@lendring/contracts/billing/own-ads.js';
import type { billingApi } from '@lendring/contracts/billing/queries.js';
import { totalsOf } from '@lendring/contracts/billing/totals.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import { adAggregate, stoppedBy } from '../ads/ad.aggregate.js';
import { ownDraft } from '../ads/decide.js';
import type { AdDocument } from '../ads/projection.js';
import { statusOf } from '../ads/queries.js';
import type { AdSecrets } from '../ads/secrets.js';
import { billable } from '../payments/billable.js';
import { customerVat, isVatIdAwaited } from '../payments/customer-vat.js';
import type { Business, CustomerOf } from '../ports.js';
import { positionOf } from './bill.js';
import type { OwnAdDocument } from './projection.js';

type Deps = Readonly<{
  load: ServiceCore['load'];
  business: Pick<Business, 'catalogue' | 'issuer' | 'payments'>;
  customerOf: CustomerOf;
  secretsOfAds: AdSecrets;
  ads: Pick<View<AdDocument>, 'get'>;
  ownAds: Pick<View<OwnAdDocument>, 'find'>;
}>;
type Names = 'ownAds' | 'ownAd' | 'adQuote';

export const ownAdOf =
  ({ load, secretsOfAds, ads }: Pick<Deps, 'load' | 'secretsOfAds' | 'ads'>) =>
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

export const ownAdQueryHandlers = (deps: Deps): Pick<ServiceHandlers<typeof billingApi>['queries'], Names> => {
  const { business, customerOf, ownAds } = deps;
  const { catalogue, issuer, payments } = business;
  const own = ownAdOf(deps);

  return {
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
