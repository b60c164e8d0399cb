import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryWords } from '../../src/search/analysis/analyse.js';
import { expectations } from './contract-queries.js';
import { offers, towns } from './fixture.js';
import type { SearchEngine, SearchIndex, SearchQuery } from '../../src/search/search.port.js';

const everything: SearchQuery = {
  askersGroups: [],
  includeCommercialOnly: true,
  sort: 'relevance',
  page: 1,
  size: 200,
};

const texts = [...new Set(Object.values(expectations).flatMap((cases) => cases.map(([text]) => text)))];
const searches: readonly Partial<SearchQuery>[] = [
  ...texts.map((text) => ({ text })),
  { text: 'Zelt', near: { ...towns.berlin, radiusKm: 50 } },
  { text: 'Maschine', askersGroups: [], includeCommercialOnly: false, free: false },
  { text: 'fiets', cityId: 'utrecht', sort: 'price' },
  { text: 'Gril', maxPrice: 700, sort: 'price' },
  { text: 'Bohrmaschine', near: { ...towns.koeln, radiusKm: null }, sort: 'distance' },
  { text: 'Stuhl', sort: 'newest' },
  { text: 'Anhänger', freeOn: ['2030-05-04'], categoryId: 40 },
  { text: 'camera', box: { south: 47, west: -2, north: 53, east: 14 } },
  { text: 'Fahrräder mit Helm', commercial: false },
  { text: 'tent', excludeIds: ['tent-en', 'tent-nl'] },
  { text: 'tent', onlyIds: ['tent-en', 'tent-nl'] },
  { text: 'Party', ownerId: 'owner-c' },
  { text: 'Koffer', paymentTypes: [1, 2], rentTypes: [3] },
  ...[
    'Maschine Beton',
    'Fahrrad Anhänger',
    'Zelt Personen',
    'Kinder Stuhl',
    'Koffer Bohrer',
    'Elektro Werkzeug',
    'Mashcine Beton',
    'Zelt Camp',
    'garten werkzeug',
  ].map((text) => ({ text })),
  { text: 'Maschine', page: 2, size: 3 },
  { text: 'Zelt', page: 2, size: 2 },
  { text: 'Rad', size: 4 },
];
const words = [...new Set(offers.flatMap(({ title }) => queryWords(title).map(({ word }) => word)))];
const sorted: readonly Partial<SearchQuery>[] = (['newest', 'price', 'distance'] as const).flatMap((sort) => [
  { sort, near: { ...towns.bonn, radiusKm: 400 } },
  { sort, text: 'e', near: { ...towns.hamburg, radiusKm: null } },
  { sort, page: 2, size: 7 },
  { sort, days: 3, maxPrice: 9000 },
  { sort, text: 'Zelt', near: { ...towns.wien, radiusKm: null } },
]);

/** Runs one list of queries on an engine and the embedded search and expects the same offers in the same order. */
export const sameOffersContract = (
  open: () => Promise<SearchEngine>,
  openEmbedded: () => Promise<SearchEngine>,
): void => {
  describe('the same offers as the embedded search', () => {
    let engines: readonly SearchEngine[];
    let indexes: readonly SearchIndex[];
    beforeAll(async () => {
      engines = await Promise.all([open(), openEmbedded()]);
      indexes = await Promise.all(engines.map((engine) => engine.open('same@1')));
      const writes = offers.map((document, index) => ({
        id: document.id,
        position: String(index + 1).padStart(16, '0'),
        document,
      }));
      for (const index of indexes)
        for (const batch of [writes.slice(0, 40), writes.slice(40)]) await index.write(batch);
    }, 60_000);
    afterAll(async () => {
      await Promise.all(engines.map((engine) => engine.close()));
    });

    const both = async (query: Partial<SearchQuery>) =>
      Promise.all(indexes.map((index) => index.search({ ...everything, ...query })));

    it('has many queries to compare', () => expect(searches.length).toBeGreaterThan(100));

    it.each(searches)('%j', async (query) => {
      const [one, other] = await both(query);
      expect(one?.hits.map(({ id }) => id)).toEqual(other?.hits.map(({ id }) => id));
      expect(one).toMatchObject({ total: other?.total, totalIsExact: other?.totalIsExact });
      expect([one?.mended, one?.onlyMentioned]).toEqual([other?.mended, other?.onlyMentioned]);
    });

    it.each(words)('%s, a word of the offers, in the same order', async (text) => {
      const [one, other] = await both({ text });
      expect(one?.hits.map(({ id }) => id)).toEqual(other?.hits.map(({ id }) => id));
    });

    it.each(sorted)('%j, sorted', async (query) => {
      const [one, other] = await both(query);
      expect(one?.hits.map(({ id }) => id)).toEqual(other?.hits.map(({ id }) => id));
      expect(one?.hits.map(({ distanceKm }) => distanceKm?.toFixed(6))).toEqual(
        other?.hits.map(({ distanceKm }) => distanceKm?.toFixed(6)),
      );
    });
  });
};
