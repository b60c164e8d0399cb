import { decided } from '@lendring/contracts/kernel/decider.js';
import { placeOf, type Words } from '@lendring/contracts/request/words.js';
import type { RequestDecision } from './decide.js';
import { moderatedOf, type RequestState } from './request.js';

/** What moderation decided about something that was written, and when. */
type Decided = Readonly<{ words: Words; at: string }>;

/** Nobody but who wrote it reads it any more. What is told twice, or late, does nothing. */
export const hideWords = (
  state: RequestState,
  { words, decisionId, at }: Decided & Readonly<{ decisionId: string }>,
): RequestDecision => {
  if (state.stage === 'absent') return decided([]);
  const known = moderatedOf(state, words);
  if (known && (known.decisionId === decisionId || at < known.at)) return decided([]);
  const { requestId } = placeOf(words);
  return decided([{ type: 'WordsHidden', data: { requestId, words, decisionId, at } }]);
};

/** It is read again by everybody who could read it before. */
export const releaseWords = (state: RequestState, { words, at }: Decided): RequestDecision => {
  if (state.stage === 'absent') return decided([]);
  const known = moderatedOf(state, words);
  // A hiding that is told after its end has to find that end.
  if (known && (known.decisionId === null || at < known.at)) return decided([]);
  return decided([{ type: 'WordsReleased', data: { requestId: placeOf(words).requestId, words, at } }]);
};
