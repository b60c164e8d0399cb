import type { BillingRefusal } from '@lendring/contracts/billing/refusals.js';
import { refuse } from '@lendring/contracts/kernel/service-api.js';
import type { billingApi } from '@lendring/contracts/billing/queries.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { managing } from '../ads/ad-commands.js';
import type { Ports } from '../ports.js';
import { continueAd, pause, place, placeHouse } from './decide.js';

type Names = 'placeAd' | 'placeHouseAd' | 'pauseHouseAd' | 'continueHouseAd';

/** Ads of the operator, and of partners who pay elsewhere: placed without a payment, paused and continued (ADR 109). */
export const houseAds = ({ commands, business: { issuer } }: Pick<Ports, 'commands' | 'business'>) => {
  const onAd = managing(commands);
  const handlers: Pick<CommandHandlers<typeof billingApi>, Names> = {
    placeAd: async ({ adId, content, terms }, call) =>
      call.actor.kind === 'system'
        ? onAd(adId, call, (state) => place(state, { adId, at: call.at }, { content, terms }))
        : refuse<BillingRefusal>('ad_not_found'),
    async placeHouseAd({ adId, terms, reason }, call) {
      const { actor, at } = call;
      if (actor.kind !== 'user') return refuse<BillingRefusal>('ad_not_found');
      const act = { adId, at, userId: actor.userId };
      return onAd(adId, call, (state) => placeHouse(state, act, { terms, reason }, issuer.zone));
    },
    pauseHouseAd: ({ adId, reason }, call) => onAd(adId, call, (state) => pause(state, { adId, at: call.at, reason })),
    continueHouseAd: ({ adId }, call) => onAd(adId, call, (state) => continueAd(state, { adId, at: call.at })),
  };
  return { commands: handlers } satisfies Capability;
};
