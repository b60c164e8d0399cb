import type { CommandAnswer } from '@lendring/contracts/kernel/door.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import { endAsGone, eraseSide } from '../request/decide.js';
import { leave, partyAggregate } from '../party/party.js';
import { changeAllOf, fresh, type PartyDeps } from '../door/requests-of.js';

/**
 * Takes what a person wrote out of all their requests; the other side keeps its own words. Somebody of a restored
 * backup has not left yet: what is open or agreed ends here, too.
 */
export const erasing =
  (deps: PartyDeps) =>
  async (userId: string, call: CommandCall): Promise<CommandAnswer | null> => {
    const left = await deps.commands.on(partyAggregate, userId, fresh(call, { leave: userId }), (party) =>
      leave(party, userId),
    );
    if (!left.ok) return left;
    await deps.caughtUp();
    const refused =
      (await changeAllOf(deps, userId, { stage: { $in: ['open', 'agreed'] } }, endAsGone, call)) ??
      (await changeAllOf(deps, userId, {}, eraseSide, call));
    // Read models have let go of the texts, too.
    if (!refused) await deps.caughtUp();
    return refused;
  };
