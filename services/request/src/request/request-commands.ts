import type { CommandAnswer, CommandContext } from '@lendring/contracts/kernel/service-api.js';
import { otherSide } from '@lendring/contracts/kernel/side.js';
import type { RequestStage } from '@lendring/contracts/request/lifecycle.js';
import type { OfferHold } from '@lendring/contracts/kernel/offer-hold.js';
import { isAway } from '@lendring/platform/rpc/api-errors.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { heldAsNoted } from '../offer-state/held-as-noted.js';
import type { Ports } from '../ports.js';
import { change, changeTogether } from './change.js';
import { authorOf, sideOf, type Decide } from './decide.js';
import { requestAggregate } from './request.aggregate.js';

type OnRequest = Readonly<{ requestId: string }>;

export const changing =
  ({ commands }: Pick<Ports, 'commands'>) =>
  <Data extends OnRequest>(decision: Decide<Data>) =>
  (data: Data, call: CommandCall): Promise<CommandAnswer> =>
    commands.execute(call, (unit) => change(unit, decision, data, call));

/** Like {@link changing}, for commands that involve the other side: see {@link changeTogether}. */
export const changingTogether =
  ({ commands, isBlockedPair }: Pick<Ports, 'commands' | 'isBlockedPair'>) =>
  <Data extends OnRequest>(decision: Decide<Data>) =>
  (data: Data, call: CommandCall): Promise<CommandAnswer> =>
    commands.execute(call, (unit) => changeTogether(unit, decision, data, call, isBlockedPair));

/**
 * Offer hold of an open request; null once agreed or ended, since later locks have no effect on what is agreed. While
 * the offer service is down, the lock recorded in the request decides.
 *
 * @param stages also agreed requests, for a change of the agreement
 */
export const offerHoldOf =
  ({ offerHold }: Pick<Ports, 'offerHold'>, stages: readonly RequestStage[] = ['open']) =>
  async (unit: Unit, requestId: string): Promise<OfferHold | null> => {
    const { state } = await unit.load(requestAggregate, requestId);
    if (state.stage === 'absent' || !stages.includes(state.stage)) return null;
    try {
      return await offerHold(state.offerId);
    } catch (error) {
      if (isAway(error)) return heldAsNoted(state);
      throw error;
    }
  };

/**
 * True if the other party of an open request is suspended. Agreed loans continue, so that their parties are not asked.
 *
 * @param stages as in {@link offerHoldOf}
 */
export const isOtherSuspended =
  ({ suspensionOf }: Pick<Ports, 'suspensionOf'>, stages: readonly RequestStage[] = ['open']) =>
  async (unit: Unit, { requestId }: OnRequest, { actor }: CommandContext): Promise<boolean> => {
    const { state } = await unit.load(requestAggregate, requestId);
    if (state.stage === 'absent' || !stages.includes(state.stage) || actor.kind !== 'user') return false;
    const side = sideOf(state, actor.userId);
    if (!side) return false;
    return (await suspensionOf(authorOf(state, otherSide(side)))) !== null;
  };
