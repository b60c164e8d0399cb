import { fold } from '@lendring/contracts/rules/fold.js';

const SHORTEST = 2;
const LONGEST = 20;

/** How each word of a text begins, folded: `Köln` → `ko`… both ways of typing an umlaut are found by {@link fold}. */
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

/** The words that somebody looks for, as {@link beginnings} holds them; what is too short to tell groups apart is left out. */
export const wanted = (text: string): readonly string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word.length >= SHORTEST)
    .map((word) => word.slice(0, LONGEST));
