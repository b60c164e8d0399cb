import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ratingsShownFrom } from '@lendring/contracts/rules/ratings.js';
import { creator, offerId, uuid, vendor } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';

const first = uuid(101);
const after = '2025-05-11T08:00:00.000Z';
const paging = { page: 1, size: 20 };

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

describe('ratings', () => {
  const about = async (userId: string, at?: string) =>
    (await service.query('ratings', null, { aboutId: userId, paging }, at)).items.map(({ stars }) => stars);
  const stars = async (userId: string, at?: string) =>
    (await service.one(userId, first, at))?.ratings.map((rating) => rating.stars);

  it('are visible only to their author until both sides have rated', async () => {
    await service.agree(first);
    await service.tell('complete', creator, { requestId: first }, after);
    await service.tell('rate', creator, { requestId: first, stars: 2, text: 'Too late' }, after);
    expect([await stars(creator), await stars(vendor), await about(vendor)]).toEqual([[2], [], []]);
    expect(await service.query('ratings', null, { offerId, paging })).toMatchObject({ total: 0, items: [] });
    expect(await service.one(vendor, first, after)).toMatchObject({
      unread: true,
      milestones: expect.arrayContaining([expect.objectContaining({ type: 'rated', side: 'creator' })]),
    });
    await service.tell('rate', vendor, { requestId: first, stars: 4, text: '' }, after);
    expect([await stars(creator), await stars(vendor), await about(vendor), await about(creator)]).toEqual([
      [2, 4],
      [2, 4],
      [2],
      [4],
    ]);
  });

  it('are published two weeks after the loan if the other side has not rated', async () => {
    await service.agree(first);
    await service.tell('complete', creator, { requestId: first }, after);
    await service.tell('rate', vendor, { requestId: first, stars: 3, text: '' }, after);
    const policy = service.parts.clockPolicies.find(({ name }) => name === 'show-ratings-when-the-wait-is-over');
    const due = ratingsShownFrom(after);
    await policy?.tick(new Date(Date.parse(due) - 1).toISOString());
    expect([await stars(creator), await about(creator)]).toEqual([[], []]);
    for (let n = 0; n < 3; n += 1) await policy?.tick(due);
    expect([await stars(creator), await about(creator)]).toEqual([[3], [3]]);
    expect((await service.store.read(`request-${first}`)).filter(({ type }) => type === 'RatingShown')).toHaveLength(1);
  });

  it('can be answered once by the rated person after publication, with the reply visible to all', async () => {
    await service.agree(first);
    await service.tell('complete', creator, { requestId: first }, after);
    await service.tell('rate', creator, { requestId: first, stars: 2, text: 'Too late' }, after);
    const answer = (userId: string, text: string) =>
      service.tell('answerRating', userId, { requestId: first, text }, after);
    expect(await answer(vendor, 'What is it?')).toBe('no_rating');
    await service.tell('rate', vendor, { requestId: first, stars: 4, text: '' }, after);
    expect(await answer(uuid(77), 'Me, too')).toBe('request_not_found');
    expect(await answer(vendor, 'The train was late')).toBe('ok');
    expect(await answer(vendor, 'Another one')).toBe('already_answered');
    expect(await service.query('ratings', null, { offerId, paging })).toMatchObject({
      items: [{ stars: 2, answer: { text: 'The train was late', at: after } }],
      byStars: [0, 1, 0, 0, 0],
    });
    expect(await service.one(creator, first, after)).toMatchObject({
      unread: true,
      ratings: [
        { side: 'creator', answer: { text: 'The train was late' } },
        { side: 'vendor', answer: null },
      ],
    });
    expect(await service.query('ratings', null, { aboutId: vendor, stars: 5, paging })).toMatchObject({
      total: 0,
      byStars: [0, 1, 0, 0, 0],
    });
    expect(await service.query('loans', null, { userId: vendor })).toEqual({ lent: 1, borrowed: 0 });
    expect(await service.query('loans', null, { userId: creator })).toEqual({ lent: 0, borrowed: 1 });
  });

  it('appear on the profile by role, and on the offer when they rate the vendor', async () => {
    await service.agree(first);
    await service.tell('complete', creator, { requestId: first }, after);
    await service.tell('rate', creator, { requestId: first, stars: 5, text: 'Good' }, after);
    await service.tell('rate', vendor, { requestId: first, stars: 4, text: '' }, after);
    expect(await service.query('ratings', null, { aboutId: vendor, paging })).toMatchObject({
      total: 1,
      items: [{ stars: 5, authorId: creator, text: 'Good' }],
    });
    expect(await service.query('ratings', null, { aboutId: vendor, as: 'creator', paging })).toMatchObject({
      total: 0,
    });
    expect(await service.query('ratings', null, { aboutId: creator, as: 'creator', paging })).toMatchObject({
      items: [{ stars: 4, text: null }],
    });
    expect(await service.query('ratings', null, { offerId, paging })).toMatchObject({
      total: 1,
      items: [{ stars: 5 }],
    });
  });
});
