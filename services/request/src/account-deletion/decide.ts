import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import { isAgreed, statusAt } from '@lendring/contracts/request/lifecycle.js';
import { authored, nothing, parties, sideOf, type Decide } from '../request/decide.js';

/**
 * System only: a side deleted their account, and what is open ends. Something is agreed only where an older backup was
 * restored after its end (`door/leave.ts`): it is cancelled.
 */
export const endAsGone: Decide<Readonly<{ requestId: string; userId: string }>> = (
  state,
  { userId },
  { actor, at },
) => {
  if (state.stage === 'absent' || actor.kind !== 'system') return refused('request_not_found');
  const side = sideOf(state, userId);
  if (side === null) return nothing;
  const { requestId, period } = state;
  if (isAgreed(statusAt(state, at)))
    return decided([
      { type: 'RequestCancelled', data: { ...authored(state, side), ...parties(state), period, reason: null, at } },
    ]);
  if (statusAt(state, at) !== 'open') return nothing;
  return decided([
    side === 'creator'
      ? { type: 'RequestWithdrawn', data: { requestId, ...parties(state), at } }
      : {
          type: 'RequestDeclined',
          data: { ...authored(state, side), ...parties(state), reason: null, cause: 'account_deleted', at },
        },
  ]);
};

/** System only: what a side wrote goes from wherever it was copied to; the log loses it with the person's key. */
export const eraseSide: Decide<Readonly<{ requestId: string; userId: string }>> = (state, { userId }, { actor }) => {
  if (state.stage === 'absent' || actor.kind !== 'system') return refused('request_not_found');
  const { requestId } = state;
  if (state.formerVendors.includes(userId))
    return decided([{ type: 'FormerVendorErased', data: { requestId, userId } }]);
  const side = sideOf(state, userId);
  if (side === null || state.erased[side]) return nothing;
  return decided([{ type: 'SideErased', data: { requestId: state.requestId, side, userId } }]);
};
