import type { OfferFeature } from '@lendring/contracts/billing/features.js';
import { withOfferTitle } from '@lendring/contracts/billing/offer-title.js';
import { mostFeatured, type billingDoor } from '@lendring/contracts/billing/queries.js';
import { totalsOf } from '@lendring/contracts/billing/totals.js';
import type { QueryContext } from '@lendring/contracts/kernel/door.js';
import { dayIn } from '@lendring/contracts/rules/days.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import { positionOf } from '../feature/bill.js';
import { drawn } from '../feature/drawn.js';
import { runningAt, stretchFor } from '../feature/decide.js';
import { featureAggregate } from '../feature/feature.js';
import { billable } from '../money/billable.js';
import { customerVat, isVatIdAwaited } from '../money/customer-vat.js';
import type { Business, CustomerOf, OfferSeen } from '../ports.js';
import type { FeatureDocument } from '../projections/features.js';
import { highlightsUsed } from '../subscription/decide.js';
import { includedIn } from '../plan/sells-to.js';
import { subscriptionAggregate } from '../subscription/subscription.js';

export type FeatureQueryDeps = Readonly<{
  load: ServiceCore['load'];
  business: Business;
  customerOf: CustomerOf;
  offerSeen: OfferSeen;
  features: Pick<View<FeatureDocument>, 'find'>;
}>;

type Names = 'features' | 'featureQuote' | 'featured';

const MOST_DRAWN = 10_000;

export const featureQueryHandlers = ({
  load,
  business: { catalogue, issuer, payments },
  customerOf,
  offerSeen,
  features,
}: FeatureQueryDeps): Pick<DoorHandlers<typeof billingDoor>['queries'], Names> => {
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
