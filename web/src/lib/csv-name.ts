import { slug } from '@lendring/contracts/rules/fold.js';

/** Name of a file of rows, by words in the reader's language: `lendring-rechnungen.csv`. */
export const csvName = (...words: readonly string[]): string =>
  `${['lendring', ...words.map(slug)].filter(Boolean).join('-')}.csv`;
