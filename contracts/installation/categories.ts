import * as z from 'zod';
import { eventsWith } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { line } from '../kernel/text.js';
import { categoryLimits as limits } from '../reference/category-limits.js';
import { Category, CategoryId, CategoryWords } from '../reference/category-schema.js';
import { VersionNumber } from './setting.js';

const change = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...shape });

export const CategoryChange = z.discriminatedUnion('kind', [
  /** Gets the next free id and the last position below its parent. */
  change('add', { parent: CategoryId, words: CategoryWords }),
  change('edit', { id: CategoryId, parent: CategoryId, words: CategoryWords }),
  change('order', { parent: CategoryId, ids: z.array(CategoryId).min(1).max(limits.categories) }),
  change('merge', { id: CategoryId, into: CategoryId }),
  change('retire', { id: CategoryId }),
  change('restore', { id: CategoryId }),
]);
export type CategoryChange = z.infer<typeof CategoryChange>;

/** Published atomically, applied in order. */
export const CategoryChanges = z.array(CategoryChange).min(1).max(limits.changes);
export const CategoryReason = line(limits.reason);

const event = eventsWith({ number: VersionNumber });

/**
 * Stream `categories-tree`: changes to the built-in tree (ADR 96). `number`: version of the change; the last event of a
 * version names its publisher. The admin's id is the only personal data.
 */
export const CategoryEvent = z.discriminatedUnion('type', [
  event('CategoryAdded', { id: CategoryId, parent: CategoryId, words: CategoryWords }),
  event('CategoryEdited', { id: CategoryId, parent: CategoryId, words: CategoryWords }),
  event('CategoriesOrdered', { parent: CategoryId, ids: z.array(CategoryId) }),
  event('CategoryMerged', { id: CategoryId, into: CategoryId }),
  event('CategoryRetired', { id: CategoryId }),
  event('CategoryRestored', { id: CategoryId }),
  event('CategoriesPublished', { reason: z.string(), by: UserId, at: Instant }),
]);
export type CategoryEvent = z.infer<typeof CategoryEvent>;

/** Current tree; `categories` null: the caller already has this version. */
export const KnownCategories = z.strictObject({
  number: VersionNumber,
  version: z.string(),
  categories: z.array(Category).nullable(),
});
export type KnownCategories = z.infer<typeof KnownCategories>;

export const CategoryStep = z.strictObject({
  what: z.enum(['added', 'edited', 'ordered', 'merged', 'retired', 'restored']),
  id: CategoryId,
  into: CategoryId.nullable(),
});
export type CategoryStep = z.infer<typeof CategoryStep>;

export const CategoryVersion = z.strictObject({
  number: VersionNumber,
  reason: z.string(),
  by: UserId,
  at: Instant,
  steps: z.array(CategoryStep),
});
export type CategoryVersion = z.infer<typeof CategoryVersion>;
