import * as z from 'zod';
import { distanceKm } from '../../src/search/matching/geo.js';
import { readFilter, type Document } from './meilisearch-stand-in-filter.js';

const Granular = z.strictObject({
  attributePatterns: z.array(z.string()),
  features: z.strictObject({
    facetSearch: z.boolean(),
    filter: z.strictObject({ equality: z.boolean(), comparison: z.boolean() }),
  }),
});

export const Settings = z.strictObject({
  searchableAttributes: z.array(z.string()).prefault(['*']),
  filterableAttributes: z.array(z.union([z.string(), Granular])).prefault([]),
  sortableAttributes: z.array(z.string()).prefault([]),
  rankingRules: z.array(z.string()).prefault([]),
  typoTolerance: z
    .strictObject({
      enabled: z.boolean(),
      disableOnNumbers: z.boolean(),
      minWordSizeForTypos: z.strictObject({ oneTypo: z.int(), twoTypos: z.int() }),
    })
    .optional(),
  stopWords: z.array(z.string()).prefault([]),
  proximityPrecision: z.enum(['byWord', 'byAttribute']).optional(),
  facetSearch: z.boolean().optional(),
  faceting: z
    .strictObject({ maxValuesPerFacet: z.int(), sortFacetValuesBy: z.record(z.string(), z.literal('count')) })
    .optional(),
  pagination: z.strictObject({ maxTotalHits: z.int() }).prefault({ maxTotalHits: 1_000 }),
});
export type Settings = z.infer<typeof Settings>;

export const Search = z.strictObject({
  indexUid: z.string(),
  q: z.string().optional(),
  matchingStrategy: z.literal('last').optional(),
  filter: z.array(z.string()),
  sort: z.array(z.string()).optional(),
  page: z.int().min(1),
  hitsPerPage: z.int().min(0),
  attributesToRetrieve: z.array(z.string()),
  facets: z.array(z.string()).optional(),
});
export type Search = z.infer<typeof Search>;

type Order = (a: Document, b: Document) => number;

const isText = (value: unknown): value is string => typeof value === 'string';
const filterable = ({ filterableAttributes }: Settings): ReadonlySet<string> =>
  new Set(filterableAttributes.flatMap((each) => (isText(each) ? each : each.attributePatterns)));

export const passing = (documents: Iterable<Document>, filter: readonly string[], settings: Settings): Document[] => {
  const tests = filter.map((expression) => readFilter(expression, filterable(settings)));
  return [...documents].filter((document) => tests.every((test) => test(document)));
};

/** Numbers sort before text; missing values sort last in both directions. */
const byField =
  (field: string, direction: string): Order =>
  (a, b) => {
    const [one, two] = [a[field] ?? null, b[field] ?? null];
    if (one === null || two === null) return Number(one === null) - Number(two === null);
    const order =
      typeof one === 'number' && typeof two === 'number'
        ? one - two
        : String(one).toLowerCase() < String(two).toLowerCase()
          ? -1
          : Number(one !== two);
    return direction === 'asc' ? order : -order;
  };

const sortOrder = (criterion: string, sortable: readonly string[]): Order => {
  const [, name = '', direction = ''] = /^(.+):(asc|desc)$/.exec(criterion) ?? [];
  const [lat, lng] = /^_geoPoint\(([^,]+), ([^)]+)\)$/.exec(name)?.slice(1).map(Number) ?? [];
  if (!sortable.includes(lat === undefined ? name : '_geo')) throw new Error(`Attribute \`${name}\` is not sortable.`);
  if (lat === undefined || lng === undefined) return byField(name, direction);
  const metres = ({ _geo: point }: Document): number =>
    point
      ? Math.round(distanceKm(lat, lng, (point as { lat: number }).lat, (point as { lng: number }).lng) * 1000)
      : Infinity;
  return (a, b) => (metres(a) === metres(b) ? 0 : metres(a) - metres(b));
};

type Token = Readonly<{ word: string; prefix: boolean; phrase: boolean }>;

/**
 * Parses a query: phrases are required and the last word may be a prefix. No typo tolerance, because a stand-in ranks
 * only roughly.
 */
const tokensOf = (q: string): readonly Token[] => {
  const found = [...q.matchAll(/"([^"]*)"|[^\s"]+/g)];
  return found.map(([text, phrase], index) =>
    phrase === undefined
      ? { word: text, prefix: index === found.length - 1, phrase: false }
      : { word: phrase, prefix: false, phrase: true },
  );
};

const attributeWith = (document: Document, { word, prefix }: Token, { searchableAttributes }: Settings): number =>
  searchableAttributes.findIndex((attribute) =>
    String(document[attribute] ?? '')
      .split(' ')
      .some((held) => held === word || (prefix && held.startsWith(word))),
  );

const distribution = (documents: readonly Document[], name: string, settings: Settings): Record<string, number> => {
  if (!filterable(settings).has(name)) throw new Error(`Attribute \`${name}\` is not filterable.`);
  const counts = new Map<string, number>();
  for (const value of documents.flatMap((document) => document[name] ?? []))
    counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  return Object.fromEntries(
    [...counts].toSorted(([, one], [, other]) => other - one).slice(0, settings.faceting?.maxValuesPerFacet ?? 100),
  );
};

export const answer = (documents: Iterable<Document>, search: Search, settings: Settings): object => {
  const { q = '', sort = [], page, hitsPerPage, attributesToRetrieve } = search;
  const tokens = tokensOf(q);
  const found = passing(documents, search.filter, settings)
    .map((document) => {
      const attributes = tokens.map((token) => attributeWith(document, token, settings));
      const missing = attributes.findIndex((attribute, index) => attribute < 0 && !tokens[index]?.phrase);
      const matched = missing < 0 ? attributes : attributes.slice(0, missing);
      return {
        ...document,
        'rule:words': matched.length,
        'rule:attributeRank': matched.reduce((sum, attribute) => sum + attribute, 0),
        held: tokens.every(({ phrase }, index) => !phrase || (attributes[index] ?? -1) >= 0),
      };
    })
    .filter(({ held }) => held);
  const orders = settings.rankingRules.flatMap((rule): Order[] => {
    if (rule === 'sort') return sort.map((criterion) => sortOrder(criterion, settings.sortableAttributes));
    if (rule === 'words') return [byField('rule:words', 'desc')];
    if (rule === 'attributeRank') return [byField('rule:attributeRank', 'asc')];
    const [, field, direction] = /^(\w+):(asc|desc)$/.exec(rule) ?? [];
    return field && direction ? [byField(field, direction)] : [];
  });
  if (sort.length > 0 && !settings.rankingRules.includes('sort'))
    throw new Error(
      'The sort ranking rule must be specified in the ranking rules settings to use the sort parameter at search time.',
    );
  found.sort((a, b) => orders.reduce((order, next) => order || next(a, b), 0));
  const most = settings.pagination.maxTotalHits;
  const hits = found
    .slice(0, most)
    .slice((page - 1) * hitsPerPage, page * hitsPerPage)
    .map((document: Document) =>
      Object.fromEntries(attributesToRetrieve.flatMap((name) => (name in document ? [[name, document[name]]] : []))),
    );
  const totalHits = Math.min(found.length, most);
  return {
    hits,
    ...(search.facets && {
      facetDistribution: Object.fromEntries(search.facets.map((name) => [name, distribution(found, name, settings)])),
    }),
    page,
    hitsPerPage,
    totalHits,
    totalPages: Math.ceil(totalHits / Math.max(1, hitsPerPage)),
    query: q,
    processingTimeMs: 0,
    indexUid: search.indexUid,
  };
};
