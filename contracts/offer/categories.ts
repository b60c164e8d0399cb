import * as z from 'zod';
import { event } from '../kernel/events.js';
import { OfferId } from '../kernel/ids.js';
import { categoryLimits } from '../reference/category-limits.js';

/**
 * Stream `filing-categories`: offers affected by a change of the category tree, to be reindexed. `tree`: version number
 * of the tree; `isLast`: end of that version (ADR 96).
 */
export const FilingEvent = z.discriminatedUnion('type', [
  event('OffersFiled', { tree: z.int().positive(), offerIds: z.array(OfferId), isLast: z.boolean() }),
]);
export type FilingEvent = z.infer<typeof FilingEvent>;

export const categoriesQueries = {
  /** Number of offers per category, in total (`all`) and published (`active`). Admins only; empty for others. */
  inCategories: {
    question: z.strictObject({ categoryIds: z.array(z.int().positive()).max(categoryLimits.categories) }),
    answer: z.array(z.strictObject({ categoryId: z.int(), active: z.int(), all: z.int() })),
  },
} as const;
