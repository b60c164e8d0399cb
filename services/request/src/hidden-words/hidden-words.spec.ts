import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UserId } from '@lendring/contracts/kernel/ids.js';
import type { Words } from '@lendring/contracts/kernel/words.js';
import { wordsId } from '@lendring/contracts/rules/words-id.js';
import { creator, stranger, uuid, vendor } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';

const first = uuid(101);
const after = '2025-05-11T08:00:00.000Z';
const decisionId = uuid(700);
const paging = { page: 1, size: 20 };
const ratingId = wordsId(first, 'creator');

let service: RunningService;
let told = 0;
beforeEach(async () => {
  service = await startService();
  await service.agree(first);
  await service.tell('say', vendor, { requestId: first, text: 'Ring me' }, after);
  await service.tell('complete', creator, { requestId: first }, after);
  await service.tell('rate', creator, { requestId: first, stars: 2, text: 'Too late' }, after);
  await service.tell('rate', vendor, { requestId: first, stars: 4, text: '' }, after);
  await service.tell('answerRating', vendor, { requestId: first, text: 'Not true' }, after);
});
afterEach(() => service.stop());

const decided = async (
  words: Words,
  hidden: boolean,
  time: string,
  how: Readonly<{ decisionId?: string; uncounted?: true }> = {},
): Promise<void> => {
  told += 1;
  const reaction = service.parts.reactions?.find(({ name }) => name === 'when-moderation-decides-then-hide-words');
  await reaction?.react(
    {
      specversion: '1.0',
      datacontenttype: 'application/json',
      id: uuid(800 + told),
      source: 'moderation',
      type: hidden ? 'moderation.words_hidden' : 'moderation.words_released',
      subject: first,
      data: { words, ...(hidden && { decisionId, ...how }) },
      time,
    },
    {
      actor: { kind: 'system', name: 'moderation' },
      commandId: uuid(900 + told),
      at: time,
      locale: 'de',
      requestId: 'spec',
      asks: {},
    },
  );
};
const publicRating = async () =>
  (await service.query('ratings', null, { aboutId: UserId.parse(vendor), paging })).items[0];
const of = async (userId: string) => {
  const seen = await service.one(userId, first, after);
  const rating = seen?.ratings.find(({ side }) => side === 'creator');
  return { rating: rating?.text, reply: rating?.answer?.text, message: seen?.messages.at(-1)?.text };
};
const log = async () =>
  (await service.store.read(`request-${first}`)).filter(
    ({ type }) => type === 'WordsHidden' || type === 'WordsReleased',
  );

describe('text hidden by moderation', () => {
  it('in a rating is visible to its author only, with the decision, while the stars stay', async () => {
    await decided({ kind: 'rating', id: ratingId }, true, '2025-05-12T08:00:00.000Z');
    expect(await publicRating()).toMatchObject({ stars: 2, text: null, hidden: { decisionId: null } });
    expect((await publicRating())?.answer?.text).toBe('Not true');
    expect([(await of(vendor)).rating, (await of(creator)).rating]).toEqual([null, 'Too late']);
    const own = await service.one(creator, first, after);
    expect(own?.ratings.find(({ side }) => side === 'creator')?.hidden).toEqual({ decisionId });
  });

  it('in a reply or a message is hidden independently', async () => {
    const message = (await service.one(creator, first, after))?.messages.at(-1)?.messageId ?? '';
    await decided({ kind: 'reply', id: ratingId }, true, '2025-05-12T08:00:00.000Z');
    await decided({ kind: 'message', id: wordsId(first, message) }, true, '2025-05-12T08:00:00.000Z');
    expect(await of(creator)).toEqual({ rating: 'Too late', reply: null, message: null });
    expect(await of(vendor)).toEqual({ rating: 'Too late', reply: 'Not true', message: 'Ring me' });
  });

  it('reappears after a later decision, while repeated and late decisions are ignored', async () => {
    const words: Words = { kind: 'rating', id: ratingId };
    await decided(words, true, '2025-05-12T08:00:00.000Z');
    await decided(words, true, '2025-05-12T08:00:00.000Z');
    await decided(words, false, '2025-05-13T08:00:00.000Z');
    await decided(words, true, '2025-05-12T08:00:00.000Z');
    await decided(words, false, '2025-05-13T08:00:00.000Z');
    expect((await log()).map(({ type }) => type)).toEqual(['WordsHidden', 'WordsReleased']);
    expect(await publicRating()).toMatchObject({ text: 'Too late' });
    expect((await publicRating())?.hidden).toBeUndefined();
  });

  it('reappears when the decision ends, even if the end event is delivered first', async () => {
    const words: Words = { kind: 'rating', id: ratingId };
    await decided(words, false, '2025-05-13T08:00:00.000Z');
    await decided(words, true, '2025-05-12T08:00:00.000Z');
    expect(await publicRating()).toMatchObject({ text: 'Too late' });
  });

  it('is returned for a rating to everyone, for a message to the two sides, and once hidden to its author only', async () => {
    const message = (await service.one(creator, first, after))?.messages.at(-1)?.messageId ?? '';
    const textFor = async (userId: string | null, words: Words) =>
      (await service.query('words', userId, { words }))?.text ?? null;
    const rating: Words = { kind: 'rating', id: ratingId };
    const said: Words = { kind: 'message', id: wordsId(first, message) };
    expect(await textFor(null, rating)).toBe('★★☆☆☆\n\nToo late');
    expect(await textFor(null, { kind: 'reply', id: ratingId })).toBe('Not true');
    expect([await textFor(null, said), await textFor(stranger, said), await textFor(creator, said)]).toEqual([
      null,
      null,
      'Ring me',
    ]);
    for (const words of [rating, { kind: 'reply' as const, id: ratingId }, said]) {
      const parties = (await service.query('words', creator, { words }))?.parties.toSorted();
      expect(parties).toEqual([creator, vendor].toSorted());
    }
    await decided(rating, true, '2025-05-12T08:00:00.000Z');
    expect([await textFor(vendor, rating), await textFor(creator, rating)]).toEqual([null, '★★☆☆☆\n\nToo late']);
  });

  it('can have its stars excluded from the public rating and included again', async () => {
    const words: Words = { kind: 'rating', id: ratingId };
    const recounts = async () =>
      (await service.store.read(`request-${first}`)).flatMap(({ type, data }) =>
        type === 'RatingRecounted' ? [data] : [],
      );
    await decided(words, true, '2025-05-12T08:00:00.000Z', { uncounted: true });
    expect(await recounts()).toMatchObject([{ side: 'creator', aboutId: vendor, stars: 2, counts: false }]);
    expect(await publicRating()).toBeUndefined();
    expect((await of(creator)).rating).toBe('Too late');
    await decided(words, true, '2025-05-13T08:00:00.000Z', { decisionId: uuid(701) });
    expect(await publicRating()).toMatchObject({ stars: 2, text: null });
    await decided(words, false, '2025-05-14T08:00:00.000Z');
    expect(await publicRating()).toMatchObject({ stars: 2, text: 'Too late' });
    expect(await recounts()).toMatchObject([{ counts: false }, { counts: true }]);
  });
});
