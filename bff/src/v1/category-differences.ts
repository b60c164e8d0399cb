import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { CategoryDifferenceShape } from '@lendring/contracts/http/categories.js';
import { ROOT_ID, type Category } from '@lendring/contracts/reference/categories.js';
import { categoryPicture } from '../shapes/category-picture.js';
import type { CategoryTree } from '@lendring/contracts/reference/category-tree.js';
import { same } from '@lendring/contracts/rules/same.js';

type Changed = Camel<CategoryDifferenceShape>['changed'][number];
type Shown = Camel<CategoryDifferenceShape>['before'];

export type Difference = Omit<Camel<CategoryDifferenceShape>, 'offers'> & Readonly<{ filed: readonly number[] }>;

export const addressesOf = (tree: CategoryTree, id: number) => ({
  de: tree.path('de', id) ?? '',
  en: tree.path('en', id) ?? '',
});

const shownIn = (tree: CategoryTree, id: number): Shown => {
  const category = tree.byId(id);
  if (!category) return null;
  const { title, hue } = category;
  return { title, url: addressesOf(tree, id), picture: categoryPicture(category), hue };
};

const kept = (tree: CategoryTree, other: CategoryTree, parent: number): readonly number[] =>
  tree
    .children(parent)
    .map(({ id }) => id)
    .filter((id) => other.byId(id)?.parent === parent);

const isReordered = (before: CategoryTree, after: CategoryTree, parent: number): boolean =>
  !same(kept(before, after, parent), kept(after, before, parent));

const partsOf = (was: Category, is: Category): readonly Changed[] => {
  const parts: readonly (Changed | false)[] = [
    !same(was.title, is.title) && 'title',
    !same(was.slug, is.slug) && 'address',
    was.parent !== is.parent && 'place',
    !same(was.keywords, is.keywords) && 'keywords',
    !same(was.description, is.description) && 'description',
    (was.emoji !== is.emoji || was.hue !== is.hue || was.image !== is.image) && 'picture',
  ];
  return parts.filter((part) => part !== false);
};

const changedOf = (before: CategoryTree, after: CategoryTree, is: Category): readonly Changed[] => {
  const was = before.all.find(({ id }) => id === is.id);
  const order: readonly Changed[] = isReordered(before, after, is.id) ? ['order'] : [];
  if (!was) return ['added', ...order];
  if (was.state !== is.state) return [is.state === 'live' ? 'restored' : is.state, ...partsOf(was, is), ...order];
  return is.state === 'live' ? [...partsOf(was, is), ...order] : [];
};

/** Kinds of change that move offers or change their search words. */
const moving: ReadonlySet<Changed> = new Set(['title', 'keywords', 'place', 'merged', 'retired', 'restored']);

export const differencesOf = (before: CategoryTree, after: CategoryTree): readonly Difference[] => {
  const ordered = [...after.categories, ...after.all.filter(({ state }) => state !== 'live')];
  const found = ordered.flatMap((is): Difference[] => {
    const changed = changedOf(before, after, is);
    if (changed.length === 0) return [];
    const isConcerned = changed.some((part) => moving.has(part));
    const leaves = is.state === 'live' ? undefined : after.resolve(is.id);
    return [
      {
        id: is.id,
        changed: [...changed],
        before: shownIn(before, is.id),
        after: shownIn(after, is.id),
        foundIn: leaves ? shownIn(after, leaves.id) : null,
        filed: !isConcerned ? [] : before.byId(is.id) ? before.covers(is.id) : after.covers(is.id),
      },
    ];
  });
  const main: readonly Difference[] = isReordered(before, after, ROOT_ID)
    ? [{ id: ROOT_ID, changed: ['order'], before: null, after: null, foundIn: null, filed: [] }]
    : [];
  return [...main, ...found];
};

export const redirectsBetween = (before: CategoryTree, after: CategoryTree): number =>
  before.categories.filter(({ id }) => {
    const now = after.resolve(id);
    return now !== undefined && !same(addressesOf(before, id), addressesOf(after, now.id));
  }).length;
