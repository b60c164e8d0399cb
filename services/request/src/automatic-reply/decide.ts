import type { AutoReply } from '@lendring/contracts/account/auto-reply.js';
import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import { authored, nothing, parties, type Decide } from '../request/decide.js';

/** System only: sends the automatic reply once, unless the vendor has answered or another leader has taken over. */
export const replyAutomatically =
  (reply: AutoReply): Decide<Readonly<{ requestId: string; vendorId: string }>> =>
  (state, { vendorId }, { actor, commandId }) => {
    if (state.stage === 'absent' || actor.kind !== 'system') return refused('request_not_found');
    if (state.stage !== 'open' || state.answered || state.repliedAutomatically) return nothing;
    if (state.vendorId !== vendorId) return nothing;
    return decided([
      {
        type: 'AutomaticReplySent',
        data: { ...authored(state, 'vendor'), ...parties(state), messageId: commandId, ...reply },
      },
    ]);
  };
