import type { BillingRefusal } from '@lendring/contracts/billing/refusals.js';
import { hasRight, type Actor, type CommandAnswer, refuse } from '@lendring/contracts/kernel/service-api.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { adAggregate, type Ad } from './ad.aggregate.js';
import type { AdDecision } from './decide.js';

export const looksAfterAds = (actor: Actor): boolean => actor.kind === 'system' || hasRight(actor, 'ads');

/** Commands of ad managers and the system; for all other callers the ad does not exist. */
export const managing =
  (commands: CommandHandler) =>
  async (adId: string, call: CommandCall, decide: (state: Ad) => AdDecision): Promise<CommandAnswer> =>
    looksAfterAds(call.actor) ? commands.on(adAggregate, adId, call, decide) : refuse<BillingRefusal>('ad_not_found');
