import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import { fold } from '@lendring/contracts/rules/fold.js';

/** Suggestions start from this many typed characters and stand still for so long (spec §5, §9). */
export const leastCharacters = 3;
const most = 7;

/** Better is smaller; null does not match. */
const rank = (category: CategoryShape, typed: string): number | null => {
  const title = fold(category.title);
  if (title.startsWith(typed)) return 0;
  if (title.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(typed))) return 1;
  if (
    fold(category.search)
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => word.startsWith(typed))
  )
    return 2;
  return title.includes(typed) ? 3 : null;
};

/** Categories whose title or keywords begin with what was typed, best first: computed here, not asked for (spec §5). */
export const matchingCategories = (all: readonly CategoryShape[], typed: string): readonly CategoryShape[] => {
  const text = fold(typed.trim());
  if (text.length < leastCharacters) return [];
  return all
    .map((category) => ({ category, rank: rank(category, text) }))
    .filter((hit): hit is { category: CategoryShape; rank: number } => hit.rank !== null)
    .toSorted((a, b) => a.rank - b.rank || a.category.hierarchy.length - b.category.hierarchy.length)
    .slice(0, most)
    .map((hit) => hit.category);
};

/** Titles of the categories above, outermost first: tells namesakes apart. */
export const pathTitles = (all: readonly CategoryShape[], category: CategoryShape): readonly string[] =>
  category.hierarchy.flatMap((id) => all.find((one) => one.id === id)?.title ?? []);
