import type { Locale } from '../kernel/ids.js';
import { ROOT_ID, categories, type Category } from './categories.js';

const byId = new Map(categories.map((category) => [category.id, category]));
const byParent = Map.groupBy(categories, (category) => category.parent);

/** Dutch pages use the English slugs: its language of the reference data is number 2 (spec §3). */
const slugOf = (category: Category, locale: Locale): string => (locale === 'de' ? category.slug.de : category.slug.en);

/** The category, or undefined for the root and for an unknown id. */
export const categoryById = (id: number): Category | undefined => byId.get(id);

/** Direct children in display order; the 14 main categories for {@link ROOT_ID}. */
export const children = (id: number): readonly Category[] => byParent.get(id) ?? [];

/** The categories above this one, outermost first, without the root and without itself. */
export const ancestors = (id: number): readonly Category[] => {
  const parent = byId.get(byId.get(id)?.parent ?? ROOT_ID);
  return parent ? [...ancestors(parent.id), parent] : [];
};

/** Ancestor ids from the root, as the public API's `hierarchy` (spec §3). */
export const hierarchy = (id: number): readonly number[] => [ROOT_ID, ...ancestors(id).map((category) => category.id)];

/** The id and the ids of everything below it: what a search in this category covers. */
export const subtree = (id: number): readonly number[] => [id, ...children(id).flatMap((child) => subtree(child.id))];

/** Slugs joined by `/`, for example `elektronik/haushalt/kueche`; undefined for an unknown id. */
export const categoryPath = (locale: Locale, id: number): string | undefined => {
  const category = byId.get(id);
  return category && [...ancestors(id), category].map((step) => slugOf(step, locale)).join('/');
};

/**
 * The category at a path of slugs in this locale; undefined where there is none. Takes no leading or trailing slash.
 */
export const categoryByPath = (locale: Locale, path: string): Category | undefined =>
  path
    .split('/')
    .reduce<Category | undefined>(
      (parent, slug, depth) =>
        depth > 0 && !parent
          ? undefined
          : children(parent?.id ?? ROOT_ID).find((child) => slugOf(child, locale) === slug),
      undefined,
    );
