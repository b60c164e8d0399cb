import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Category } from '@lendring/contracts/reference/categories.js';
import type { CategoryTree } from '@lendring/contracts/reference/category-tree.js';
import { fold } from '@lendring/contracts/rules/fold.js';

/** Categories that a message names. */
const MOST_NAMED = 3;

/** Least similarity, of 0 to 1, of a name that is worth suggesting. */
const LEAST_LIKENESS = 0.4;

/** Longest text, in characters, that is compared; names of categories are shorter. */
const MOST_LETTERS = 80;

type Pairs = ReadonlySet<string>;
type Leaf = Readonly<{ category: Category; names: readonly Pairs[] }>;

const pairsOf = (word: string): Pairs =>
  new Set(Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2)));

/** Share of common pairs of letters (Sørensen–Dice coefficient), 0 to 1. */
const likeness = (asked: Pairs, name: Pairs): number => {
  let common = 0;
  for (const pair of name) if (asked.has(pair)) common += 1;
  return asked.size + name.size === 0 ? 0 : (2 * common) / (asked.size + name.size);
};

const leavesByTree = new WeakMap<CategoryTree, readonly Leaf[]>();

/** Categories without subcategories, with the pairs of their titles and search words, computed once for a tree. */
const leavesOf = (tree: CategoryTree): readonly Leaf[] => {
  const known = leavesByTree.get(tree);
  if (known) return known;
  const leaves = tree.categories
    .filter(({ id }) => tree.children(id).length === 0)
    .map((category) => {
      const names = [...Object.values(category.title), ...Object.values(category.keywords).flat()];
      return { category, names: names.map((name) => pairsOf(fold(name))) };
    });
  leavesByTree.set(tree, leaves);
  return leaves;
};

/** Path of titles, as an import reads it: `Werkzeug > Bohren`. */
const pathText = (tree: CategoryTree, category: Category, locale: Locale): string =>
  [...tree.ancestors(category.id), category].map(({ title }) => title[locale]).join(' > ');

/**
 * Paths of the categories whose titles or search words in any language are most like a text, best first. For the name
 * of a group of categories: those in it.
 */
export const nearCategories = (tree: CategoryTree, text: string, locale: Locale): readonly string[] => {
  const asked = fold(text.split(/[>›]/).at(-1)?.trim() ?? '');
  if (asked.length > MOST_LETTERS) return [];
  const pairs = pairsOf(asked);
  const group = tree.categories.find(
    ({ id, title }) => tree.children(id).length > 0 && Object.values(title).some((one) => fold(one) === asked),
  );
  const within = group && new Set(tree.subtree(group.id));
  const ranked = leavesOf(tree)
    .filter(({ category }) => !within || within.has(category.id))
    .map(({ category, names }) => ({ category, like: Math.max(...names.map((name) => likeness(pairs, name))) }))
    .filter(({ like }) => within !== undefined || like >= LEAST_LIKENESS);
  return (within ? ranked : ranked.toSorted((a, b) => b.like - a.like))
    .slice(0, MOST_NAMED)
    .map(({ category }) => pathText(tree, category, locale));
};
