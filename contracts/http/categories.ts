import * as z from 'zod';
import { CategoryChanges, CategoryReason, CategoryStep } from '../installation/categories.js';
import { VersionNumber } from '../installation/version.js';
import { ImageId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { CategoryWords } from '../reference/category-schema.js';
import { call } from './call.js';
import { UploadBody, UploadShape } from './profile.js';
import { pageQuery, pagedShape, person } from './shapes.js';

export const CategoryImageShape = z.object({ image_id: ImageId, picture: z.string() });
export type CategoryImageShape = z.infer<typeof CategoryImageShape>;

const words = CategoryWords.unwrap().shape;
const Addresses = z.object({ de: z.string(), en: z.string() });

export const TreeCategoryShape = z.object({
  id: z.int(),
  parent: z.int(),
  title: words.title,
  slug: words.slug,
  /** URL paths made of slugs; for a removed category, the path of the category that received its offers. */
  url: Addresses,
  keywords: words.keywords,
  description: words.description,
  emoji: words.emoji,
  hue: words.hue,
  image: CategoryImageShape.nullable().describe('Shown instead of the emoji.'),
  /**
   * State of a category. `merged`: its offers are now in `found_in`; `retired`: its offers are in its former parent,
   * also given in `found_in`.
   */
  state: z.enum(['live', 'merged', 'retired']),
  found_in: z.int(),
});
export type TreeCategoryShape = z.infer<typeof TreeCategoryShape>;

/** Category tree: current categories in display order, parents first, followed by removed ones. */
export const CategoryTreeShape = z.object({
  number: VersionNumber,
  version: z.string().describe('The stamp of the reference data.'),
  categories: z.array(TreeCategoryShape),
  images: z.array(CategoryImageShape).describe('All that a version has shown, the last one first.'),
});
export type CategoryTreeShape = z.infer<typeof CategoryTreeShape>;

const shown = z.object({ title: words.title, url: Addresses, picture: z.string(), hue: words.hue });

export const CategoryDifferenceShape = z.object({
  id: z.int(),
  changed: z.array(
    z.enum([
      'added',
      'title',
      'address',
      'keywords',
      'description',
      'picture',
      'place',
      'order',
      'merged',
      'retired',
      'restored',
    ]),
  ),
  before: shown.nullable(),
  after: shown.nullable(),
  found_in: shown.nullable(),
  /** Offers whose category or search words change, including offers in subcategories. */
  offers: z.object({ active: z.int(), all: z.int() }),
});
export type CategoryDifferenceShape = z.infer<typeof CategoryDifferenceShape>;

export const CategoryPreviewShape = z.object({
  refusal: z.object({ code: z.string(), text: z.string() }).nullable(),
  number: VersionNumber,
  /** Categories after the changes; the current tree when the changes are refused. */
  categories: z.array(TreeCategoryShape),
  differences: z.array(CategoryDifferenceShape),
  redirects: z.int(),
});
export type CategoryPreviewShape = z.infer<typeof CategoryPreviewShape>;

export const CategoryVersionShape = z.object({
  number: VersionNumber,
  reason: z.string(),
  by: z.object(person),
  at: Instant,
  steps: z.array(CategoryStep),
});
export type CategoryVersionShape = z.infer<typeof CategoryVersionShape>;

const after = VersionNumber.describe('The last version that the caller knows: another one since is refused.');

export const categoryCalls = {
  categoryTree: call('GET /category_tree', {
    access: 'admin',
    summary: 'The category tree in all languages, with what left it',
    answer: CategoryTreeShape,
  }),
  previewCategories: call('POST /category_preview', {
    access: 'admin',
    body: z.strictObject({ changes: CategoryChanges, after }),
    summary: 'What changes of the category tree would do',
    note: 'Nothing is changed.',
    answer: CategoryPreviewShape,
  }),
  publishCategories: call('PATCH /category_tree', {
    access: 'admin',
    body: z.strictObject({ changes: CategoryChanges, reason: CategoryReason, after }),
    summary: 'Publish changes of the category tree',
    note: 'One after the other, all of them or none. A category that is added gets the next free id, by which later changes name it.',
    answer: CategoryTreeShape,
  }),
  prepareCategoryImage: call('POST /category_image', {
    access: 'admin',
    body: UploadBody,
    summary: 'Prepare the upload of a picture of a category',
    answer: UploadShape,
  }),
  activateCategoryImage: call('PATCH /category_image', {
    access: 'admin',
    body: z.strictObject({ image_id: ImageId }),
    summary: 'Take the uploaded picture, so that changes of the tree may name it',
    note: 'Nobody is shown it before it is published. It is deleted where no version has named it after a day.',
    answer: CategoryImageShape,
  }),
  categoryVersions: call('GET /category_version', {
    access: 'admin',
    query: z.object(pageQuery),
    summary: 'The versions of the category tree, the last one first',
    answer: pagedShape({ versions: z.array(CategoryVersionShape) }),
  }),
} as const;
