import { describe, expect, it } from 'vitest';
import type { BlockEvent } from '@lendring/contracts/account/blocks.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { userId } from '../../testing/account.js';
import { block, blocksAggregate, unblock } from './blocks.aggregate.js';

const at = '2027-07-04T10:00:00.000Z';
const personOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [eve, mallory] = [personOf(1), personOf(2)];
const act = (personId: string) => ({ userId, personId, at });
const blocked = (personId: string | null): BlockEvent => ({ type: 'PersonBlocked', data: { userId, personId, at } });
const unblocked = (personId: string): BlockEvent => ({ type: 'PersonUnblocked', data: { userId, personId, at } });
const given = (...events: readonly BlockEvent[]) => events.reduce(blocksAggregate.evolve, blocksAggregate.initialState);

describe('blocking users', () => {
  it('is idempotent, as is unblocking', () => {
    expect(block(given(), act(eve))).toEqual({ events: [blocked(eve)] });
    expect(block(given(blocked(eve)), act(eve))).toEqual({ events: [] });
    expect(unblock(given(blocked(eve)), act(eve))).toEqual({ events: [unblocked(eve)] });
    expect(unblock(given(blocked(eve), unblocked(eve)), act(eve))).toEqual({ events: [] });
  });

  it('lists the latest block first', () => {
    expect(given(blocked(eve), blocked(mallory)).people.map(({ personId }) => personId)).toEqual([mallory, eve]);
  });

  it('is limited to other users, and limited in number', () => {
    expect(block(given(), act(userId))).toMatchObject({ refusal: { code: 'block_own' } });
    const full = given(...Array.from({ length: limits.blocked }, (_, n) => blocked(personOf(n + 10))));
    expect(block(full, act(eve))).toMatchObject({ refusal: { code: 'too_many_blocked', params: { max: 500 } } });
    expect(block(full, act(personOf(10)))).toEqual({ events: [] });
  });

  it('returns an empty list for an erased user', () => {
    expect(given(blocked(null)).people).toEqual([]);
  });
});
