import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer, CommandContext } from '@lendring/contracts/kernel/door.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service.js';
import type { OfferDecision } from './offer/decide.js';
import { offer, type OfferState } from './offer/offer.js';

/** One command on one offer: load, decide, append. `data` is what a repeat must equal, the command's name included. */
export const onOffer = (
  commands: CommandHandler, context: CommandContext, data: unknown, offerId: string, decide: (state: OfferState) => OfferDecision | Promise<OfferDecision>,
): Promise<CommandAnswer> =>
  commands.execute(context, data, async (unit) => {
    const { state } = await unit.load(offer, offerId);
    const decision = await decide(state);
    if (!isRefused(decision)) unit.append(offer, offerId, decision.events);
    return decision;
  });
