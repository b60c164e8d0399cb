import { fold, foldPlain } from '@lendring/contracts/rules/fold.js';
import { distance, tolerance } from '@lendring/contracts/rules/word-distance.js';

/** Fields of the read model, one index each, because no index covers the words of a list. */
export const wordFields = ['word1', 'word2', 'word3', 'word4', 'word5', 'word6', 'word7', 'word8'] as const;
export type NameWords = Readonly<Record<(typeof wordFields)[number], string | null>>;

/** Minimum length of a word; shorter ones begin too many names. */
const SHORTEST = 3;

/** Minimum length of a word that may be misspelled, or be that of a related language: Bibliotheek for Bibliothek. */
const SHORTEST_MISSPELLED = 7;
/** Letters that a misspelled word begins with all the same. */
const SURE_LETTERS = 4;

const mayBeMisspelled = (word: string): boolean => word.length >= SHORTEST_MISSPELLED;

/** Certain beginning of a searched word. */
export const sureBeginning = (word: string): string => (mayBeMisspelled(word) ? word.slice(0, SURE_LETTERS) : word);

/** True if a name has a word that begins with each searched one, or is like it within the spelling tolerance. */
export const isAlmostNamed = (names: NameWords, searched: readonly string[]): boolean =>
  searched.every((word) =>
    wordFields.some((field) => {
      const known = names[field];
      if (known === null) return false;
      const wrong = tolerance(word.length);
      return known.startsWith(word) || (mayBeMisspelled(word) && distance(word, known, wrong) <= wrong);
    }),
  );

const longEnough = (folded: string): readonly string[] => folded.split(' ').filter((word) => word.length >= SHORTEST);

/** Folded words of a searched text, without repetitions and short words. */
export const wordsIn = (text: string): readonly string[] => [...new Set(longEnough(fold(text)))];

/** Words by which a person is found; with umlauts both spelled out (`ue`) and without dots (`u`). */
export const nameWords = (names: readonly (string | null)[]): NameWords => {
  const spellings = [fold, foldPlain].flatMap((folded) => names.flatMap((name) => longEnough(folded(name ?? ''))));
  const words = [...new Set(spellings)];
  return Object.fromEntries(wordFields.map((field, at) => [field, words[at] ?? null])) as NameWords;
};
