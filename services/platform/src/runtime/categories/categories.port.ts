import { builtInTree, type CategoryTree } from '@lendring/contracts/reference/category-tree.js';

/** Category tree as cached in this process. */
export interface Categories {
  tree(): CategoryTree;
}

/** For processes without category updates. */
export const builtInCategories: Categories = { tree: () => builtInTree };
