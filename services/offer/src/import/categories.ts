import { ROOT_ID } from '@lendring/contracts/reference/categories.js';
import type { CategoryTree } from '@lendring/contracts/reference/category-tree.js';
import { fold } from '@lendring/contracts/rules/fold.js';

const known = new WeakMap<CategoryTree, ReadonlyMap<string, number | null>>();

const key = (titles: readonly string[]): string => titles.map(fold).join('>');

/** Categories by their path of titles in every language, and by their title alone where it is unique (else null). */
const named = (tree: CategoryTree): ReadonlyMap<string, number | null> => {
  const found = new Map<string, number | null>();
  const add = (name: string, id: number) => found.set(name, found.has(name) && found.get(name) !== id ? null : id);
  for (const category of tree.categories)
    for (const locale of ['de', 'en', 'nl'] as const) {
      const titles = [...tree.ancestors(category.id), category].map(({ title }) => title[locale]);
      add(key(titles), category.id);
      if (titles.length > 1) add(key(titles.slice(-1)), category.id);
    }
  return found;
};

/** Category of a cell: its id, its path (`Party > Zelte`) or its title if unique. Null if there is none. */
export const categoryOf = (cell: string, tree: CategoryTree): number | null => {
  const text = cell.trim();
  if (/^\d{1,6}$/.test(text)) return tree.byId(Number(text)) && Number(text) !== ROOT_ID ? Number(text) : null;
  const names = known.get(tree) ?? named(tree);
  known.set(tree, names);
  return names.get(key(text.split(/[>›]/))) ?? null;
};
