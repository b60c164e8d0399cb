import { createHash } from 'node:crypto';
import { MOST_DAYS } from '@lendring/contracts/rules/price-for-days.js';
import { fields } from './analysis/analyse.js';

/**
 * Raise it when folding, stems, splitting or the shape of documents change: an index of another version is made anew
 * from what it holds.
 */
const VERSION = 6;

/**
 * Stands in every offer: a search that begins with it finds all that pass its filter, however few of its other words
 * they hold.
 */
export const ANYTHING = 'any0offer';

/** More offers than this are not counted or paged through. */
export const MOST_HITS = 10_000;

const only = (equality: boolean, comparison: boolean, attributePatterns: string[]) => ({
  attributePatterns,
  features: { facetSearch: false, filter: { equality, comparison } },
});

/**
 * Holds what so many days cost in all: a price depends on nothing but their number, so each has a field to filter and
 * sort by.
 */
export const totalField = (days: number): string => `total${days}`;
const totalFields = Array.from({ length: MOST_DAYS }, (_, days) => totalField(days + 1));

/**
 * Which offers are found is decided by filters on `words`, whose words our own analysis has made (ways.ts);
 * Meilisearch's relevance only says which come first, over the same stems by field, and meilisearch-order.ts orders
 * those. So it needs no stop words, separators or dictionaries of its own.
 */
export const settings = () => ({
  searchableAttributes: [...fields, 'anything'],
  filterableAttributes: [
    only(true, false, [
      'key',
      'kind',
      'ownerId',
      'cityId',
      'categories',
      'commercial',
      'commercialOnly',
      'groups',
      'membersOnly',
      'paymentTypes',
      'rentTypes',
      'free',
      'busyDays',
      'takesDays',
    ]),
    only(true, true, ['words', 'named', 'listed', 'price', ...totalFields, 'learnedAt']),
    '_geo',
  ],
  sortableAttributes: ['_geo', 'key', 'price', ...totalFields, 'publishedAt'],
  rankingRules: ['sort', 'words', 'typo', 'attributeRank', 'weight:desc', 'proximity', 'exactness', 'publishedAt:desc'],
  typoTolerance: { enabled: true, minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 }, disableOnNumbers: true },
  stopWords: [],
  proximityPrecision: 'byAttribute' as const,
  facetSearch: false,
  pagination: { maxTotalHits: MOST_HITS },
});

/** Changes whenever an index must be made anew. */
export const fingerprint = (): string =>
  createHash('sha256')
    .update(JSON.stringify([VERSION, settings()]))
    .digest('hex')
    .slice(0, 16);
