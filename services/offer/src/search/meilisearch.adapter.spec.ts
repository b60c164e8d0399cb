import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '@lendring/platform/base/log.js';
import { queryWords } from './analysis/analyse.js';
import { searchContract } from '../../testing/search/contract.js';
import { sameOffersContract } from '../../testing/search/contract-same.js';
import { offers, towns } from '../../testing/search/fixture.js';
import { createVocabulary } from './matching/vocabulary.js';
import type { Way } from './matching/ways.js';
import { PATIENCE_MS, until } from '@lendring/platform/testing/eventually.js';
import { openMeilisearch } from './meilisearch.adapter.js';
import { relevance, spelledSo, type Counts } from './meilisearch-answer.js';
import { keyOf, storedAbout } from './meilisearch-document.js';
import { filtersOf, satisfying, sortOf } from './meilisearch-filter.js';
import { inOrder, type Scored } from './meilisearch-order.js';
import { settings } from './meilisearch-settings.js';
import { openStandIn, type StandIn } from '../../testing/search/meilisearch-stand-in.js';
import { EngineUnavailable } from '@lendring/platform/base/engine-unavailable.js';
import type { SearchDocument, SearchEngine, SearchQuery, SearchWrite } from './search.port.js';
import { openSqliteSearch } from './sqlite.adapter.js';

const onStandIn = async (): Promise<SearchEngine> => {
  const standIn = await openStandIn('secret');
  const engine = openMeilisearch({
    url: standIn.url,
    key: 'secret',
    prefix: 'test',
    log: silentLog,
    answerMs: PATIENCE_MS,
  });
  return {
    ...engine,
    close: async () => {
      await engine.close();
      await standIn.stop();
    },
  };
};

describe('Meilisearch, with a stand-in for the server', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'search-'));
  });
  afterAll(() => rm(directory, { recursive: true }));
  searchContract('the contract', onStandIn);
  sameOffersContract(onStandIn, async () => openSqliteSearch({ directory, maxWorkers: 0 }));
});

describe('The Meilisearch adapter', () => {
  let standIn: StandIn;
  const engines: SearchEngine[] = [];
  const open = (key = 'secret', waits: { answerMs?: number } = { answerMs: PATIENCE_MS }): SearchEngine => {
    const engine = openMeilisearch({ url: standIn.url, key, prefix: 'Lendring', log: silentLog, ...waits });
    engines.push(engine);
    return engine;
  };
  beforeEach(async () => {
    standIn = await openStandIn('secret');
  });
  afterEach(async () => {
    await Promise.all(engines.splice(0).map((engine) => engine.close()));
    await standIn.stop();
  });

  const uid = '_4cendring-offers_401';
  const everything: SearchQuery = { askersGroups: [], includeCommercialOnly: true, sort: 'newest', page: 1, size: 100 };
  const write = (id: string, at: number, change: Partial<SearchDocument> | null = {}): SearchWrite => ({
    id,
    position: String(at).padStart(16, '0'),
    document: change && { ...(offers[0] as SearchDocument), id, tags: [], body: '', keywords: '', ...change },
  });
  const found = async (engine: SearchEngine, query: Partial<SearchQuery> = {}): Promise<readonly string[]> =>
    (await (await engine.open('offers@1')).search({ ...everything, ...query })).hits.map(({ id }) => id);

  it('reports a wrong or missing key', async () => {
    await expect(open('wrong').open('offers@1')).rejects.toThrow('check MEILISEARCH_KEY');
    await expect(open('').open('offers@1')).rejects.toThrow('check MEILISEARCH_KEY');
  });

  it('rejects while the server is unavailable, and recovers', async () => {
    const engine = open();
    const index = await engine.open('offers@1');
    await index.write([write('a', 1)]);
    await standIn.stop();
    await expect(index.search(everything)).rejects.toThrow(`Meilisearch at ${standIn.url} does not answer: `);
    await expect(index.write([write('b', 2)])).rejects.toThrow('does not answer');
    await expect(engine.open('others@1')).rejects.toThrow('does not answer');
    await standIn.start();
    await index.write([write('b', 2)]);
    expect(await found(engine)).toEqual(['a', 'b']);
    await (await engine.open('others@1')).write([write('c', 1)]);
  });

  it('times out a search after two seconds if the server hangs, and reports it on a health check', async () => {
    const prepared = await open().open('offers@1');
    await prepared.write([write('a', 1, { title: 'Zither' })]);
    const engine = open('secret', {});
    const index = await engine.open('offers@1');
    standIn.hang();
    const given = await Promise.allSettled([
      index.search({ ...everything, text: 'Zither' }),
      index.search(everything),
      engine.open('others@1'),
      engine.answers(),
    ]);
    expect(given.map((one) => one.status === 'rejected' && one.reason instanceof EngineUnavailable)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    standIn.resume();
    await until(() =>
      engine.answers().then(
        () => true,
        () => false,
      ),
    );
    expect(await found(open(), { text: 'Zither' })).toEqual(['a']);
  });

  it('reports an index lost by the server, and its recovery', async () => {
    const engine = open();
    const index = await engine.open('offers@1');
    const lost: string[] = [];
    engine.whenLost((name) => lost.push(name));
    await (await open().open('offers@1')).close();
    await open().drop('offers@1');
    await expect(index.search(everything)).rejects.toThrow(
      'lost a search index, which is created and filled automatically. If that does not begin, run "npm run rebuild -- offer-search"',
    );
    expect(lost).toEqual(['offers@1']);
  });

  it('rejects a failed write, and loses none of its words', async () => {
    const engine = open();
    const index = await engine.open('offers@1');
    standIn.failNext('documentAdditionOrUpdate');
    await expect(index.write([write('a', 1, { title: 'Gurkenzwirbler' })])).rejects.toThrow(
      'could not do documentAdditionOrUpdate (task 3): The stand-in was told to fail',
    );
    expect(await found(engine)).toEqual([]);
    await index.write([write('a', 1, { title: 'Gurkenzwirbler' })]);
    expect(await found(open(), { text: 'Gurkenzwirblre' })).toEqual(['a']);
  });

  it('creates an index with its settings once, even after an interruption', async () => {
    standIn.failNext('settingsUpdate');
    await expect(open().open('offers@1')).rejects.toThrow('could not do settingsUpdate');
    await (await open().open('offers@1')).write([write('a', 1)]);
    const before = standIn.requests().filter((request) => request.startsWith('PATCH')).length;
    expect(await found(open())).toEqual(['a']);
    expect(standIn.requests().filter((request) => request.startsWith('PATCH'))).toHaveLength(before);
    expect(standIn.uids()).toEqual([uid]);
  });

  it('keeps positions of removed entries, even for another process', async () => {
    await (await open().open('offers@1')).write([write('a', 5), write('b', 5)]);
    await (await open().open('offers@1')).write([write('a', 7, null)]);
    const third = await open().open('offers@1');
    await third.write([write('a', 6), write('b', 4, { cityId: 'old' }), write('b', 5, { cityId: 'same' })]);
    expect(await found(open())).toEqual(['b']);
    expect(await found(open(), { cityId: 'berlin' })).toEqual(['b']);
    await third.write([write('a', 8)]);
    expect(await found(open())).toEqual(['a', 'b']);
  });

  it('distinguishes ids that differ in any character', async () => {
    const engine = open();
    const ids = ['a', 'A', 'ä', 'a b', 'a_20b', '"; DROP', 'a\\', 'a, b]', '🚲'];
    await (
      await engine.open('offers@1')
    ).write(ids.map((id, n) => write(id, 1, { ownerId: id, cityId: id, publishedAt: -n })));
    expect(await found(engine)).toEqual(ids);
    for (const id of ids) {
      expect(await found(engine, { ownerId: id, cityId: id })).toEqual([id]);
      expect(await found(engine, { onlyIds: [id] })).toEqual([id]);
      expect(await found(engine, { excludeIds: [id] })).toEqual(ids.filter((other) => other !== id));
    }
  });

  it('rebuilds an index of another analysis from its content, and swaps the two indexes', async () => {
    await (
      await open().open('offers@1')
    ).write([write('a', 3, { title: 'Gurkenhobel' }), write('b', 3), write('b', 4, null)]);
    standIn.put(uid, {
      key: keyOf('offer', 'old'),
      kind: 'offer',
      id: 'old',
      position: '0000000000000002',
      words: ['was', 'anderes'],
      source: { ...offers[0], id: 'old', title: 'Zither', pricings: undefined },
    });
    standIn.put(uid, storedAbout('of an older program'));
    const engine = open();
    expect(await found(engine, { text: 'Zither' })).toEqual(['old']);
    expect(await found(engine, { text: 'Hobel' })).toEqual(['a']);
    expect(standIn.requests()).toContain('POST /swap-indexes');
    expect(standIn.uids()).toEqual([uid]);
    const index = await engine.open('offers@1');
    await index.write([write('b', 4), write('a', 3, { title: 'Kran' })]);
    expect((await found(engine)).toSorted()).toEqual(['a', 'old']);
    expect(await found(open(), { text: 'Kran' })).toEqual([]);
  });

  it('keeps the old index if the rebuild fails', async () => {
    await (await open().open('offers@1')).write([write('a', 1)]);
    standIn.put(uid, storedAbout('of an older program'));
    standIn.failNext('indexSwap');
    const engine = open();
    await expect(engine.open('offers@1')).rejects.toThrow('could not do indexSwap');
    expect(standIn.uids()).toEqual([uid]);
    expect(await found(engine)).toEqual(['a']);
  });

  it('sends one request for a correctly spelled query, and a second request for a rare word', async () => {
    const engine = open();
    const index = await engine.open('offers@1');
    await index.write(Array.from({ length: 3 }, (_, n) => write(`z${n}`, 1, { title: 'Zither' })));
    const asked = async (text: string, change: Partial<SearchQuery> = {}): Promise<number> => {
      const before = standIn.requests().filter((request) => request === 'POST /multi-search').length;
      await index.search({ ...everything, text, ...change });
      return standIn.requests().filter((request) => request === 'POST /multi-search').length - before;
    };
    expect(await asked('Zither')).toBe(1);
    expect(await asked('Zihter')).toBe(3);
    expect(await asked('Quetschkommode')).toBe(1);
    expect(await asked('???')).toBe(0);
    for (const text of ['Zither', 'Zither Zither', 'Zither zith'])
      expect(await asked(text, { sort: 'relevance', page: 3, size: 40 })).toBe(1);
  });

  it('waits for running calls on close, and rejects later calls', async () => {
    const engine = open();
    const index = await engine.open('offers@1');
    const written = index.write([write('a', 1)]);
    await engine.close();
    await written;
    await expect(index.search(everything)).rejects.toThrow('closed');
    await expect(engine.open('offers@1')).rejects.toThrow('closed');
    expect(await found(open())).toEqual(['a']);
  });
});

describe('the ranking of Meilisearch hits', () => {
  const hit = (id: string, change: Partial<Scored> = {}): Scored => ({
    id,
    publishedAt: 1,
    titleWords: 1,
    quality: 0.7,
    title: '',
    parts: '',
    tags: '',
    keywords: '',
    body: '',
    ...change,
  });
  const exactly = (stemmed: string): Way => ({ asked: [{ stemmed, prefix: false }], factor: 1 });
  const ids = (hits: readonly Scored[], slots: readonly (readonly Way[])[], counts: Counts = () => 0) =>
    inOrder(hits, slots, counts).map(({ id }) => id);

  it('is by field, then stars and title length, then newest, and omits no hit', () => {
    expect(
      ids(
        [
          hit('unknown'),
          hit('begins so', { title: 'zelter' }),
          hit('body', { body: 'ein zelt hier' }),
          hit('long', { title: 'zelt', titleWords: 4 }),
          hit('older', { title: 'zelt' }),
          hit('newer', { title: 'zelt', publishedAt: 2 }),
          hit('parts', { parts: 'familie zelt' }),
          hit('liked', { title: 'zelt', quality: 0.9 }),
        ],
        [[exactly('zelt')]],
      ),
    ).toEqual(['liked', 'newer', 'older', 'long', 'parts', 'body', 'begins so', 'unknown']);
    expect(ids([], [[exactly('zelt')]])).toEqual([]);
  });

  it('weighs a rare word higher than a frequent word', () => {
    const hits = [
      hit('frequent', { title: 'koffer', body: 'zither' }),
      hit('rare', { title: 'zither', body: 'koffer' }),
    ];
    const counts: Counts = ([asked]) => ({ zither: 2, koffer: 90 })[asked?.stemmed ?? ''] ?? 100;
    expect(ids(hits, [[exactly('koffer')], [exactly('zither')]], counts)).toEqual(['rare', 'frequent']);
    const turned: Counts = ([asked]) => ({ zither: 90, koffer: 2 })[asked?.stemmed ?? ''] ?? 100;
    expect(ids(hits, [[exactly('koffer')], [exactly('zither')]], turned)).toEqual(['frequent', 'rare']);
  });
});

describe('the Meilisearch query', () => {
  const query: SearchQuery = { askersGroups: [], includeCommercialOnly: false, sort: 'relevance', page: 1, size: 10 };

  it('contains the filters', () => {
    expect(
      filtersOf({
        ...query,
        askersGroups: ['g1', 'g2'],
        groupId: 'g1',
        ownerId: 'Anna "X"',
        categoryId: 10,
        commercial: true,
        free: false,
        paymentTypes: [1, 2],
        rentTypes: [],
        maxPrice: 500,
        freeOn: ['2030-01-01', 'nonsense"]'],
        excludeIds: ['a'],
        near: { lat: 1, lng: 190, radiusKm: 2.5 },
      }),
    ).toEqual([
      'kind = offer',
      'commercial = true',
      'free = false',
      'commercialOnly = false',
      '(membersOnly = false OR groups IN ["g1", "g2"])',
      'groups = "g1"',
      'ownerId = "_41nna_20_22_58_22"',
      'categories = 10',
      'paymentTypes IN [1, 2]',
      'price <= 500',
      'NOT busyDays IN ["2030-01-01"]',
      'NOT key IN ["offer_a"]',
      '_geoRadius(1, -170, 2500)',
    ]);
  });

  it('contains one bounding box, or two across the date line', () => {
    const box = (south: number, west: number, north: number, east: number) =>
      filtersOf({ ...query, includeCommercialOnly: true, box: { south, west, north, east } })[2];
    expect(box(1, 2, 3, 4)).toBe('_geoBoundingBox([3, 4], [1, 2])');
    expect(box(-99, 170, 99, -170)).toBe(
      '(_geoBoundingBox([90, 180], [-90, 170]) OR _geoBoundingBox([90, -170], [-90, -180]))',
    );
    expect(box(3, 0, 1, 4)).toBe('kind = nothing');
  });

  it('contains the alternatives of a word', () => {
    const exactly = (stemmed: string) => ({ stemmed, prefix: false });
    expect(
      satisfying([
        { asked: [exactly('zelt')], factor: 1 },
        { asked: [{ stemmed: 'zelte', prefix: true }], factor: 0.7 },
        { asked: [exactly('bohr'), exactly('maschin')], factor: 0.8 },
        { asked: [exactly('welt')], factor: 0.5 },
      ]),
    ).toBe('(words IN ["zelt", "welt"] OR words STARTS WITH "zelte" OR (words = "bohr" AND words = "maschin"))');
  });

  it('ranks by known words, else by prefix, after the word found in every offer', () => {
    const vocabulary = createVocabulary();
    for (const word of ['zelt', 'bohrmaschine', 'maschine']) vocabulary.add(word, []);
    const asked = (text: string): string => relevance(spelledSo(queryWords(text), vocabulary), vocabulary);
    expect(asked('Zelte')).toBe('"any0offer" zelt');
    expect(asked('Bohr Maschine')).toBe('"any0offer" bohrmaschin maschin');
    expect(asked('Zelt für Masch')).toBe('"any0offer" zelt masch');
    expect(asked('Zither Zelt')).toBe('"any0offer" zelt');
  });

  it('contains the sort orders', () => {
    const near = { ...towns.berlin, radiusKm: null };
    expect(sortOf({ ...query, near }, true)).toBeNull();
    expect(sortOf({ ...query, near }, false)).toEqual(['_geoPoint(52.52, 13.405):asc', 'publishedAt:desc', 'key:asc']);
    expect(sortOf({ ...query, sort: 'distance' }, true)).toEqual(['publishedAt:desc', 'key:asc']);
    expect(sortOf({ ...query, sort: 'price', near }, true)).toEqual(['price:asc', 'publishedAt:desc', 'key:asc']);
  });

  it('relies on index settings with custom typo limits and the coarse location', () => {
    const { typoTolerance, filterableAttributes } = settings();
    expect(typoTolerance.minWordSizeForTypos).toEqual({ oneTypo: 5, twoTypos: 9 });
    expect(filterableAttributes).toContain('_geo');
  });
});
