import { builtInTree, type CategoryTree } from '@lendring/contracts/reference/category-tree.js';

export interface Categories {
  tree(): CategoryTree;
}

export const builtInCategories: Categories = { tree: () => builtInTree };
