import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import { isAgreed, statusAt } from '@lendring/contracts/request/lifecycle.js';
import { authored, nothing, parties, sideOf, type Decide } from '../request/decide.js';

/**
 * System only: ends open requests of a deleted account. Also cancels agreed loans, which exist only after an older
 * backup was restored, because `leave.ts` refuses deletion while loans are agreed.
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

/**
 * System only: erases a side's texts from read models. The texts in the log become unreadable when the user's
 * encryption key is deleted.
 */
export const eraseSide: Decide<Readonly<{ requestId: string; userId: string }>> = (state, { userId }, { actor }) => {
  if (state.stage === 'absent' || actor.kind !== 'system') return refused('request_not_found');
  const { requestId } = state;
  if (state.formerVendors.includes(userId))
    return decided([{ type: 'FormerVendorErased', data: { requestId, userId } }]);
  const side = sideOf(state, userId);
  if (side === null || state.erased[side]) return nothing;
  return decided([{ type: 'SideErased', data: { requestId: state.requestId, side, userId } }]);
};
