import { slug } from '@lendring/contracts/rules/fold.js';

export const csvName = (...words: readonly string[]): string =>
  `${['lendring', ...words.map(slug)].filter(Boolean).join('-')}.csv`;
