import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import { childrenOf, rootCategory } from '../../../api/reference.js';

/**
 * The categories that a list in `chosen` (null: in all) can turn to: those above it, outermost first, itself, and one
 * level below; the last level is shown with its siblings.
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
