import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { TextWord } from './analysis/analyse.js';
import { compoundParts, type Lexicon } from './analysis/compound.js';
import { compoundWords } from './analysis/compound-words.js';
import { stem } from './analysis/stem.js';
import { createVocabulary } from './matching/vocabulary.js';

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
    take,
    wordsIn(language: Locale) {
      const lexicon: Lexicon = (stemmed, word) =>
        compoundWords[language](stemmed, word) ? 'listed' : vocabulary.has(stemmed) ? 'seen' : null;
      return (word: string): TextWord => {
        const parts = known.get(word) ?? compoundParts(word, lexicon);
        learn(word, parts);
        for (const part of parts) learn(part, []);
        return { stemmed: stem(word), parts };
      };
    },
    unsaved: (): readonly (readonly [word: string, parts: readonly string[]])[] => [...unsaved],
    saved(words: readonly (readonly [word: string, parts: readonly string[]])[]): void {
      for (const [word] of words) unsaved.delete(word);
    },
  };
};
