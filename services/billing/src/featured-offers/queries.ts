import { type OfferFeature, mostFeatured } from '@lendring/contracts/billing/featured-offers.js';
import type { billingApi } from '@lendring/contracts/billing/queries.js';
import { withOfferTitle } from '@lendring/contracts/billing/offer-title.js';
import { totalsOf } from '@lendring/contracts/billing/totals.js';
import type { QueryContext } from '@lendring/contracts/kernel/service-api.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import { positionOf } from './bill.js';
import { drawn } from './draw.js';
import { runningAt, stretchFor } from './decide.js';
import { featureAggregate } from './feature.aggregate.js';
import { billable } from '../payments/billable.js';
import { customerVat, isVatIdAwaited } from '../payments/customer-vat.js';
import type { Ports } from '../ports.js';
import { highlightsUsed } from '../plans/decide.js';
import { includedIn } from '../plans/catalogue.js';
import { subscriptionAggregate } from '../plans/subscription.aggregate.js';

type Deps = Pick<Ports, 'load' | 'business' | 'customerOf' | 'offerSeen' | 'features'>;

type Names = 'features' | 'featureQuote' | 'featured';

const MOST_DRAWN = 10_000;

export const featureQueryHandlers = ({
  load,
  business: { catalogue, issuer, payments },
  customerOf,
  offerSeen,
  features,
}: Deps): Pick<ServiceHandlers<typeof billingApi>['queries'], Names> => {
  const ownOf = async (offerId: string, { actor, at }: QueryContext) => {
    const seen = actor.kind === 'user' ? await offerSeen(offerId, at) : null;
    return actor.kind === 'user' && seen?.ownerId === actor.userId ? seen : null;
  };
  const sold = payments ? (Object.keys(catalogue.features) as OfferFeature[]) : [];

  return {
    features: async ({ offerId }, context) => {
      const userId = (await ownOf(offerId, context))?.ownerId;
      if (userId === undefined) return null;
      const [state, subscription] = await Promise.all([
        load(featureAggregate, offerId),
        load(subscriptionAggregate, userId),
      ]);
      return {
        features: sold.flatMap((feature) => {
          const price = catalogue.features[feature];
          const running = runningAt(state, feature, context.at);
          return price ? [{ feature, price, running, pending: state.pending[feature]?.paymentId ?? null }] : [];
        }),
        highlights: {
          included: includedIn(subscription, catalogue).highlights,
          used: highlightsUsed(subscription, dayIn(context.at, issuer.zone)),
        },
      };
    },
    featureQuote: async ({ offerId, feature, locale }, context) => {
      const price = payments && catalogue.features[feature];
      const own = await ownOf(offerId, context);
      if (!price || !own) return { refused: 'feature_not_sold' };
      const customer = billable(await customerOf(own.ownerId, context.at));
      const stretch = stretchFor(await load(featureAggregate, offerId), { feature, days: price.days }, context.at);
      if (!stretch) return { refused: 'feature_not_sold' };
      if (typeof customer === 'string') return { refused: customer };
      const { buyer } = customer;
      const line = positionOf({ offerId, feature, price }, { vat: customerVat(issuer, customer), locale });
      const positions = [...withOfferTitle([line], own.title, locale)];
      const { net, vat, gross } = totalsOf(positions);
      return { positions, net, vat, gross, ...stretch, buyer, vatIdAwaited: isVatIdAwaited(issuer, customer) };
    },
    featured: async ({ feature }, { at }) => {
      const filter = { feature, until: { $gt: at } };
      const running = await features.find({ filter, limit: MOST_DRAWN });
      return { offerIds: drawn(running, mostFeatured).map(({ offerId }) => offerId) };
    },
  };
};
