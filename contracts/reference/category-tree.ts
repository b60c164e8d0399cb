import type { Locale } from '../kernel/ids.js';
import { ROOT_ID, categories as builtIn, type Category } from './categories.js';
import { referenceVersion } from './version.js';

/** How far the tree was changed: `number` counts what was published, `version` is the stamp of the last time (spec §3). */
export type CategoryVersion = Readonly<{ number: number; version: string }>;

/** The categories as they are now. Where nothing else is said, only those that stand in the tree count. */
export type CategoryTree = CategoryVersion &
  Readonly<{
    /** In display order, parents before their children. */
    categories: readonly Category[];
    /** Those that were merged or retired, too. */
    all: readonly Category[];
    /** The category, or undefined for the root, for an unknown id and for one that left the tree. */
    byId: (id: number) => Category | undefined;
    /** Where what is filed under an id is found: itself, what it was merged into, or the parent of a retired one. */
    resolve: (id: number) => Category | undefined;
    /** Direct children in display order; the main categories for {@link ROOT_ID}. */
    children: (id: number) => readonly Category[];
    /** The categories above this one, outermost first, without the root and without itself. */
    ancestors: (id: number) => readonly Category[];
    /** Ancestor ids from the root, as the public API's `hierarchy` (spec §3). */
    hierarchy: (id: number) => readonly number[];
    /** The id and the ids of everything below it. */
    subtree: (id: number) => readonly number[];
    /** All ids under which something may be filed that is found in this category: of its subtree, and what led there. */
    covers: (id: number) => readonly number[];
    /** Slugs joined by `/`, for example `elektronik/haushalt/kueche`; undefined for an unknown id. */
    path: (locale: Locale, id: number) => string | undefined;
    /**
     * The category at a path of slugs in this locale, also at one that it once had or that was merged into it; undefined
     * where there is none. Takes no leading or trailing slash.
     */
    byPath: (locale: Locale, path: string) => Category | undefined;
    /** All ids whose offers are found elsewhere, or by other words, than at version `number`. */
    changedAfter: (number: number) => readonly number[];
  }>;

/** Dutch pages use the English slugs: its language of the reference data is number 2 (spec §3). */
const slugIn = (slug: Category['slug'], locale: Locale): string => (locale === 'de' ? slug.de : slug.en);

/** The tree of these categories, siblings in the order in which they are given. */
export const treeOf = (all: readonly Category[], { number, version }: CategoryVersion): CategoryTree => {
  const known = new Map(all.map((category) => [category.id, category]));
  const byParent = Map.groupBy(
    all.filter(({ state }) => state === 'live'),
    (category) => category.parent,
  );
  const children = (id: number): readonly Category[] => byParent.get(id) ?? [];
  const below = (id: number): readonly Category[] => children(id).flatMap((child) => [child, ...below(child.id)]);
  const categories = below(ROOT_ID);
  const standing = new Map(categories.map((category) => [category.id, category]));

  const byId = (id: number): Category | undefined => standing.get(id);
  const ancestors = (id: number): readonly Category[] => {
    const parent = byId(byId(id)?.parent ?? ROOT_ID);
    return parent ? [...ancestors(parent.id), parent] : [];
  };
  const subtree = (id: number): readonly number[] => [id, ...children(id).flatMap((child) => subtree(child.id))];
  const path = (locale: Locale, id: number): string | undefined => {
    const category = byId(id);
    return category && [...ancestors(id), category].map(({ slug }) => slugIn(slug, locale)).join('/');
  };

  /** From an id to where it leads, step by step. */
  const way = (id: number): readonly Category[] => {
    const category = known.get(id);
    if (!category || category.state === 'live') return category ? [category] : [];
    return [category, ...way(category.into ?? category.parent)];
  };
  const resolve = (id: number): Category | undefined => byId(way(id).at(-1)?.id ?? ROOT_ID);
  const leadingTo = Map.groupBy(all, ({ id }) => resolve(id)?.id);

  /** What stands or stood at a slug below a parent: who is there now comes before who left. */
  const at = (parent: number, slug: string, locale: Locale): Category | undefined =>
    children(parent).find((child) => slugIn(child.slug, locale) === slug) ??
    all.find((one) => one.parent === parent && slugIn(one.slug, locale) === slug) ??
    all.find(({ former }) => former.some((place) => place.parent === parent && slugIn(place.slug, locale) === slug));

  return {
    number,
    version,
    categories,
    all,
    byId,
    resolve,
    children,
    ancestors,
    hierarchy: (id) => [ROOT_ID, ...ancestors(id).map((category) => category.id)],
    subtree,
    covers: (id) => subtree(id).flatMap((one) => (leadingTo.get(one) ?? []).map((filed) => filed.id)),
    path,
    byPath(locale, asked) {
      let parent = ROOT_ID;
      for (const slug of asked.split('/')) {
        const there = at(parent, slug, locale);
        if (!there) return undefined;
        parent = there.id;
      }
      return resolve(parent);
    },
    changedAfter: (last) =>
      all
        .filter(({ id }) => {
          const steps = way(id);
          return [...steps, ...ancestors(steps.at(-1)?.id ?? ROOT_ID)].some(({ since }) => since > last);
        })
        .map(({ id }) => id),
  };
};

/** The tree before anything was changed. */
export const builtInTree: CategoryTree = treeOf(builtIn, { number: 0, version: referenceVersion });
