import { categories } from '@lendring/contracts/reference/categories.js';
import { treeOf } from '@lendring/contracts/reference/category-tree.js';
import { expect, it, vi } from 'vitest';
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

it('compares no text that is longer than any name of a category', () => {
  expect(nearCategories(tree, 'Zelt '.repeat(300), 'de')).toEqual([]);
});

it('computes the names of a tree once, not for each cell', () => {
  const read = vi.fn<() => void>();
  const watched = {
    ...tree,
    get categories() {
      read();
      return tree.categories;
    },
  };
  for (let row = 0; row < 50; row += 1) nearCategories(watched, `Bohrmaschine ${row}`, 'de');
  // Once a cell to find a group of that name, once for all names.
  expect(read).toHaveBeenCalledTimes(51);
});
