import type { BillingRefusal } from '@lendring/contracts/billing/refusals.js';
import { refuse } from '@lendring/contracts/kernel/service-api.js';
import type { billingApi } from '@lendring/contracts/billing/queries.js';
import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Ports } from '../ports.js';
import { adAggregate, adCountAggregate } from './ad.aggregate.js';
import { looksAfterAds } from './ad-commands.js';
import { count, end, ownDraft } from './decide.js';
import { endAdsThatAreOver } from './end-ads-that-are-over.js';
import { adQueryHandlers } from './queries.js';

type Deps = Pick<Ports, 'commands' | 'load' | 'business' | 'secretsOfAds' | 'ads' | 'adDays'>;

/** Published ads: display, views and clicks, reports, and their end (ADR 85). */
export const publishedAds = (deps: Deps) => {
  const {
    commands,
    business: { issuer },
  } = deps;
  const handlers: Pick<CommandHandlers<typeof billingApi>, 'endAd' | 'countAds'> = {
    endAd: async ({ adId }, call) => {
      const { actor, at } = call;
      if (actor.kind === 'visitor') return refuse<BillingRefusal>('ad_not_found');
      return commands.on(adAggregate, adId, call, (state) =>
        looksAfterAds(actor) || (actor.kind === 'user' && ownDraft(state, actor.userId))
          ? end(state, { adId, at })
          : refused('ad_not_found'),
      );
    },
    countAds: async ({ counts }, call) => {
      if (call.actor.kind !== 'system') return refuse<BillingRefusal>('ad_not_found');
      const day = dayIn(call.at, issuer.zone);
      return commands.execute(call, async (unit) => {
        for (const one of counts) {
          const { state } = await unit.load(adAggregate, one.adId);
          const counted = count(state, { ...one, day });
          // Load the stream only to know its revision.
          await unit.load(adCountAggregate, one.adId);
          unit.append(adCountAggregate, one.adId, counted);
        }
        return decided([]);
      });
    },
  };
  return {
    commands: handlers,
    queries: adQueryHandlers(deps),
    clockPolicies: [endAdsThatAreOver(deps)],
  } satisfies Capability;
};
