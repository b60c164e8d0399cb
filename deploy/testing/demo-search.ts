import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import { builtInTree } from '@lendring/contracts/reference/category-tree.js';
import { metadataText } from '@lendring/offer/search/matching/metadata.js';
import { noBookingRules } from '@lendring/contracts/rules/booking-rules.js';
import { alwaysOpen } from '@lendring/contracts/rules/opening-days.js';
import type { SearchResult, SearchWrite } from '@lendring/offer/search/search.port.js';
import { openSqliteSearch } from '@lendring/offer/search/sqlite.adapter.js';
import { offers } from '../demo/content/offers.js';
import { people } from '../demo/content/people.js';

const { ancestors, byId } = builtInTree;

const writes = offers.map((offer): SearchWrite => {
  const category = byId(offer.categoryId);
  const line = category ? [...ancestors(category.id), category] : [];
  return {
    id: offer.key,
    position: '0000000000000001',
    document: {
      id: offer.key,
      ownerId: offer.owner,
      language: people.find(({ key }) => key === offer.owner)?.locale ?? 'de',
      title: offer.title,
      body: [
        offer.shortDescription,
        ...offer.metadata.filter((entry) => entry.public).map(metadataText),
        offer.description,
      ].join('\n'),
      tags: offer.tags,
      keywords: line.flatMap(({ title, keywords }) => [...Object.values(title), ...keywords]).join(' '),
      categoryId: offer.categoryId,
      categories: line.map(({ id }) => id),
      cityId: '',
      point: { lat: 0, lng: 0 },
      commercial: false,
      commercialOnly: false,
      groups: [],
      membersOnly: false,
      paymentTypes: [],
      rentTypes: [],
      dayPrice: null,
      pricings: [],
      free: false,
      publishedAt: 0,
      ratingSum: 0,
      ratingCount: 0,
      quantity: offer.quantity ?? 1,
      times: { opening: alwaysOpen, rules: noBookingRules, zone: OPERATOR_TIME_ZONE },
      busyDays: [],
      late: [],
      freeUnits: {},
      deliversKm: null,
      metadata: [],
    },
  };
});

export const openDemoSearch = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'demo-search-'));
  const engine = openSqliteSearch({ directory: folder, maxWorkers: 0 });
  const index = await engine.open('offers@1');
  await index.write(writes);
  return {
    find: (text: string, size: number): Promise<SearchResult> =>
      index.search({ text, askersGroups: [], includeCommercialOnly: true, sort: 'relevance', page: 1, size }),
    close: async () => {
      await engine.close();
      await rm(folder, { recursive: true });
    },
  };
};
export type DemoSearch = Awaited<ReturnType<typeof openDemoSearch>>;
