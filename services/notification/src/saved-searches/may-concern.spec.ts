import { describe, expect, it } from 'vitest';
import { UserId } from '@lendring/contracts/kernel/ids.js';
import { categories } from '@lendring/contracts/reference/categories.js';
import { builtInTree, treeOf } from '@lendring/contracts/reference/category-tree.js';
import { mayConcern } from './may-concern.js';

const at = '2027-02-01T10:00:00.000Z';
const offer = { ownerId: UserId.parse('c0000000-0000-4000-8000-000000000003'), categoryId: 406 };
const merged = treeOf(
  categories.map((one) => (one.id === 406 ? { ...one, state: 'merged' as const, into: 901 } : one)),
  { number: 1, version: '' },
);
const concerns = (categoryId: number, tree = builtInTree) =>
  mayConcern({ categoryId, includeCommercialOnly: true }, offer, at, tree);

describe('a saved search in a category', () => {
  it('matches offers of that category and its subcategories', () => {
    expect([406, 400, 901, 900].map((id) => concerns(id))).toEqual([true, true, false, false]);
  });

  it('matches offers moved there by a tree change, and follows its merged category', () => {
    expect([406, 901, 900, 400].map((id) => concerns(id, merged))).toEqual([true, true, true, false]);
  });
});
