import type { CommandAnswer } from '@lendring/contracts/kernel/door.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import { endAsGone } from './decide.js';
import { comeBack, leave as decideToLeave, partyAggregate } from './party.aggregate.js';
import { changeAllOf, fresh, ofPerson, type PartyDeps } from './requests-of.js';

const running: CommandAnswer = { ok: false, refusal: { code: 'loans_running' } };

/**
 * Lets a person go. They are marked as leaving first: asking and accepting read that in their append, so that everything
 * agreed before stands in the log, and nothing is agreed after. Then what is agreed decides: the mark is taken back, or
 * what is open ends. A repeat goes on where it was cut off.
 */
export const leaving =
  (deps: PartyDeps) =>
  async ({ userId }: Readonly<{ userId: string }>, call: CommandCall): Promise<CommandAnswer> => {
    const { commands, requests, caughtUp } = deps;
    if (call.actor.kind !== 'system') return { ok: false, refusal: { code: 'request_not_found' } };
    const isBound = async () => (await requests.count(ofPerson(userId, { stage: 'agreed' }))) > 0;

    await caughtUp();
    if (await isBound()) return running;
    const left = await commands.on(partyAggregate, userId, fresh(call, { leave: userId }), (party) =>
      decideToLeave(party, userId),
    );
    if (!left.ok) return left;
    await caughtUp();
    if (await isBound()) {
      const back = await commands.on(partyAggregate, userId, fresh(call, { comeBack: userId }), (party) =>
        comeBack(party, userId),
      );
      return back.ok ? running : back;
    }
    return (await changeAllOf(deps, userId, { stage: 'open' }, endAsGone, call)) ?? left;
  };
