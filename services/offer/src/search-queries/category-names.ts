import type { CategoryTree } from '@lendring/contracts/reference/category-tree.js';
import { categoryNames } from '../search/matching/called.js';
import type { SearchQuery } from '../search/search.port.js';

type Names = Pick<SearchQuery, 'categoryNames'>;

const known = new WeakMap<CategoryTree, Names>();

export const namesIn = (tree: CategoryTree): Names => {
  if (tree.number === 0) return {};
  const found = known.get(tree) ?? { categoryNames: categoryNames(tree.categories) };
  known.set(tree, found);
  return found;
};
