import { slug } from '@lendring/contracts/rules/fold.js';

/** What a file of rows is called, by words in the reader's language: `lendring-rechnungen.csv`. */
export const csvName = (...words: readonly string[]): string =>
  `${['lendring', ...words.map(slug)].filter(Boolean).join('-')}.csv`;
