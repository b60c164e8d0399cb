import { Side } from '@lendring/contracts/kernel/side.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import { type RequestEvent } from '@lendring/contracts/request/events.js';
import { placeOf, type Words } from '@lendring/contracts/kernel/words.js';
import type { RequestDecision } from '../request/decide.js';
import { moderatedOf, type Asked, type RequestState } from '../request/request.aggregate.js';

type Decided = Readonly<{ words: Words; at: string }>;

const recounted = (
  { requestId, given, hiddenStars, uncounted }: Asked,
  words: Words,
  counts: boolean,
): readonly RequestEvent[] => {
  const side = words.kind === 'rating' ? Side.parse(placeOf(words).part) : null;
  const rating = side && given[side];
  if (!rating || hiddenStars[side] !== null || uncounted[side] === !counts) return [];
  return [{ type: 'RatingRecounted', data: { requestId, side, ...rating, counts } }];
};

/** Hides a text from all but its author. Idempotent; ignores outdated decisions. */
export const hideWords = (
  state: RequestState,
  { words, decisionId, uncounted, at }: Decided & Readonly<{ decisionId: string; uncounted?: true | undefined }>,
): RequestDecision => {
  if (state.stage === 'absent') return decided([]);
  const known = moderatedOf(state, words);
  if (known && (known.decisionId === decisionId || at < known.at)) return decided([]);
  const { requestId } = placeOf(words);
  return decided([
    { type: 'WordsHidden', data: { requestId, words, decisionId, ...(uncounted && { uncounted }), at } },
    ...recounted(state, words, !uncounted),
  ]);
};

export const releaseWords = (state: RequestState, { words, at }: Decided): RequestDecision => {
  if (state.stage === 'absent') return decided([]);
  const known = moderatedOf(state, words);
  // Record the decision even if the hiding is unknown, so that a hiding delivered late is recognised as outdated.
  if (known && (known.decisionId === null || at < known.at)) return decided([]);
  const { requestId } = placeOf(words);
  return decided([{ type: 'WordsReleased', data: { requestId, words, at } }, ...recounted(state, words, true)]);
};
