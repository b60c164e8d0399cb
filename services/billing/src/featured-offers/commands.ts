import type { billingApi } from '@lendring/contracts/billing/queries.js';
import type { BillingRefusal } from '@lendring/contracts/billing/refusals.js';
import { decided, isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import { refuse } from '@lendring/contracts/kernel/service-api.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { positionOf } from './bill.js';
import { book, highlight, type OfferAct } from './decide.js';
import { featureAggregate } from './feature.aggregate.js';
import { billable } from '../payments/billable.js';
import { askFor, isAsShown } from '../payments/request-payment.js';
import { includedIn } from '../plans/catalogue.js';
import { customerVat } from '../payments/customer-vat.js';
import type { Ports } from '../ports.js';
import { takeHighlight, withdrewOften } from '../plans/decide.js';
import { subscriptionAggregate } from '../plans/subscription.aggregate.js';

type Deps = Pick<Ports, 'commands' | 'business' | 'customerOf' | 'offerSeen'>;
type Names = 'bookFeature' | 'useHighlight';

/** Days of a highlight included in a plan when highlights are not sold separately. */
const INCLUDED_DAYS = 14;

export const featureCommandHandlers = ({
  commands,
  business: { catalogue, issuer, payments },
  customerOf,
  offerSeen,
}: Deps): Pick<CommandHandlers<typeof billingApi>, Names> => {
  const actOf = async (offerId: string, { actor, at }: CommandCall): Promise<(OfferAct & { title: string }) | null> => {
    if (actor.kind !== 'user') return null;
    const { userId } = actor;
    const seen = await offerSeen(offerId, at);
    return seen?.ownerId === userId ? { offerId, userId, at, title: seen.title } : null;
  };

  return {
    async bookFeature({ offerId, feature, net, gross, paymentId }, call) {
      const price = catalogue.features[feature];
      if (!payments) return refuse<BillingRefusal>('payments_off');
      if (!price) return refuse<BillingRefusal>('feature_not_sold');
      if (price.net !== net) return refuse<BillingRefusal>('feature_price_changed');
      const found = await actOf(offerId, call);
      if (!found) return refuse<BillingRefusal>('offer_not_yours');
      const { title: offerTitle, ...act } = found;
      const { userId, at } = act;
      const customer = billable(await customerOf(userId, at));
      if (typeof customer === 'string') return refuse<BillingRefusal>(customer);
      const { buyer, locale } = customer;
      return commands.execute(call, async (unit) => {
        const { state } = await unit.load(featureAggregate, offerId);
        const decision = book(state, act, { feature, price, paymentId });
        if (isRefused(decision) || decision.events.length === 0) return decision;
        const { state: subscription } = await unit.load(subscriptionAggregate, userId);
        if (withdrewOften(subscription, dayIn(at, issuer.zone))) return refused('withdrawn_often');
        unit.append(featureAggregate, offerId, decision.events);
        const positions = [positionOf({ offerId, feature, price }, { vat: customerVat(issuer, customer), locale })];
        if (!isAsShown(positions, gross)) return refused('feature_price_changed');
        const purpose = { kind: 'feature', id: offerId } as const;
        const { way } = payments;
        await askFor(unit, { paymentId, userId, purpose, way, at, locale, buyer, positions, offerTitle, issuer });
        return decision;
      });
    },

    async useHighlight({ offerId }, call) {
      const found = await actOf(offerId, call);
      if (!found) return refuse<BillingRefusal>('offer_not_yours');
      const { title: _, ...act } = found;
      const { userId, at } = act;
      const days = catalogue.features.highlight?.days ?? INCLUDED_DAYS;
      return commands.execute(call, async (unit) => {
        const [{ state }, { state: subscription }] = [
          await unit.load(featureAggregate, offerId),
          await unit.load(subscriptionAggregate, userId),
        ];
        const begun = highlight(state, act, days);
        if (isRefused(begun)) return begun;
        const included = includedIn(subscription, catalogue).highlights;
        const taken = takeHighlight(subscription, { userId, at, day: dayIn(at, issuer.zone) }, { offerId, included });
        if (isRefused(taken)) return taken;
        unit.append(featureAggregate, offerId, begun.events);
        unit.append(subscriptionAggregate, userId, taken.events);
        return decided([]);
      });
    },
  };
};
