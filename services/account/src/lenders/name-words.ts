import { fold, foldPlain } from '@lendring/contracts/rules/fold.js';

/** Fields of the read model, one index each, because no index covers the words of a list. */
export const wordFields = ['word1', 'word2', 'word3', 'word4', 'word5', 'word6', 'word7', 'word8'] as const;
export type NameWords = Readonly<Record<(typeof wordFields)[number], string | null>>;

/** Minimum length of a word; shorter ones begin too many names. */
const SHORTEST = 3;

const longEnough = (folded: string): readonly string[] => folded.split(' ').filter((word) => word.length >= SHORTEST);

/** Folded words of a searched text, without repetitions and short words. */
export const wordsIn = (text: string): readonly string[] => [...new Set(longEnough(fold(text)))];

/** Words by which a person is found; with umlauts both spelled out (`ue`) and without dots (`u`). */
export const nameWords = (names: readonly (string | null)[]): NameWords => {
  const spellings = [fold, foldPlain].flatMap((folded) => names.flatMap((name) => longEnough(folded(name ?? ''))));
  const words = [...new Set(spellings)];
  return Object.fromEntries(wordFields.map((field, at) => [field, words[at] ?? null])) as NameWords;
};
