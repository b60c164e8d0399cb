import type { Point } from '@lendring/contracts/kernel/place.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { PricingTerms } from '@lendring/contracts/rules/quote.js';
import type {
  IndexWrite,
  SearchEngine as Engine,
  SearchIndex as Index,
} from '@lendring/platform/read-models/search-index.port.js';

/**
 * One offer as the search engine knows it: facts for the eyes of those who may find it, the place already rough. The same shape serves SQLite
 * FTS5 and Meilisearch; whatever a filter needs is a field of its own.
 */
export type SearchDocument = Readonly<{
  id: string;
  ownerId: string;
  /** Language the owner wrote in; decides which folding and compound rules apply to the text. */
  language: Locale;
  title: string;
  /** Short description and description, plain text. */
  body: string;
  tags: readonly string[];
  /** Titles and keywords of the category and its ancestors, all languages. */
  keywords: string;
  categoryId: number;
  /** Ids of all ancestors and the category itself: a subtree filter is `categories contains id`. */
  categories: readonly number[];
  cityId: string;
  point: Point;
  commercial: boolean;
  commercialOnly: boolean;
  /** Groups it belongs to. */
  groups: readonly string[];
  /** Found by members of these alone. */
  membersOnly: boolean;
  paymentTypes: readonly number[];
  rentTypes: readonly number[];
  /** What one day counts for in cents, by the entry that cards show; null when that takes things. */
  dayPrice: number | null;
  /**
   * What so many days cost, and whether it can be had for them, follows from these (contracts/rules/price-for-days).
   */
  pricings: readonly PricingTerms[];
  /** Can be had for nothing or a piggy-bank coin. */
  free: boolean;
  /** Publication as epoch milliseconds. */
  publishedAt: number;
  ratingSum: number;
  ratingCount: number;
  /** Local days (`YYYY-MM-DD`) that are booked or blocked, from today on. */
  busyDays: readonly string[];
}>;

export type SearchQuery = Readonly<{
  /**
   * Free text, every word of which must be found (the last one may be a beginning); empty or absent lists everything
   * that passes the filters, text without a single word nothing. Offers that bear none of the words in title, tags or
   * the name of their category, and merely mention them, come only where no other offer passes the filters.
   */
  text?: string;
  /** Words that categories are called by (matching/called.ts); absent: those of the built-in tree. */
  categoryNames?: readonly string[];
  /** Never what merely mentions the words. */
  calledSo?: boolean;
  /**
   * Within `radiusKm` of the point; the distance of each hit is answered whenever `near` is given. `radiusKm` null:
   * sort only.
   */
  near?: Point & { readonly radiusKm: number | null };
  /** The visible part of a map. */
  box?: Readonly<{ south: number; west: number; north: number; east: number }>;
  cityId?: string;
  /** All groups of whoever asks, who finds what is for their members alone. Nobody who asks can be forgotten: it has no default. */
  askersGroups: readonly string[];
  /** Only what belongs to this group. */
  groupId?: string;
  categoryId?: number;
  ownerId?: string;
  commercial?: boolean;
  /** false hides offers for commercial customers only. */
  includeCommercialOnly: boolean;
  /** One of these is enough, here and for rent types. */
  paymentTypes?: readonly number[];
  rentTypes?: readonly number[];
  free?: boolean;
  /** Cents. What is free costs 0; what has no price (crates only, or not for `days`) never passes. */
  maxPrice?: number;
  /** The price that is filtered and sorted by is that of so many days in all, 1 to 60; absent: that of one day. */
  days?: number;
  /** Free on all these local days. */
  freeOn?: readonly string[];
  /** Can be had for so many days in a row, 1 to 60, by one of its prices (contracts/rules/price-for-days). */
  takesDays?: number;
  excludeIds?: readonly string[];
  /** Only among these; absent: among all. */
  onlyIds?: readonly string[];
  /**
   * Equal ones: the newest first. Relevance without text is distance if `near` is given, else newest; distance without
   * `near` is newest; price puts the free first and what has no price last.
   */
  sort: 'relevance' | 'distance' | 'newest' | 'price';
  /** Counts from 1. */
  page: number;
  size: number;
}>;

export type SearchHit = Readonly<{ id: string; distanceKm: number | null }>;

/** A word of the text that no offer holds, and the words it was taken for, the likeliest first; all folded. */
export type Mended = Readonly<{ word: string; readings: readonly string[] }>;

export type SearchResult = Readonly<{
  hits: readonly SearchHit[];
  /** Misspelled words of the text; absent where there are none. */
  mended?: readonly Mended[];
  /** No hit is called by a word of the text: all of them merely mention it. */
  onlyMentioned?: true;
  /** Exact up to 1,000; above that a lower bound (`totalIsExact` false). */
  total: number;
  totalIsExact: boolean;
}>;

export type SearchWrite = IndexWrite<SearchDocument>;
export type SearchIndex = Index<SearchDocument, SearchQuery, SearchResult>;
export type SearchEngine = Engine<SearchIndex>;
