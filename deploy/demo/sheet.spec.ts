import { latestBuiltTerms } from '@lendring/contracts/installation/built-terms.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sheetOffer } from '@lendring/contracts/http/sheet-offer.js';
import { fillIn } from '@lendring/contracts/kernel/texts.js';
import { importLimits } from '@lendring/contracts/offer/import-limits.js';
import { builtInTree } from '@lendring/contracts/reference/category-tree.js';
import {
  metadataHeads,
  profilePlaceNames,
  sheetColumns,
  type SheetColumnName,
  type SheetWords,
} from '@lendring/contracts/rules/offer-sheet.js';
import { caller, must } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';
import { accessToken } from '../tools/access-token.js';
import { offers } from './content/offers.js';
import { people } from './content/people.js';
import { loadDemo } from './load.js';
import { personId } from './load-people.js';

const names = Object.keys(sheetColumns) as SheetColumnName[];
const none = {
  requests: [],
  blocks: [],
  counterLoans: [],
  closings: [],
  groups: [],
  searchRequests: [],
  bookings: { plans: [], features: [] },
  ads: [],
  flaggers: [],
  feedback: [],
  words: [],
  reports: [],
};

describe('the spreadsheet of own offers', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct({}, undefined, new Promise(() => undefined));
    await loadDemo({
      apis: product.running.apis,
      dataDir: product.config.dataDir,
      termsVersion: latestBuiltTerms,
      now: () => new Date().toISOString(),
      progress: () => undefined,
      signal: new AbortController().signal,
      content: { ...none, people, offers: offers.map((offer) => ({ ...offer, pictures: offer.pictures.slice(0, 1) })) },
      pictures: {
        maxBytes: 1,
        store: async () => ({ width: 1200, height: 900, fingerprint: null }),
        copy: async () => null,
        storeDrawn: async () => ({ width: 1200, height: 900, fingerprint: null }),
        remove: async () => undefined,
        hide: async () => undefined,
        bar: async () => undefined,
        show: async () => undefined,
        unhide: async () => undefined,
      },
    });
  }, 300_000);
  afterAll(() => product.stop());

  const wordsOf = (locale: SheetWords['locale']): SheetWords => ({
    categoryPath: (id) =>
      [...builtInTree.ancestors(id), builtInTree.byId(id)].map((one) => one?.title[locale] ?? '').join(' > '),
    // An empty cell leaves a place of the owner as it is.
    placeName: (placeId) => (placeId === null ? profilePlaceNames[locale] : ''),
    free: { de: 'kostenlos', en: 'free', nl: 'gratis' }[locale],
    decimal: locale === 'en' ? '.' : ',',
    site: product.config.publicUrl,
    locale,
  });

  it('changes nothing in any demo offer when it is imported as it was exported', async () => {
    const owners = [...new Set(offers.map(({ owner }) => owner))];
    let checked = 0;
    for (const [index, key] of owners.entries()) {
      const userId = personId(key);
      const owner = caller(product.config.publicUrl, userId, await accessToken(product.config, userId));
      const locale = (['de', 'en', 'nl'] as const)[index % 3] ?? 'de';
      const words = wordsOf(locale);
      const query = { size: importLimits.chunk };
      const { offers: rows, facets, paging } = must('offerTable', await owner.call('offerTable', { query })).data;
      expect(paging.hasNextPage).toBe(false);
      const details = facets.metadata_names.flatMap((name) => [true, false].map((isPublic) => ({ name, isPublic })));
      const head = [
        ...names.map((name) => sheetColumns[name].head[locale]),
        ...details.map(({ name, isPublic }) => fillIn(metadataHeads[isPublic ? 'shown' : 'private'][locale], { name })),
      ];
      const lines = rows.map((row, at) => ({
        line: at + 2,
        cells: [
          ...names.map((name) => sheetColumns[name].write(sheetOffer(row), words)),
          ...details.map(
            ({ name, isPublic }) =>
              row.metadata.find((one) => one.name === name && one.public === isPublic)?.value ?? '',
          ),
        ],
      }));
      const answer = await owner.call('checkImport', { lang: locale, body: { head, rows: lines } });
      const different = must('checkImport', answer).data.rows.filter(({ does }) => does !== 'nothing');
      expect([key, different]).toEqual([key, []]);
      checked += rows.length;
    }
    expect(checked).toBe(offers.length);
  }, 120_000);
});
