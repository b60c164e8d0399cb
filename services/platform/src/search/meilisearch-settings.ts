import { createHash } from 'node:crypto';
import { categories } from '@lendring/contracts/reference/categories.js';
import { MOST_DAYS } from '@lendring/contracts/rules/price-for-days.js';
import { fields } from './analysis/analyse.js';
import { words } from './analysis/fold.js';
import { stem } from './analysis/stem.js';

/** Raise it when folding, stems, splitting or the shape of documents change: an index of another version is made anew from what it holds. */
const VERSION = 1;

/** Stands in every offer: a search that begins with it finds all that pass its filter, however few of its other words they hold. */
export const ANYTHING = 'any0offer';

/** More offers than this are not counted or paged through. */
export const MOST_HITS = 10_000;

const only = (equality: boolean, comparison: boolean, attributePatterns: string[]) =>
  ({ attributePatterns, features: { facetSearch: false, filter: { equality, comparison } } });

/** Holds what so many days cost in all: a price depends on nothing but their number, so each has a field to filter and sort by. */
export const totalField = (days: number): string => `total${days}`;
const totalFields = Array.from({ length: MOST_DAYS }, (_, days) => totalField(days + 1));

/**
 * Which offers are found is decided by filters on `words`, whose words our own analysis has made (ways.ts); Meilisearch's relevance
 * only orders them, over the same stems by field. So it needs no stop words, separators or dictionaries of its own.
 */
export const settings = () => ({
  searchableAttributes: [...fields, 'anything'],
  filterableAttributes: [
    only(true, false, ['key', 'kind', 'ownerId', 'cityId', 'categories', 'commercial', 'commercialOnly', 'paymentTypes', 'rentTypes', 'free', 'busyDays']),
    only(true, true, ['words', 'price', ...totalFields, 'learnedAt']),
    '_geo',
  ],
  sortableAttributes: ['_geo', 'key', 'price', ...totalFields, 'publishedAt'],
  rankingRules: ['sort', 'words', 'typo', 'attributeRank', 'weight:desc', 'proximity', 'exactness', 'publishedAt:desc'],
  typoTolerance: { enabled: true, minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 }, disableOnNumbers: true },
  synonyms: synonyms(),
  stopWords: [],
  proximityPrecision: 'byAttribute' as const,
  facetSearch: false,
  pagination: { maxTotalHits: MOST_HITS },
});

/** Changes whenever an index must be made anew. */
export const fingerprint = (): string => createHash('sha256').update(JSON.stringify([VERSION, settings()])).digest('hex').slice(0, 16);

/**
 * The names of a category in our three languages mean one thing, where each is one word: who asks for a tent sees first what is
 * called Zelt. (Its keywords are not each other's synonyms; they stand in the offers of the category.)
 */
const synonyms = (): Record<string, string[]> => {
  const known = new Map<string, Set<string>>();
  for (const { title } of categories) {
    const names = new Set([title.de, title.en, title.nl].flatMap((name) => {
      const found = words(name).words;
      return found.length === 1 ? found.map(stem) : [];
    }));
    for (const name of names) known.set(name, new Set([...known.get(name) ?? [], ...names]));
  }
  return Object.fromEntries([...known].flatMap(([name, all]) => (all.size > 1 ? [[name, [...all].filter((other) => other !== name).toSorted()]] : [])));
};
