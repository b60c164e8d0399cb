import table from './categories.json' with { type: 'json' };
import type { BuiltInCategory, Category } from './category-schema.js';

export type { Category };

/** Parent of the main categories; it has no page and no slug (spec §3: title ROOT, parent 0). */
export const ROOT_ID = 1;

/**
 * The tree as it is before anything was changed (ADR 96), in display order; children come after their parent, "Weiteres"
 * comes last. Ids, meanings, the top-level slugs and the example paths are the spec's; titles, other slugs, keywords,
 * icons and pictures are ours. `category-schema.ts` says what each field of the table takes; a test checks the table
 * against it, so that no client has to.
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
