import { categories } from '@lendring/contracts/reference/categories.js';
import { treeOf } from '@lendring/contracts/reference/category-tree.js';
import { expect, it } from 'vitest';
import { nearCategories } from './near-categories.js';

const tree = treeOf(categories, { number: 0, version: '' });

it.each(['Bohrmaschinen', 'Zelt', 'Fahrad'])('suggests categories for the unknown name %s', (text) => {
  const near = nearCategories(tree, text, 'de');
  expect(near.length).toBeGreaterThan(0);
  expect(near.length).toBeLessThanOrEqual(3);
  for (const path of near) expect(path).toContain(' > ');
});

it('suggests nothing for a name like no category', () => {
  expect(nearCategories(tree, 'xqzyw', 'de')).toEqual([]);
});
