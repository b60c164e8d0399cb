import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import { fold } from '@lendring/contracts/rules/fold.js';

/** Characters before anything is suggested (spec §5). */
export const minLength = 3;

/** Categories that a text means: by title before by keyword, by beginning before by middle; at most `most`. */
export const matchingCategories = (all: readonly CategoryShape[], text: string, most = 6): readonly CategoryShape[] => {
  const wanted = fold(text.trim());
  if (wanted.length < minLength) return [];
  const rank = (category: CategoryShape): number => {
    const title = fold(category.title);
    if (title.startsWith(wanted)) return 0;
    if (title.includes(` ${wanted}`)) return 1;
    const words = fold(category.search);
    return words.startsWith(wanted) || words.includes(` ${wanted}`) ? 2 : title.includes(wanted) ? 3 : Infinity;
  };
  return all.map((category) => ({ category, rank: rank(category) })).filter((one) => one.rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank).slice(0, most).map((one) => one.category);
};
