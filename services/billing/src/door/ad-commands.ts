import { netOfAd } from '@lendring/contracts/billing/ads.js';
import { mostOwnAds, type billingDoor } from '@lendring/contracts/billing/queries.js';
import type { BillingRefusal } from '@lendring/contracts/billing/refusals.js';
import { decided, isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import { hasRight, type Actor, type CommandAnswer } from '@lendring/contracts/kernel/door.js';
import { dayIn } from '@lendring/contracts/rules/days.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { adAggregate, adCountAggregate, ownerOf, type Ad } from '../ad/ad.js';
import { positionOf } from '../ad/bill.js';
import {
  approve,
  book,
  count,
  decline,
  draft,
  drop,
  end,
  ownDraft,
  place,
  placeHouse,
  setPicture,
  type AdDecision,
  type OwnAct,
} from '../ad/decide.js';
import { continueAd, pause } from '../ad/pause.js';
import { billable } from '../money/billable.js';
import { askFor, isAsShown } from '../money/ask.js';
import { customerVat } from '../money/customer-vat.js';
import type { Business, CustomerOf } from '../ports.js';
import type { OwnAdDocument } from '../projections/own-ads.js';

type Deps = Readonly<{
  commands: CommandHandler;
  business: Business;
  customerOf: CustomerOf;
  ownAds: Pick<View<OwnAdDocument>, 'count'>;
}>;
type OperatorNames =
  | 'placeAd'
  | 'placeHouseAd'
  | 'pauseHouseAd'
  | 'continueHouseAd'
  | 'approveAd'
  | 'declineAd'
  | 'countAds';
type OwnNames = 'draftAd' | 'setAdPicture' | 'dropAd' | 'bookAd';

const no = (code: BillingRefusal): CommandAnswer => ({ ok: false, refusal: { code } });

const looksAfterAds = (actor: Actor): boolean => actor.kind === 'system' || hasRight(actor, 'ads');

const operatorHandlers = ({
  commands,
  business: { issuer },
}: Pick<Deps, 'commands' | 'business'>): Pick<CommandHandlers<typeof billingDoor>, OperatorNames> => {
  const onAd = async (adId: string, call: CommandCall, decide: (state: Ad) => AdDecision) =>
    looksAfterAds(call.actor) ? commands.on(adAggregate, adId, call, decide) : no('ad_not_found');
  /** Ad managers cannot review their own ads. */
  const onOthers: typeof onAd = (adId, call, decide) =>
    onAd(adId, call, (state) =>
      call.actor.kind === 'user' && ownerOf(state) === call.actor.userId ? refused('ad_is_own') : decide(state),
    );

  return {
    placeAd: async ({ adId, content, terms }, call) =>
      call.actor.kind === 'system'
        ? onAd(adId, call, (state) => place(state, { adId, at: call.at }, { content, terms }))
        : no('ad_not_found'),
    async placeHouseAd({ adId, terms, reason }, call) {
      const { actor, at } = call;
      if (actor.kind !== 'user') return no('ad_not_found');
      const act = { adId, at, userId: actor.userId };
      return onAd(adId, call, (state) => placeHouse(state, act, { terms, reason }, issuer.zone));
    },
    pauseHouseAd: ({ adId, reason }, call) => onAd(adId, call, (state) => pause(state, { adId, at: call.at, reason })),
    continueHouseAd: ({ adId }, call) => onAd(adId, call, (state) => continueAd(state, { adId, at: call.at })),
    approveAd: ({ adId, paymentId }, call) =>
      onOthers(adId, call, (state) => approve(state, { adId, at: call.at }, { seen: paymentId, zone: issuer.zone })),
    declineAd: ({ adId, paymentId, reason }, call) =>
      onOthers(adId, call, (state) => decline(state, { adId, at: call.at }, { seen: paymentId, reason })),
    countAds: async ({ counts }, call) => {
      if (call.actor.kind !== 'system') return no('ad_not_found');
      const day = dayIn(call.at, issuer.zone);
      return commands.execute(call, async (unit) => {
        for (const one of counts) {
          const { state } = await unit.load(adAggregate, one.adId);
          const counted = count(state, { ...one, day });
          // Loading is needed only to know the stream's revision.
          await unit.load(adCountAggregate, one.adId);
          unit.append(adCountAggregate, one.adId, counted);
        }
        return decided([]);
      });
    },
  };
};

const ownHandlers = ({
  commands,
  business: { catalogue, issuer, payments },
  customerOf,
  ownAds,
}: Deps): Pick<CommandHandlers<typeof billingDoor>, OwnNames> => {
  const onOwn = async (adId: string, call: CommandCall, decide: (state: Ad, act: OwnAct) => AdDecision) => {
    const { actor, at } = call;
    return actor.kind === 'user'
      ? commands.on(adAggregate, adId, call, (state) => decide(state, { adId, at, userId: actor.userId }))
      : no('ad_not_found');
  };

  return {
    async draftAd({ adId, words, wishes, house }, call) {
      if (call.actor.kind !== 'user') return no('ad_not_found');
      const { userId } = call.actor;
      if (house && !looksAfterAds(call.actor)) return no('ad_not_found');
      const customer = house ? null : await customerOf(userId, call.at);
      if (!house && !customer) return no('billing_address_missing');
      if (customer && !customer.commercial) return no('ad_for_companies');
      const kept = await ownAds.count({ userId, stage: { $ne: 'dropped' }, ended: false, adId: { $ne: adId } });
      if (kept >= mostOwnAds) return { ok: false, refusal: { code: 'too_many_ads', params: { max: mostOwnAds } } };
      return onOwn(adId, call, (state, act) => draft(state, act, { words, wishes, house }));
    },
    setAdPicture: ({ adId, ...picture }, call) => onOwn(adId, call, (state, act) => setPicture(state, act, picture)),
    dropAd: ({ adId }, call) => onOwn(adId, call, drop),
    async bookAd({ adId, net, gross, paymentId }, call) {
      const { actor, at } = call;
      if (actor.kind !== 'user') return no('ad_not_found');
      if (!payments) return no('payments_off');
      const { userId } = actor;
      const customer = billable(await customerOf(userId, at));
      if (typeof customer === 'string') return no(customer);
      const { buyer, locale, commercial } = customer;
      if (!commercial) return no('ad_for_companies');
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

export const adCommandHandlers = (
  deps: Deps,
): Pick<CommandHandlers<typeof billingDoor>, OperatorNames | OwnNames | 'endAd'> => ({
  ...operatorHandlers(deps),
  ...ownHandlers(deps),
  endAd: async ({ adId }, call) => {
    const { actor, at } = call;
    if (actor.kind === 'visitor') return no('ad_not_found');
    return deps.commands.on(adAggregate, adId, call, (state) =>
      looksAfterAds(actor) || (actor.kind === 'user' && ownDraft(state, actor.userId))
        ? end(state, { adId, at })
        : refused('ad_not_found'),
    );
  },
});
