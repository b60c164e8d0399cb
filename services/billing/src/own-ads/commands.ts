import type { BillingRefusal } from '@lendring/contracts/billing/refusals.js';
import { refuse } from '@lendring/contracts/kernel/service-api.js';
import { netOfAd } from '@lendring/contracts/billing/ads.js';
import { mostOwnAds } from '@lendring/contracts/billing/own-ads.js';
import type { billingApi } from '@lendring/contracts/billing/queries.js';
import { isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { adAggregate, type Ad } from '../ads/ad.aggregate.js';
import { looksAfterAds } from '../ads/ad-commands.js';
import { ownDraft, type AdDecision, type OwnAct } from '../ads/decide.js';
import { billable } from '../payments/billable.js';
import { customerVat } from '../payments/customer-vat.js';
import { askFor, isAsShown } from '../payments/request-payment.js';
import type { Ports } from '../ports.js';
import { positionOf } from './bill.js';
import { book, draft, drop, setPicture } from './decide.js';

type Deps = Pick<Ports, 'commands' | 'business' | 'customerOf' | 'ownAds'>;
type Names = 'draftAd' | 'setAdPicture' | 'dropAd' | 'bookAd';

export const ownAdCommandHandlers = ({
  commands,
  business: { catalogue, issuer, payments },
  customerOf,
  ownAds,
}: Deps): Pick<CommandHandlers<typeof billingApi>, Names> => {
  const onOwn = async (adId: string, call: CommandCall, decide: (state: Ad, act: OwnAct) => AdDecision) => {
    const { actor, at } = call;
    return actor.kind === 'user'
      ? commands.on(adAggregate, adId, call, (state) => decide(state, { adId, at, userId: actor.userId }))
      : refuse<BillingRefusal>('ad_not_found');
  };

  return {
    async draftAd({ adId, words, wishes, house }, call) {
      if (call.actor.kind !== 'user') return refuse<BillingRefusal>('ad_not_found');
      const { userId } = call.actor;
      if (house && !looksAfterAds(call.actor)) return refuse<BillingRefusal>('ad_not_found');
      const customer = house ? null : await customerOf(userId, call.at);
      if (!house && !customer) return refuse<BillingRefusal>('billing_address_missing');
      if (customer && !customer.commercial) return refuse<BillingRefusal>('ad_for_companies');
      const kept = await ownAds.count({ userId, stage: { $ne: 'dropped' }, ended: false, adId: { $ne: adId } });
      if (kept >= mostOwnAds) return refuse<BillingRefusal>('too_many_ads', { max: mostOwnAds });
      return onOwn(adId, call, (state, act) => draft(state, act, { words, wishes, house }));
    },
    setAdPicture: ({ adId, ...picture }, call) => onOwn(adId, call, (state, act) => setPicture(state, act, picture)),
    dropAd: ({ adId }, call) => onOwn(adId, call, drop),
    async bookAd({ adId, net, gross, paymentId }, call) {
      const { actor, at } = call;
      if (actor.kind !== 'user') return refuse<BillingRefusal>('ad_not_found');
      if (!payments) return refuse<BillingRefusal>('payments_off');
      const { userId } = actor;
      const customer = billable(await customerOf(userId, at));
      if (typeof customer === 'string') return refuse<BillingRefusal>(customer);
      const { buyer, locale, commercial } = customer;
      if (!commercial) return refuse<BillingRefusal>('ad_for_companies');
      return commands.execute(call, async (unit) => {
        const { state } = await unit.load(adAggregate, adId);
        const own = ownDraft(state, userId);
        if (!own?.words) return refused('ad_not_found');
        const { type } = own.words;
        const { views } = own.wishes;
        const price = netOfAd(catalogue.ads, type, { views });
        if (price === null) return refused('ad_not_sold');
        if (price !== net && own.stage !== 'booked') return refused('ad_price_changed');
        const decision = book(state, { adId, at, userId }, { net, paymentId });
        if (isRefused(decision) || decision.events.length === 0) return decision;
        unit.append(adAggregate, adId, decision.events);
        const positions = [positionOf({ adId, type, views, net }, { vat: customerVat(issuer, customer), locale })];
        if (!isAsShown(positions, gross)) return refused('ad_price_changed');
        const purpose = { kind: 'ad', id: adId } as const;
        await askFor(unit, { paymentId, userId, purpose, way: payments.way, at, locale, buyer, positions, issuer });
        return decision;
      });
    },
  };
};
