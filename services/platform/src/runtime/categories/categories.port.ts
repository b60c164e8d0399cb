import { builtInTree, type CategoryTree } from '@lendring/contracts/reference/category-tree.js';

/** The category tree as this process knows it. */
export interface Categories {
  tree(): CategoryTree;
}

/** Where nobody changes the tree. */
export const builtInCategories: Categories = { tree: () => builtInTree };
