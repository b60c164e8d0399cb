import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Locale } from '../kernel/ids.js';
import { ROOT_ID, categories } from './categories.js';
import table from './categories.json' with { type: 'json' };
import { furtherPictures } from './category-pictures.js';
import { BuiltInCategory } from './category-schema.js';
import { builtInTree } from './category-tree.js';
import { invoicePaymentTypes } from './invoice-payment-types.js';
import { locales } from './languages.js';
import { paymentTypes } from './payment-types.js';
import { rentTypes } from './rent-types.js';
import { reportTypes, reportTypesFor } from './report-types.js';
import { requestTypes } from './request-types.js';
import type { Texts } from '../kernel/texts.js';
import { referenceVersion } from './version.js';

const { ancestors, byId, byPath, path: pathIn, children, hierarchy, subtree } = builtInTree;
const allLocales = Locale.options;
const packages = new URL('../../node_modules/', import.meta.url);
const repeated = <T>(values: readonly T[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('categories (spec §3)', () => {
  it('match their schema', () => {
    const wrong = table.flatMap((entry, index) =>
      (BuiltInCategory.safeParse(entry).error?.issues ?? []).map(
        ({ path, message }) => `entry ${index + 1} (${entry.id}), ${path.join('.')}: ${message}`,
      ),
    );
    // To fix a failure, correct contracts/reference/categories.json according to category-schema.ts.
    expect(wrong).toEqual([]);
  });

  it('have unique ids, and parents that precede them', () => {
    expect(repeated(categories.map(({ id }) => id))).toEqual([]);
    const seen = new Set([ROOT_ID]);
    for (const { id, parent } of categories) {
      expect([id, seen.has(parent)]).toEqual([id, true]);
      seen.add(id);
    }
  });

  it('have slugs that are safe in an address and unique among siblings', () => {
    for (const { id } of [{ id: ROOT_ID }, ...categories]) {
      for (const language of ['de', 'en'] as const) {
        const slugs = children(id).map(({ slug }) => slug[language]);
        expect(repeated(slugs)).toEqual([]);
        for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
      }
    }
  });

  it('are the 14 main categories with the subcategories of the spec', () => {
    const expected: Record<number, number[]> = {
      100: [101, 102, 103, 104, 105, 106, 107, 108, 109, 110],
      104: [1413, 1414, 1415],
      200: [201, 202, 203, 204, 205, 206, 207],
      300: [301, 302, 303, 304, 305, 306],
      400: [401, 402, 403, 404, 405, 406, 407, 408],
      500: [501, 502, 503, 504, 505, 506],
      600: [601, 602, 603, 604, 605, 606, 607, 608, 609],
      700: [701, 702, 703, 704, 705, 706, 707, 708],
      800: [801, 802, 803, 804, 805, 806, 807, 808, 809],
      900: [901, 902, 903, 904, 905, 906, 907],
      1001: [1002, 1003, 1004, 1005, 1006, 1007],
      1101: [1102, 1103, 1104, 1105, 1106, 1107],
      1201: [1202, 1203, 1204, 1205, 1206, 1207],
      1301: [1302, 1303, 1304, 1305, 1306, 1307, 1308],
      1401: [1402, 1403, 1404, 1405, 1406, 1407, 1408, 1409, 1410, 1411, 1412, 1416],
    };
    expect(children(ROOT_ID).map(({ id }) => id)).toEqual(
      Object.keys(expected)
        .map(Number)
        .filter((id) => id !== 104),
    );
    for (const [id, ids] of Object.entries(expected))
      expect(children(Number(id)).map((child) => child.id)).toEqual(ids);
    expect(categories).toHaveLength(14 + Object.values(expected).flat().length);
  });

  it('include "additional" as the last child of every main category', () => {
    for (const main of children(ROOT_ID))
      expect(children(main.id).at(-1)?.slug).toEqual({ de: 'weiteres', en: 'additional' });
    expect(children(104).map(({ slug }) => slug.en)).not.toContain('additional');
  });

  it('round-trip through their unique path in every locale', () => {
    for (const locale of allLocales) {
      const paths = categories.map(({ id }) => pathIn(locale, id));
      expect(repeated(paths)).toEqual([]);
      for (const [index, one] of paths.entries()) expect(byPath(locale, one ?? '')).toBe(categories[index]);
    }
  });

  it.each([
    ['de', 'elektronik/audio-hifi', 101],
    ['de', 'fahrzeug/auto', 201],
    ['de', 'sport/wassersport', 905],
    ['de', 'party/beleuchtung', 1402],
    ['de', 'elektronik/haushalt/kueche', 1413],
    ['de', 'wohnungen-haeuser-hallen-bueros', 1101],
    ['en', 'appartments-houses-halls-office', 1101],
    ['nl', 'domestic-animal', 1201],
    ['nl', 'electronics/household/kitchen', 1413],
    ['en', 'instrument', 500],
  ] as const)('resolve the %s path %s to category %i, as in the spec', (locale, asked, id) => {
    expect(byPath(locale, asked)?.id).toBe(id);
    expect(pathIn(locale, id)).toBe(asked);
  });

  it.each([
    '',
    '/',
    'elektronik/',
    '/elektronik',
    'elektronik/auto',
    'gibt-es-nicht',
    'gibt-es-nicht/elektronik',
    'electronics',
  ])('do not resolve the German path %p', (asked) => {
    expect(byPath('de', asked)).toBeUndefined();
  });

  it('expose ancestors and descendants', () => {
    expect(ancestors(1413).map(({ id }) => id)).toEqual([100, 104]);
    expect(hierarchy(1413)).toEqual([1, 100, 104]);
    expect(hierarchy(100)).toEqual([1]);
    expect(subtree(104)).toEqual([104, 1413, 1414, 1415]);
    expect(children(1413)).toEqual([]);
    expect([byId(999), pathIn('de', 999), ancestors(999), children(999)]).toEqual([undefined, undefined, [], []]);
  });

  it('have lower-case keywords, and an existing icon, picture and hue', () => {
    for (const { id, keywords, icon, emoji, hue } of categories) {
      expect([id, keywords.length >= 5, repeated(keywords)]).toEqual([id, true, []]);
      for (const word of keywords) expect([id, word]).toEqual([id, word.trim().toLowerCase()]);
      expect([id, icon, existsSync(new URL(`lucide-react/dist/esm/icons/${icon}.mjs`, packages))]).toEqual([
        id,
        icon,
        true,
      ]);
      expect([id, emoji, existsSync(new URL(`@lobehub/fluent-emoji-3d/assets/${emoji}.webp`, packages))]).toEqual([
        id,
        emoji,
        true,
      ]);
      expect(hue >= 0 && hue <= 360).toBe(true);
    }
  });

  it('have extra pictures that exist and are unused by other categories', () => {
    for (const emoji of furtherPictures)
      expect([emoji, existsSync(new URL(`@lobehub/fluent-emoji-3d/assets/${emoji}.webp`, packages))]).toEqual([
        emoji,
        true,
      ]);
    expect(repeated([...furtherPictures, ...categories.map(({ emoji }) => emoji)])).toEqual([]);
  });
});

describe('reference data', () => {
  it('has the version of the spec', () => expect(referenceVersion).toBe('2024-11-25 11:01:09'));

  it('is translated into all three languages', () => {
    const all: Texts[] = [
      ...[...categories, ...rentTypes, ...paymentTypes, ...invoicePaymentTypes, ...requestTypes, ...reportTypes].map(
        ({ title }) => title,
      ),
      ...[...rentTypes, ...paymentTypes].flatMap(({ unit }) => [unit.singular, unit.plural]),
    ];
    for (const text of all) for (const locale of allLocales) expect(text[locale].trim().length).toBeGreaterThan(1);
  });

  it('contains the flags, subjects and languages of the spec', () => {
    expect(paymentTypes.map(({ id, donation, currency, forfree }) => [id, donation, currency, forfree])).toEqual([
      [1, false, true, false],
      [2, false, false, false],
      [3, false, false, false],
      [4, true, true, false],
      [5, false, false, true],
      [6, false, false, true],
    ]);
    expect(reportTypesFor('offer').map(({ id }) => id)).toEqual([1, 2, 5, 6, 7, 8, 9, 10]);
    expect(reportTypesFor('user').map(({ id }) => id)).toEqual([1, 3, 7, 9, 10]);
    expect(reportTypesFor('request').map(({ id }) => id)).toEqual([1, 4, 5, 7, 10]);
    expect(reportTypesFor('group').map(({ id }) => id)).toEqual([1, 2, 5, 7, 10]);
    expect(reportTypes.filter(({ needsDescription }) => needsDescription).map(({ id }) => id)).toEqual([10]);
    expect(Object.values(locales).map(({ code, dbId }) => [code, dbId])).toEqual([
      ['de', 1],
      ['en', 2],
      ['nl', 2],
    ]);
  });
});
