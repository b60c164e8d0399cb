import type { CommandAnswer, CommandContext } from '@lendring/contracts/kernel/door.js';
import type { OfferHold } from '@lendring/contracts/kernel/offer-hold.js';
import { isAway } from '@lendring/platform/rpc/door-errors.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { heldAsNoted } from '../offer-state/held-as-noted.js';
import type { Ports } from '../ports.js';
import { change, changeTogether } from './change.js';
import type { Decide } from './decide.js';
import { requestAggregate } from './request.aggregate.js';

type OnRequest = Readonly<{ requestId: string }>;

/** The calling user's id; null for the system. */
export const userOf = ({ actor }: CommandContext): string | null => (actor.kind === 'user' ? actor.userId : null);

/** Handles a command on one request: loads it, decides, and appends what follows for it and for the calendar. */
export const changing =
  ({ commands }: Pick<Ports, 'commands'>) =>
  <Data extends OnRequest>(decision: Decide<Data>) =>
  (data: Data, call: CommandCall): Promise<CommandAnswer> =>
    commands.execute(call, (unit) => change(unit, decision, data, call));

/** As {@link changing}, for commands that involve the other side: see {@link changeTogether}. */
export const changingTogether =
  ({ commands, areApart }: Pick<Ports, 'commands' | 'areApart'>) =>
  <Data extends OnRequest>(decision: Decide<Data>) =>
  (data: Data, call: CommandCall): Promise<CommandAnswer> =>
    commands.execute(call, (unit) => changeTogether(unit, decision, data, call, areApart));

/**
 * Reads what bars new agreements about an open request's offer; null once the request is agreed or ended, which no
 * lock of the offer changes. While the offer service is away, the request's own note of a lock decides.
 */
export const offerHoldOf =
  ({ offerHold }: Pick<Ports, 'offerHold'>) =>
  async (unit: Unit, requestId: string): Promise<OfferHold | null> => {
    const { state } = await unit.load(requestAggregate, requestId);
    if (state.stage !== 'open') return null;
    try {
      return await offerHold(state.offerId);
    } catch (error) {
      if (isAway(error)) return heldAsNoted(state);
      throw error;
    }
  };
