import type { NicknameEvent } from '@lendring/contracts/account/nickname.js';
import type { AccountRefusal } from '@lendring/contracts/account/refusals.js';
import { decided, refused, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';

export type NicknameState = Readonly<{ holder: string | null }>;

/**
 * Stream `nickname-<HMAC of the normalised name>`: appended in the same transaction as the account, so that a name has
 * one holder.
 */
export const nicknameAggregate: Aggregate<NicknameState, NicknameEvent> = {
  category: 'nickname',
  initialState: { holder: null },
  evolve: (_, { type, data }) => ({ holder: type === 'NicknameReserved' ? data.userId : null }),
};

export const reserve = (state: NicknameState, userId: string): Decision<readonly NicknameEvent[], AccountRefusal> => {
  if (state.holder === userId) return decided([]);
  return state.holder === null ? decided([{ type: 'NicknameReserved', data: { userId } }]) : refused('nickname_taken');
};

export const free = (state: NicknameState, userId: string): readonly NicknameEvent[] =>
  state.holder === userId ? [{ type: 'NicknameFreed', data: { userId } }] : [];
