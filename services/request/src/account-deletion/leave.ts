import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import { endAsGone } from './decide.js';
import { comeBack, leave as decideToLeave, partyAggregate } from './party.aggregate.js';
import { changeAllOf, fresh, ofPerson, type PartyDeps } from './requests-of.js';

const running: CommandAnswer = { ok: false, refusal: { code: 'loans_running' } };

/**
 * Deletes a user's account in this service. First marks the party as left: asking and accepting load that mark in
 * their append, so no agreement can follow it. If an earlier agreement is then found, removes the mark and refuses
 * the deletion; otherwise ends open requests. Safe to retry after a crash.
 */
export const leaving =
  (deps: PartyDeps) =>
  async ({ userId }: Readonly<{ userId: string }>, call: CommandCall): Promise<CommandAnswer> => {
    const { commands, requests, counterLoans, caughtUp } = deps;
    if (call.actor.kind !== 'system') return { ok: false, refusal: { code: 'request_not_found' } };
    const isBound = async () =>
      (await requests.count(ofPerson(userId, { stage: 'agreed' }))) > 0 ||
      (await counterLoans.count({ vendorId: userId, stage: 'agreed' })) > 0;

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
