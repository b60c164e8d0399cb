import type { Index, MultiSearchQuery } from 'meilisearch';
import { START, type Position } from '@lendring/contracts/kernel/ids.js';
import type { Point } from '@lendring/contracts/kernel/place.js';
import { createKeyedMutex } from '@lendring/platform/base/keyed-mutex.js';
import { analyse, queryWords } from './analysis/analyse.js';
import { namesOf } from './matching/called.js';
import { distanceKm } from './matching/geo.js';
import { facetsOf, type Facet } from './matching/metadata.js';
import {
  corrected,
  countsOf,
  distinct,
  relevance,
  spelledSo,
  suspects,
  type Counts,
  type Together,
} from './meilisearch-answer.js';
import { codeOf, type Server } from './meilisearch-client.adapter.js';
import {
  keyOf,
  storedOffer,
  storedReached,
  storedTombstone,
  storedWord,
  type StoredOffer,
  type StoredReached,
  type StoredWord,
} from './meilisearch-document.js';
import { calledBy, counting, filtersOf, priceField, satisfying, sortOf, withKeys } from './meilisearch-filter.js';
import { FIRST, inOrder, scoredBy, toWeigh, type Scored } from './meilisearch-order.js';
import { withoutHeldBack } from './meilisearch-late.js';
import { byPrice, pricesApart } from './meilisearch-prices.js';
import { MOST_HITS } from './meilisearch-settings.js';
import { createWords } from './meilisearch-words.js';
import type { Way } from './matching/ways.js';
import type { SearchHit, SearchIndex, SearchQuery, SearchResult, SearchWrite } from './search.port.js';

const KEYS_AT_ONCE = 500;
const PAGE = 5_000;
const WORDS_MS = 2_000;
/** Overlap for clock skew and for words stored some time after they were learned. */
const OVERLAP_MS = 60_000;
const WRITE_MS = 600_000;

type FoundOffer = Scored & { _geo?: Point };
type Found = Readonly<{
  hits: readonly FoundOffer[];
  totalHits?: number;
  facetDistribution?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}>;
type Slots = readonly (readonly Way[])[];

const nothing: SearchResult = { hits: [], total: 0, totalIsExact: true };

export async function* pagesOf<Stored extends object>(
  index: Index,
  filter: string,
  fields: string[],
): AsyncGenerator<readonly Stored[]> {
  for (let offset = 0; ; offset += PAGE) {
    const { results } = await index.getDocuments<Record<string, unknown>>({ filter, fields, limit: PAGE, offset });
    if (results.length > 0) yield results as Stored[];
    if (results.length < PAGE) return;
  }
}

/** Attaches to an existing index. Only one process may write, because Meilisearch has no conditional writes. */
export const attachIndex = (server: Server, uid: string): Pick<SearchIndex, 'write' | 'reached' | 'search'> => {
  const { client, uploads, done, run } = server;
  const index = client.index(uid);
  const words = createWords();
  const mutex = createKeyedMutex(WRITE_MS);

  let heardAt = 0;
  const listen = async (): Promise<void> => {
    const now = Date.now();
    if (now - heardAt < WORDS_MS) return;
    for await (const page of pagesOf<StoredWord>(
      index,
      `kind = word AND learnedAt > ${Math.max(0, heardAt - OVERLAP_MS)}`,
      ['word', 'parts'],
    )) {
      for (const { word, parts } of page) words.take(word, parts);
    }
    heardAt = now;
  };

  const positions = async (ids: readonly string[]): Promise<ReadonlyMap<string, Position>> => {
    const found = new Map<string, Position>();
    for (let from = 0; from < ids.length; from += KEYS_AT_ONCE) {
      const filter = withKeys(ids.slice(from, from + KEYS_AT_ONCE).map((id) => keyOf('offer', id)));
      const { results } = await index.getDocuments<StoredOffer>({
        filter,
        fields: ['id', 'position'],
        limit: KEYS_AT_ONCE,
      });
      for (const { id, position } of results) found.set(id, position);
    }
    return found;
  };

  const reached = async (): Promise<Position> => {
    try {
      return (await index.getDocument<StoredReached>(keyOf('about', 'reached'))).position;
    } catch (error) {
      if (codeOf(error) === 'document_not_found') return START;
      throw error;
    }
  };

  const apply = async (writes: readonly SearchWrite[], upTo?: Position): Promise<void> => {
    await listen();
    const newest = new Map<string, SearchWrite>();
    for (const write of writes)
      if ((newest.get(write.id)?.position ?? '') < write.position) newest.set(write.id, write);
    const known = await positions([...newest.keys()]);
    const offers = [...newest.values()]
      .filter(({ id, position }) => (known.get(id) ?? '') < position)
      .map(({ id, position, document }) =>
        document
          ? storedOffer(id, position, document, analyse(document, words.wordsIn(document.language)))
          : storedTombstone(id, position),
      );
    const progress = upTo === undefined ? [] : [storedReached(upTo)];
    if (offers.length + progress.length === 0) return;
    const learned = words.unsaved();
    const learnedAt = Date.now();
    // Send words, offers and position in one request, so that they become visible atomically.
    await done(
      uploads
        .index(uid)
        .addDocuments([...learned.map(([word, parts]) => storedWord(word, parts, learnedAt)), ...offers, ...progress], {
          primaryKey: 'key',
        }),
    );
    words.saved(learned);
  };

  const ask = async (queries: readonly Omit<MultiSearchQuery, 'indexUid'>[]): Promise<readonly Found[]> => {
    const { results } = await client.multiSearch<{ queries: MultiSearchQuery[] }, FoundOffer>({
      queries: queries.map((query) => ({ ...query, indexUid: uid })),
    });
    return results;
  };
  const count = (asked: Together) => ({
    filter: counting(asked),
    page: 1,
    hitsPerPage: 1,
    attributesToRetrieve: ['id'],
  });

  const search = async (plain: SearchQuery): Promise<SearchResult> => {
    const query = await withoutHeldBack(plain, (filter) => pagesOf<StoredOffer>(index, filter, ['id', 'source']));
    const text = query.text?.trim() ?? '';
    const [page, size] = [Math.max(1, Math.floor(query.page)), Math.max(0, Math.floor(query.size))];
    const sort = sortOf(query, text !== '');
    const apart = await pricesApart(query, (filter) => pagesOf<StoredOffer>(index, filter, ['key', 'id', 'source']));
    const first = sort ? 0 : FIRST;
    const [from, to] = [(page - 1) * size, page * size];
    const [fromFirst, fromLater] = [from < first, to > first || from >= first];
    const readOf = async (
      slots: Slots,
      counted: readonly Together[],
      called: boolean,
    ): Promise<Readonly<{ result: SearchResult; counts: Counts }>> => {
      const asking = {
        ...(query.facets && { facets: ['metadata'] }),
        filter: [
          ...filtersOf(query, apart?.keys ?? null),
          ...slots.map(satisfying),
          ...(called ? [calledBy(slots, namesOf(query))] : []),
        ],
        ...(sort ? { sort } : { q: relevance(slots, words.vocabulary), matchingStrategy: 'last' as const }),
      };
      const cheapest = apart && query.sort === 'price' ? apart : null;
      const ofPrice = { page: 1, attributesToRetrieve: ['id', '_geo', 'publishedAt', priceField(query)] };
      const pages = cheapest
        ? [
            { ...asking, ...ofPrice, filter: [...asking.filter, `NOT ${cheapest.filter}`], hitsPerPage: to },
            { ...asking, ...ofPrice, filter: [...asking.filter, cheapest.filter], hitsPerPage: MOST_HITS },
          ]
        : [
            ...(fromFirst
              ? [{ ...asking, page: 1, hitsPerPage: first, attributesToRetrieve: [...scoredBy, '_geo'] }]
              : []),
            ...(fromLater ? [{ ...asking, page, hitsPerPage: size, attributesToRetrieve: ['id', '_geo'] }] : []),
          ];
      const found = await ask([...pages, ...counted.map(count)]);
      const counts = countsOf(
        counted,
        found.slice(pages.length).map(({ totalHits = 0 }) => totalHits),
      );
      if (cheapest) {
        const [stored, priced] = [found[0]?.hits ?? [], found[1]?.hits ?? []];
        const hits = byPrice([...stored, ...priced], (hit) =>
          priced.includes(hit) ? cheapest.total(hit.id) : storedPrice(hit, query),
        );
        return { result: resultOf(query, hits.slice(from, to), found.slice(0, 2)), counts };
      }
      const hits = [
        ...(fromFirst ? inOrder(found[0]?.hits ?? [], slots, counts).slice(from, to) : []),
        ...(fromLater ? (found[pages.length - 1]?.hits ?? []).slice(Math.max(0, first - from)) : []),
      ];
      return { result: resultOf(query, hits, found.slice(0, 1)), counts };
    };
    if (text === '') return (await readOf([], [], false)).result;
    /**
     * Returns offers named by the words. If there are none, returns offers that merely mention the words, unless
     * `isPossible` rules them out.
     */
    const read = async (
      slots: Slots,
      counted: readonly Together[],
      isPossible: (counts: Counts) => boolean = () => true,
    ) => {
      const calledSo = await readOf(slots, counted, true);
      const suffices = calledSo.result.total > 0 || query.calledSo === true || !isPossible(calledSo.counts);
      if (suffices) return calledSo;
      const { result, counts } = await readOf(slots, counted, false);
      return { result: { ...result, ...(result.total > 0 && { onlyMentioned: true as const }) }, counts };
    };

    await listen();
    const wanted = queryWords(text);
    if (wanted.length === 0) return nothing;
    // Most queries are spelled correctly, so answer while counting the words.
    const slots = spelledSo(wanted, words.vocabulary);
    const { result, counts } = await read(
      slots,
      distinct([...slots.flat().map((way) => way.asked), ...toWeigh(slots)]),
      (counted) => slots.every((ways) => ways.some(({ asked }) => counted(asked) > 0)),
    );
    const others = suspects(wanted, slots, words.vocabulary, counts);
    const countOf = countsOf(
      others,
      others.length === 0 ? [] : (await ask(others.map(count))).map(({ totalHits = 0 }) => totalHits),
    );
    const better = corrected(wanted, slots, words.vocabulary, counts, countOf);
    if (better.slots.flat().length === slots.flat().length) return result;
    const mended = await read(better.slots, distinct(toWeigh(better.slots)));
    return { ...mended.result, ...(better.mended.length > 0 && { mended: better.mended }) };
  };

  return {
    write: (writes, upTo) => run(() => mutex(uid, () => apply(writes, upTo))),
    reached: () => run(reached),
    search: (query) => run(() => search(query), 'inTime'),
  };
};

/** Total of all units in cents by the stored price of one; Infinity without a price. */
const storedPrice = (hit: FoundOffer, query: SearchQuery): number => {
  const price = (hit as unknown as Readonly<Record<string, unknown>>)[priceField(query)];
  return typeof price === 'number' ? price * (query.quantity ?? 1) : Infinity;
};

const facetsIn = (pages: readonly Found[]): readonly Facet[] =>
  facetsOf(
    pages
      .flatMap(({ facetDistribution }) => Object.entries(facetDistribution?.['metadata'] ?? {}))
      .map(([pair, count]) => {
        const [name, value] = JSON.parse(pair) as [string, string];
        return { name, value, count };
      }),
  );

const resultOf = (
  { near, facets }: SearchQuery,
  found: readonly FoundOffer[],
  pages: readonly Found[],
): SearchResult => ({
  hits: found.map(({ id, _geo: point }): SearchHit => ({
    id,
    distanceKm: near && point ? distanceKm(near.lat, near.lng, point.lat, point.lng) : null,
  })),
  ...totalOf(pages),
  ...(facets && { facets: facetsIn(pages) }),
});

const totalOf = (pages: readonly Found[]) => {
  const totals = pages.map(({ hits, totalHits = hits.length }) => totalHits);
  return { total: totals.reduce((sum, one) => sum + one, 0), totalIsExact: totals.every((one) => one < MOST_HITS) };
};
