import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import { childrenOf, rootCategory } from '../../../api/reference.js';

/**
 * Categories reachable from `chosen` (null: all): ancestors with the outermost first, itself, and its children; a leaf
 * is listed with its siblings.
 */
export const categoryLevels = (
  all: readonly CategoryShape[],
  chosen: CategoryShape | null,
): readonly CategoryShape[] => {
  if (!chosen) return childrenOf(all, rootCategory);
  const above = chosen.hierarchy.flatMap((id) => all.find((one) => one.id === id) ?? []);
  const below = childrenOf(all, chosen.id);
  return below.length > 0 ? [...above, chosen, ...below] : [...above, ...childrenOf(all, chosen.parent)];
};
