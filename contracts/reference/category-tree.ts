import type { Locale } from '../kernel/ids.js';
import { ROOT_ID, categories as builtIn, type Category } from './categories.js';
import { referenceVersion } from './version.js';

/** `number`: count of publications; `version`: timestamp of the latest one (spec §3). */
export type CategoryVersion = Readonly<{ number: number; version: string }>;

/** Current categories. Merged and retired categories are excluded here and below unless stated otherwise. */
export type CategoryTree = CategoryVersion &
  Readonly<{
    categories: readonly Category[];
    all: readonly Category[];
    /** Undefined for the root, unknown ids, and merged or retired categories. */
    byId: (id: number) => Category | undefined;
    /**
     * Category in which offers filed under `id` are found: the category itself, its merge target, or the parent of a
     * retired category.
     */
    resolve: (id: number) => Category | undefined;
    /** Direct children in display order; the main categories for {@link ROOT_ID}. */
    children: (id: number) => readonly Category[];
    /** Ancestors, outermost first, excluding the root and the category itself. */
    ancestors: (id: number) => readonly Category[];
    /** Ancestor ids from the root, as in the public API's `hierarchy` (spec §3). */
    hierarchy: (id: number) => readonly number[];
    subtree: (id: number) => readonly number[];
    /** All ids whose offers are found in this category: its subtree, and categories merged or retired into it. */
    covers: (id: number) => readonly number[];
    /** Slugs joined by `/`, for example `elektronik/haushalt/kueche`; undefined for an unknown id. */
    path: (locale: Locale, id: number) => string | undefined;
    /**
     * Category at a slug path of the locale, which may be a former path or the path of a merged category; undefined
     * if none. The path has no leading or trailing slash.
     */
    byPath: (locale: Locale, path: string) => Category | undefined;
    changedAfter: (number: number) => readonly number[];
  }>;

/** Dutch uses the English slugs, because both share language 2 of the reference data (spec §3). */
const slugIn = (slug: Category['slug'], locale: Locale): string => (locale === 'de' ? slug.de : slug.en);

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

  /** Follows merges and retirements to the final category. */
  const way = (id: number): readonly Category[] => {
    const category = known.get(id);
    if (!category || category.state === 'live') return category ? [category] : [];
    return [category, ...way(category.into ?? category.parent)];
  };
  const resolve = (id: number): Category | undefined => byId(way(id).at(-1)?.id ?? ROOT_ID);
  const leadingTo = Map.groupBy(all, ({ id }) => resolve(id)?.id);

  /** Category with this slug now or formerly; a current slug takes precedence. */
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

export const builtInTree: CategoryTree = treeOf(builtIn, { number: 0, version: referenceVersion });

export interface Categories {
  tree(): CategoryTree;
}

export const builtInCategories: Categories = { tree: () => builtInTree };
