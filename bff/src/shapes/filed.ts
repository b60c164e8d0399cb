import type { CategoryTree } from '@lendring/contracts/reference/category-tree.js';

export const filedIn = (tree: CategoryTree, categoryId: number | null): number | null =>
  categoryId === null ? null : (tree.resolve(categoryId)?.id ?? categoryId);

export const filed = <Shape extends Readonly<{ categoryId: number | null }>>(
  tree: CategoryTree,
  shape: Shape,
): Shape => ({ ...shape, categoryId: filedIn(tree, shape.categoryId) });
