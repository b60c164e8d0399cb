import type { InstallationRefusal } from '@lendring/contracts/installation/refusals.js';
import type { ImageId, Locale } from '@lendring/contracts/kernel/ids.js';
import { refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import { categories as builtIn, ROOT_ID, type Category } from '@lendring/contracts/reference/categories.js';
import { categoryLimits } from '@lendring/contracts/reference/category-limits.js';
import { furtherPictures } from '@lendring/contracts/reference/category-pictures.js';
import type { CategoryPlace, CategoryWords } from '@lendring/contracts/reference/category-schema.js';
import type { CategoryTree } from '@lendring/contracts/reference/category-tree.js';

/** The refusal; null when the change is allowed. */
export type Problem = Extract<Decision<never, InstallationRefusal>, { refusal: unknown }> | null;

/** The current tree, the language of refusals, and the uploaded pictures that a change may use. */
export type Rules = Readonly<{ tree: CategoryTree; locale: Locale; images: ReadonlySet<ImageId> }>;

const pictures: ReadonlySet<string> = new Set([...builtIn.map(({ emoji }) => emoji), ...furtherPictures]);

export const pictureProblem = ({ images }: Rules, { emoji, image }: CategoryWords): Problem => {
  if (!pictures.has(emoji)) return refused('category_picture');
  return image && !images.has(image) ? refused('category_picture_gone') : null;
};

export const standing = ({ tree }: Rules, id: number): Category | Exclude<Problem, null> =>
  tree.byId(id) ?? refused('category_gone');

export const isProblem = (found: Category | Exclude<Problem, null>): found is Exclude<Problem, null> =>
  'refusal' in found;

const languages = ['de', 'en'] as const;

/** A slug is unique among siblings, former slugs included, because these redirect. */
export const slugProblem = ({ tree, locale }: Rules, id: number, { parent, slug }: CategoryPlace): Problem => {
  for (const language of languages) {
    const taken = (place: CategoryPlace): boolean => place.parent === parent && place.slug[language] === slug[language];
    const others = tree.all.filter((other) => other.id !== id);
    const owner = others.find((other) => other.state === 'live' && taken(other));
    if (owner) return refused('category_slug_taken', { slug: slug[language], category: owner.title[locale] });
    const former = others.find((other) => taken(other) || other.former.some(taken));
    if (former) {
      const { title } = tree.resolve(former.id) ?? former;
      return refused('category_slug_redirects', { slug: slug[language], category: title[locale] });
    }
  }
  return null;
};

const heightOf = (tree: CategoryTree, id: number): number =>
  1 + Math.max(0, ...tree.children(id).map((child) => heightOf(tree, child.id)));

/**
 * Refuses a move that creates a cycle, changes the level or exceeds the maximum depth; `id` is null for a new category.
 */
export const parentProblem = (rules: Rules, id: number | null, parent: number): Problem => {
  const { tree, locale } = rules;
  if (parent !== ROOT_ID && !tree.byId(parent)) return refused('category_gone');
  const moved = id === null ? undefined : tree.byId(id);
  if (moved && tree.subtree(moved.id).includes(parent))
    return refused('category_cycle', { category: moved.title[locale] });
  if (moved && (moved.parent === ROOT_ID) !== (parent === ROOT_ID)) return refused('category_level');
  const level = parent === ROOT_ID ? 0 : tree.ancestors(parent).length + 1;
  const height = moved ? heightOf(tree, moved.id) : 1;
  return level + height > categoryLimits.depth ? refused('category_too_deep') : null;
};

export const leavingProblem = ({ tree, locale }: Rules, { id, title }: Category): Problem =>
  tree.children(id).length > 0 ? refused('category_has_children', { category: title[locale] }) : null;

export const mergeProblem = (rules: Rules, from: Category, into: number): Problem => {
  const { tree, locale } = rules;
  const target = tree.byId(into);
  if (!target) return refused('category_gone');
  if (tree.subtree(from.id).includes(into)) return refused('category_cycle', { category: from.title[locale] });
  if ((from.parent === ROOT_ID) !== (target.parent === ROOT_ID)) return refused('category_level');
  return leavingProblem(rules, from);
};

export const orderProblem = ({ tree }: Rules, parent: number, ids: readonly number[]): Problem => {
  const children = tree.children(parent);
  const named = new Set(ids);
  const isWhole = named.size === ids.length && children.length === ids.length;
  return isWhole && children.every(({ id }) => named.has(id)) ? null : refused('category_order');
};
