import table from './categories.json' with { type: 'json' };
import type { BuiltInCategory, Category } from './category-schema.js';

export type { Category };

/** Parent of the main categories; it has no page and no slug (spec §3: title ROOT, parent 0). */
export const ROOT_ID = 1;

/**
 * Built-in tree (ADR 96), in display order; children follow their parent, "Weiteres" comes last. Ids, meanings,
 * top-level slugs and example paths come from the spec; titles, other slugs, keywords, icons and pictures are ours. A
 * test validates the table against `category-schema.ts`, so that clients need not.
 */
export const categories: readonly Category[] = (table as readonly BuiltInCategory[]).map(({ ours: _, ...row }) => ({
  ...row,
  description: { de: '', en: '', nl: '' },
  image: null,
  state: 'live',
  into: null,
  former: [],
  since: 0,
}));
