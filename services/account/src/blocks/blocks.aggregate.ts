import type { BlockEvent, BlockedPerson } from '@lendring/contracts/account/blocks.js';
import type { AccountRefusal } from '@lendring/contracts/account/refusals.js';
import { decided, refused, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import { limits } from '@lendring/contracts/kernel/limits.js';

export type BlockState = Readonly<{ people: readonly BlockedPerson[] }>;

const initialState: BlockState = { people: [] };

/** Ignores the blocks of an erased owner, which read as null. */
const evolve = (state: BlockState, { type, data: { personId, at } }: BlockEvent): BlockState => {
  if (personId === null) return state;
  const others = state.people.filter((one) => one.personId !== personId);
  return { people: type === 'PersonBlocked' ? [{ personId, at }, ...others] : others };
};

export const blocksAggregate: Aggregate<BlockState, BlockEvent> = { category: 'blocks', initialState, evolve };

type BlockDecision = Decision<readonly BlockEvent[], AccountRefusal>;
type Act = Readonly<{ userId: UserId; personId: UserId; at: string }>;

export const hasBlocked = ({ people }: BlockState, personId: UserId): boolean =>
  people.some((one) => one.personId === personId);

export const block = (state: BlockState, act: Act): BlockDecision => {
  if (act.personId === act.userId) return refused('block_own');
  if (hasBlocked(state, act.personId)) return decided([]);
  if (state.people.length >= limits.blocked) return refused('too_many_blocked', { max: limits.blocked });
  return decided([{ type: 'PersonBlocked', data: act }]);
};

export const unblock = (state: BlockState, act: Act): BlockDecision =>
  decided(hasBlocked(state, act.personId) ? [{ type: 'PersonUnblocked', data: act }] : []);
