import { createHash } from 'node:crypto';
import { MOST_DAYS } from '@lendring/contracts/rules/price-for-days.js';
import { fields } from './analysis/analyse.js';

/**
 * Increment when folding, stemming, splitting or the document shape changes: older indexes are rebuilt from their
 * documents.
 */
const VERSION = 11;

/**
 * Contained in every offer: a query that starts with it matches everything that passes the filter, regardless of the
 * other words.
 */
export const ANYTHING = 'any0offer';

/** Different metadata pairs of a result that are counted, the most frequent first. */
const MOST_PAIRS = 1_000;

export const MOST_HITS = 10_000;

/** Stored for offers without a longest advance: more days than any search is ahead. */
export const NO_LIMIT = 10_000;

/** Filters of text compare lower-case letters and digits only. */
export const zoneKey = (zone: string): string => zone.toLowerCase().replaceAll(/[^a-z]/g, '');

const only = (equality: boolean, comparison: boolean, attributePatterns: string[]) => ({
  attributePatterns,
  features: { facetSearch: false, filter: { equality, comparison } },
});

export const totalField = (days: number): string => `total${days}`;
const totalFields = Array.from({ length: MOST_DAYS }, (_, days) => totalField(days + 1));

/**
 * Our own text analysis (ways.ts) decides which offers match, through filters on `words`. Meilisearch only ranks the
 * matches by the same stems, stored per field, and meilisearch-order.ts reorders the top hits. The settings therefore
 * have no stop words, separators or dictionaries.
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
      'pricedBy',
      'metadata',
      'metadataKeys',
      'zone',
      'leadUntil',
      'closedWeekdays',
      'exceptionDays',
      'closedDays',
    ]),
    only(true, true, [
      'words',
      'named',
      'listed',
      'quantity',
      'scarceDays',
      'lateFrom',
      'deliversKm',
      'leadDays',
      'longestAdvance',
      'price',
      ...totalFields,
      'learnedAt',
    ]),
    '_geo',
  ],
  sortableAttributes: ['_geo', 'key', 'price', ...totalFields, 'publishedAt'],
  rankingRules: ['sort', 'words', 'typo', 'attributeRank', 'weight:desc', 'proximity', 'exactness', 'publishedAt:desc'],
  typoTolerance: { enabled: true, minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 }, disableOnNumbers: true },
  stopWords: [],
  proximityPrecision: 'byAttribute' as const,
  facetSearch: false,
  faceting: { maxValuesPerFacet: MOST_PAIRS, sortFacetValuesBy: { metadata: 'count' as const } },
  pagination: { maxTotalHits: MOST_HITS },
});

export const fingerprint = (): string =>
  createHash('sha256')
    .update(JSON.stringify([VERSION, settings()]))
    .digest('hex')
    .slice(0, 16);
