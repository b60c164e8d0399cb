import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { compoundParts, type Lexicon } from './analysis/compound.js';
import { compoundWords } from './analysis/compound-words.js';
import { createVocabulary } from './matching/vocabulary.js';

/** All words of an index, in memory: what compounds are split by, and what a misspelled word may mean. */
export const createWords = () => {
  const vocabulary = createVocabulary();
  const known = new Map<string, readonly string[]>();
  const unsaved = new Map<string, readonly string[]>();

  const take = (word: string, parts: readonly string[]): void => {
    if (known.has(word)) return;
    known.set(word, parts);
    vocabulary.add(word, parts);
  };
  const learn = (word: string, parts: readonly string[]): void => {
    if (known.has(word)) return;
    take(word, parts);
    unsaved.set(word, parts);
  };

  return {
    vocabulary,
    /** Takes over what the server knows; what is known already stays as it is. */
    take,
    /** Answers the parts of a compound, the same for ever once the word was met, and learns it on the way. */
    partsIn(language: Locale) {
      const lexicon: Lexicon = (stemmed, word) =>
        compoundWords[language](stemmed, word) ? 'listed' : vocabulary.has(stemmed) ? 'seen' : null;
      return (word: string): readonly string[] => {
        const parts = known.get(word) ?? compoundParts(word, lexicon);
        learn(word, parts);
        // A part is a word of its own to a misspelled query.
        for (const part of parts) learn(part, []);
        return parts;
      };
    },
    /** What was learned here and is not on the server yet. */
    unsaved: (): readonly (readonly [word: string, parts: readonly string[]])[] => [...unsaved],
    saved(words: readonly (readonly [word: string, parts: readonly string[]])[]): void {
      for (const [word] of words) unsaved.delete(word);
    },
  };
};
