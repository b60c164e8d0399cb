import { fold } from '@lendring/contracts/rules/fold.js';

const SHORTEST = 2;
const LONGEST = 20;

/** Folded prefixes of each word: `Köln` gives `ko`... {@link fold} makes both spellings of an umlaut match. */
export const beginnings = (text: string): readonly string[] => [
  ...new Set(
    fold(text)
      .split(' ')
      .flatMap((word) =>
        Array.from({ length: Math.max(0, Math.min(word.length, LONGEST) - SHORTEST + 1) }, (_, n) =>
          word.slice(0, n + SHORTEST),
        ),
      ),
  ),
];

/** Search words as {@link beginnings} stores them; words too short to narrow the search are dropped. */
export const wanted = (text: string): readonly string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word.length >= SHORTEST)
    .map((word) => word.slice(0, LONGEST));
