import type { CategoryTree } from '@lendring/contracts/reference/category-tree.js';

export const filedIn = (tree: CategoryTree, categoryId: number | null): number | null =>
  categoryId === null ? null : (tree.resolve(categoryId)?.id ?? categoryId);

export const filed = <Shape extends Readonly<{ category_id: number | null }>>(
  tree: CategoryTree,
  shape: Shape,
): Shape => ({ ...shape, category_id: filedIn(tree, shape.category_id) });
