import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { snakeOf } from '@lendring/contracts/http/camel-case.js';
import { ReferenceShape } from '@lendring/contracts/http/reference.js';
import { builtInTree } from '@lendring/contracts/reference/category-tree.js';
import { referenceDataOf } from './reference-data.js';

describe('the reference data as it is delivered (spec §3)', () => {
  const referenceData = referenceDataOf(builtInTree);
  const { category } = referenceData;

  it('matches its published schema and the version of the spec', () => {
    const published = ReferenceShape.omit({
      operator: true,
      terms_version: true,
      own_sign_in: true,
      sign_in_account: true,
      map: true,
    });
    expect(published.safeParse(snakeOf(published, referenceData)).error).toBeUndefined();
    expect(referenceData.version).toBe('2024-11-25 11:01:09');
  });

  it('starts the categories at their root, with matching parents and children', () => {
    expect(category[0]).toMatchObject({
      id: 1,
      parent: 0,
      title: { 1: 'ROOT', 2: 'ROOT', nl: 'ROOT' },
      hierarchy: [],
      children: [100, 200, 300, 400, 500, 600, 700, 800, 900, 1001, 1101, 1201, 1301, 1401],
    });
    const byId = new Map(category.map((one) => [one.id, one]));
    for (const { id, parent, hierarchy } of category.slice(1)) {
      expect([id, byId.get(parent)?.children.includes(id), hierarchy.at(-1)]).toEqual([id, true, parent]);
    }
  });

  it('names each category in every language, with path and picture', () => {
    expect(category.find(({ id }) => id === 1413)).toMatchObject({
      title: { 1: 'Küche', 2: 'Kitchen', nl: 'Keuken' },
      url: { 1: 'elektronik/haushalt/kueche', 2: 'electronics/household/kitchen', nl: 'electronics/household/kitchen' },
      description: { 1: null, 2: null, nl: null },
      hierarchy: [1, 100, 104],
      children: [],
    });
    const pictures = new URL('../../../node_modules/@lobehub/fluent-emoji-3d/', import.meta.url);
    for (const { id, imageThumb } of category.slice(1))
      expect([id, existsSync(new URL((imageThumb ?? '').replace('/assets/emoji/', 'assets/'), pictures))]).toEqual([
        id,
        true,
      ]);
  });

  it('contains all lists of the spec', () => {
    const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);
    expect([
      ids(referenceData.languages),
      ids(referenceData.renttype),
      ids(referenceData.paymenttype),
      ids(referenceData.paymenttypeInvoice),
      ids(referenceData.requesttype),
    ]).toEqual([
      [1, 2],
      [1, 2, 3, 4],
      [1, 2, 3, 4, 5, 6],
      [1, 2],
      [1, 2, 3, 4],
    ]);
    expect(ids(referenceData.reporttype).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(referenceData.locales.map(({ code, dbId }) => [code, dbId])).toEqual([
      ['de', 1],
      ['en', 2],
      ['nl', 2],
    ]);
  });
});
