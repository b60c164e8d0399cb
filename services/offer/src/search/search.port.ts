import type { Point } from '@lendring/contracts/kernel/place.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { LoanTimes } from '@lendring/contracts/rules/why-not-bookable.js';
import type { PricingTerms } from '@lendring/contracts/rules/quote.js';
import type { Facet, MetadataPair } from './matching/metadata.js';
import type {
  IndexWrite,
  SearchEngine as Engine,
  SearchIndex as Index,
} from '@lendring/platform/read-models/search-index.port.js';

/**
 * An offer in the search index: only facts for users who may find it, with an approximate place. SQLite FTS5 and
 * Meilisearch use the same shape; every filter has its own field.
 */
export type SearchDocument = Readonly<{
  id: string;
  ownerId: string;
  /** Language of the text; selects folding and compound rules. */
  language: Locale;
  title: string;
  body: string;
  tags: readonly string[];
  keywords: string;
  categoryId: number;
  /** Ids of the category and its ancestors: a subtree filter is `categories contains id`. */
  categories: readonly number[];
  cityId: string;
  point: Point;
  commercial: boolean;
  commercialOnly: boolean;
  groups: readonly string[];
  /** True if only members of `groups` find the offer. */
  membersOnly: boolean;
  paymentTypes: readonly number[];
  rentTypes: readonly number[];
  /** Price of one day in cents from the entry on cards; null for payment in kind. */
  dayPrice: number | null;
  pricings: readonly PricingTerms[];
  /** Available for free or for a piggy-bank coin. */
  free: boolean;
  publishedAt: number;
  ratingSum: number;
  ratingCount: number;
  /** Number of equal units. */
  quantity: number;
  /** When loans may begin and end. */
  times: LoanTimes;
  /** Local days (`YYYY-MM-DD`) from today on, on which no unit is free. */
  busyDays: readonly string[];
  /** Free units on the days on which some, but not all, units are taken. */
  freeUnits: Readonly<Record<string, number>>;
  /**
   * Loans that are out, each with the first day on which it is overdue and its units. From then on it takes them on the
   * current day and the `beyond` days after it, for the preparation before the next loan.
   */
  late: readonly Readonly<{ from: string; beyond: number; units: number }>[];
  /** Whole kilometres from `point` within which the lender may deliver; null: borrowers pick up and return. */
  deliversKm: number | null;
  /** Public metadata that filters and facets use; the words are in `body`. */
  metadata: readonly MetadataPair[];
}>;

export type SearchQuery = Readonly<{
  /**
   * Free text, every word of which must match (the last one may be a prefix). Empty or absent matches everything; text
   * without any word matches nothing. Offers that merely mention the words, instead of having them in title, tags or
   * category name, are returned only when no other offer passes the filters.
   */
  text?: string;
  /** Words in category names (matching/called.ts); absent for those of the built-in tree. */
  categoryNames?: readonly string[];
  calledSo?: boolean;
  /**
   * Limits hits to `radiusKm` around the point; `radiusKm` null only sorts. Hits include the distance whenever `near`
   * is given.
   */
  near?: Point & { readonly radiusKm: number | null };
  box?: Readonly<{ south: number; west: number; north: number; east: number }>;
  cityId?: string;
  /** All groups of the caller, for members-only offers. Required, so that no caller forgets it. */
  askersGroups: readonly string[];
  groupId?: string;
  categoryId?: number;
  ownerId?: string;
  commercial?: boolean;
  includeCommercialOnly: boolean;
  paymentTypes?: readonly number[];
  rentTypes?: readonly number[];
  free?: boolean;
  /** Maximum price in cents, of all units. Free offers cost 0; offers without a price (crates only, or not for `days`) never pass. */
  maxPrice?: number;
  /** Filter and sort by the total price of this many days, 1 to 60; absent for one day. */
  days?: number;
  /** First of these days, for prices of seasons and weekends. */
  firstDay?: string;
  /** Days in a row, both ends included. */
  freeOn?: readonly string[];
  /**
   * Moment of the search: a loan requested then may begin on the first day of `freeOn` and end on the last one. Absent:
   * opening days, lead time and longest advance are ignored.
   */
  at?: string;
  /** Has at least this many units, free on all days of `freeOn`; absent: one. */
  quantity?: number;
  /** Rentable for this many consecutive days, 1 to 60 (contracts/rules/price-for-days). */
  takesDays?: number;
  /** Is delivered: to the point of `near` where that is given. */
  delivers?: true;
  /** Has one of these values of every name (matching/metadata.ts). */
  metadata?: readonly MetadataPair[];
  /** Adds the metadata of all hits to the result. */
  facets?: true;
  excludeIds?: readonly string[];
  onlyIds?: readonly string[];
  /**
   * Ties: newest first. Relevance without text means distance if `near` is given, else newest; distance without `near`
   * means newest; price lists free offers first and offers without a price last.
   */
  sort: 'relevance' | 'distance' | 'newest' | 'price';
  page: number;
  size: number;
}>;

export type SearchHit = Readonly<{ id: string; distanceKm: number | null }>;

/** A query word that no offer contains, with its corrections, likeliest first; all folded. */
export type Mended = Readonly<{ word: string; readings: readonly string[] }>;

export type SearchResult = Readonly<{
  hits: readonly SearchHit[];
  mended?: readonly Mended[];
  onlyMentioned?: true;
  /** Exact up to 1,000; above that a lower bound (`totalIsExact` false). */
  total: number;
  totalIsExact: boolean;
  facets?: readonly Facet[];
}>;

export type SearchWrite = IndexWrite<SearchDocument>;
export type SearchIndex = Index<SearchDocument, SearchQuery, SearchResult>;
export type SearchEngine = Engine<SearchIndex>;
