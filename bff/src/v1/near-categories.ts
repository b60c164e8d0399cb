import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Category } from '@lendring/contracts/reference/categories.js';
import type { CategoryTree } from '@lendring/contracts/reference/category-tree.js';
import { fold } from '@lendring/contracts/rules/fold.js';

/** Categories that a message names. */
const MOST_NAMED = 3;

/** Least similarity, of 0 to 1, of a name that is worth suggesting. */
const LEAST_LIKENESS = 0.4;

const pairsOf = (word: string): ReadonlySet<string> =>
  new Set(Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2)));

/** Share of common pairs of letters (Sørensen–Dice coefficient), 0 to 1. */
const likeness = (one: string, other: string): number => {
  const [mine, theirs] = [pairsOf(one), pairsOf(other)];
  const common = [...mine].filter((pair) => theirs.has(pair)).length;
  return mine.size + theirs.size === 0 ? 0 : (2 * common) / (mine.size + theirs.size);
};

const namesOf = ({ title, keywords }: Category): readonly string[] => [
  ...Object.values(title),
  ...Object.values(keywords).flat(),
];

/** Path of titles, as an import reads it: `Werkzeug > Bohren`. */
const pathText = (tree: CategoryTree, category: Category, locale: Locale): string =>
  [...tree.ancestors(category.id), category].map(({ title }) => title[locale]).join(' > ');

/**
 * Paths of the categories whose titles or search words in any language are most like a text, best first. For the name
 * of a group of categories: those in it.
 */
export const nearCategories = (tree: CategoryTree, text: string, locale: Locale): readonly string[] => {
  const asked = fold(text.split(/[>›]/).at(-1)?.trim() ?? '');
  const leaves = tree.categories.filter(({ id }) => tree.children(id).length === 0);
  const group = tree.categories.find(
    ({ id, title }) => tree.children(id).length > 0 && Object.values(title).some((one) => fold(one) === asked),
  );
  const within = group && new Set(tree.subtree(group.id));
  const ranked = leaves
    .filter(({ id }) => !within || within.has(id))
    .map((category) => ({ category, like: Math.max(...namesOf(category).map((name) => likeness(asked, fold(name)))) }))
    .filter(({ like }) => within !== undefined || like >= LEAST_LIKENESS);
  return (within ? ranked : ranked.toSorted((a, b) => b.like - a.like))
    .slice(0, MOST_NAMED)
    .map(({ category }) => pathText(tree, category, locale));
};
