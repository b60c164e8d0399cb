import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ancestors, categoryById } from '@lendring/contracts/reference/category-tree.js';
import type { SearchEngine, SearchIndex, SearchWrite } from '@lendring/platform/search/search.port.js';
import { openSqliteSearch } from '@lendring/platform/search/sqlite.adapter.js';
import { offers } from './content/offers.js';
import { people } from './content/people.js';

const often = (locale: string): readonly string[] => {
  const texts = JSON.parse(readFileSync(join(import.meta.dirname, `../../web/src/i18n/locales/${locale}/home.json`), 'utf8')) as { often: Record<string, string> };
  return Object.values(texts.often);
};

const writes = offers.map((offer): SearchWrite => {
  const category = categoryById(offer.categoryId);
  const line = category ? [...ancestors(category.id), category] : [];
  return {
    id: offer.key, position: '0000000000000001',
    document: {
      id: offer.key, ownerId: offer.owner, language: people.find(({ key }) => key === offer.owner)?.locale ?? 'de', title: offer.title,
      body: `${offer.shortDescription}\n${offer.description}`, tags: offer.tags, keywords: line.flatMap(({ title, keywords }) => [...Object.values(title), ...keywords]).join(' '),
      categoryId: offer.categoryId, categories: line.map(({ id }) => id), cityId: '', point: { lat: 0, lng: 0 }, commercial: false, commercialOnly: false, paymentTypes: [],
      rentTypes: [], dayPrice: null, pricings: [], free: false, publishedAt: 0, ratingSum: 0, ratingCount: 0, busyDays: [],
    },
  };
});

describe('what the home page says is often searched', () => {
  let folder: string;
  let engine: SearchEngine;
  let index: SearchIndex;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'often-'));
    engine = openSqliteSearch({ directory: folder, maxWorkers: 0 });
    index = await engine.open('offers@1');
    await index.write(writes);
  });
  afterAll(async () => {
    await engine.close();
    await rm(folder, { recursive: true });
  });

  it.each(['de', 'en', 'nl'])('finds demo offers in %s', async (locale) => {
    const found = await Promise.all(often(locale).map(async (text) => [text, (await index.search({ text, includeCommercialOnly: true, sort: 'relevance', page: 1, size: 1 })).total] as const));
    expect(found).toHaveLength(5);
    expect(found.filter(([, total]) => total === 0)).toEqual([]);
  });
});
