import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import { fold } from '@lendring/contracts/rules/fold.js';

/** Minimum number of typed characters (spec §5, §9). */
export const leastCharacters = 3;
const most = 7;

/** Plural endings in German, English and Dutch. */
const ending = /^(?:s|e|n|en|er|es|ies)$/;
const begins = (known: string, typed: string): boolean =>
  known.startsWith(typed) || (typed.startsWith(known) && ending.test(typed.slice(known.length)));
/**
 * Matches the start of a word, of the phrase, or of the phrase without spaces: `pastamachine` matches `pasta machine`.
 */
const begun = (phrase: string, typed: string): boolean => {
  const folded = fold(phrase);
  return (
    folded.split(' ').some((word) => begins(word, typed)) ||
    begins(folded, typed) ||
    begins(folded.replaceAll(' ', ''), typed.replaceAll(' ', ''))
  );
};

/** Rank of a category; lower is better, null does not match. */
const rank = (category: CategoryShape, typed: string): number | null => {
  if (fold(category.title).startsWith(typed)) return 0;
  if (begun(category.title, typed)) return 1;
  if (category.search.split(', ').some((keyword) => begun(keyword, typed))) return 2;
  return fold(category.title).includes(typed) ? 3 : null;
};

/** Categories whose title or keywords start with the typed text, best first; matched in the browser (spec §5). */
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

/** Titles of the ancestors, outermost first, to distinguish categories of the same name. */
export const pathTitles = (all: readonly CategoryShape[], category: CategoryShape): readonly string[] =>
  category.hierarchy.flatMap((id) => all.find((one) => one.id === id)?.title ?? []);
