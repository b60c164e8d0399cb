import { describe, expect, it } from 'vitest';
import { queueQuestion, queueTarget, readFound, readQueueSearch } from './queue-search.js';

const user = '6f1c9d3e-2b4a-4c8d-9e0f-1a2b3c4d5e6f';

describe('the URL parameters of the queue', () => {
  it('keep valid filters and drop invalid ones', () => {
    const all = { state: 'all', kind: 'group', reason: 7, assigned: 'me', user, page: 2 };
    expect(readQueueSearch(all)).toEqual(all);
    expect(
      readQueueSearch({ state: 'waiting', kind: 'house', reason: 11, assigned: 'you', user: 'jana', page: 0 }),
    ).toEqual({});
  });

  it('distinguish a report number from text', () => {
    expect(readFound(' 3f2a91c4 ')).toEqual({ number: '3f2a91c4' });
    expect(readFound('Zelt für 4')).toEqual({ text: 'Zelt für 4' });
    expect(readFound('  ')).toEqual({});
    expect(queueQuestion(readQueueSearch({ state: 'all', text: 'Zelt' }))).toMatchObject({ text: 'Zelt' });
    const slipped = { state: 'all', text: 'ada@example.org' } as const;
    const { search, state } = queueTarget(slipped);
    expect([search, readQueueSearch(search, state.sought)]).toEqual([{ state: 'all' }, slipped]);
  });

  it('default to waiting cases', () => {
    expect(queueQuestion({})).toEqual({ state: 'waiting', page: 1 });
    expect(queueQuestion({ reason: 3, user, state: 'declined' })).toEqual({
      state: 'declined',
      type_id: 3,
      user_id: user,
      page: 1,
    });
  });
});
