import * as z from 'zod';
import { ImageId } from '../kernel/ids.js';
import { line, paragraph } from '../kernel/text.js';
import { categoryLimits as limits } from './category-limits.js';

const title = line(limits.title);
const slug = z
  .string()
  .trim()
  .min(1)
  .max(limits.slug)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'takes small letters, digits and single hyphens');
const description = paragraph(limits.description);

export const CategoryId = z.int().positive().max(limits.id);

export const CategoryWords = z
  .strictObject({
    title: z.strictObject({ de: title, en: title, nl: title }).readonly(),
    /** Slug by language of the reference texts. Dutch uses the English slug. */
    slug: z.strictObject({ de: slug, en: slug }).readonly(),
    /** Lower case, all languages mixed. */
    keywords: z.array(line(limits.keyword).toLowerCase()).max(limits.keywords).readonly(),
    description: z.strictObject({ de: description, en: description, nl: description }).readonly(),
    emoji: z
      .string()
      .max(limits.emoji)
      .regex(/^[0-9a-f]+(-[0-9a-f]+)*$/, 'takes code points such as 1f4f7'),
    hue: z.int().min(0).max(360),
    /** Custom picture, shown instead of the emoji; absent (as in older events) or null: none. */
    image: ImageId.nullable().optional(),
  })
  .readonly();
export type CategoryWords = z.infer<typeof CategoryWords>;

/** Former parent and slug of a category: its old path redirects to the current path. */
const CategoryPlace = z
  .strictObject({ parent: CategoryId, slug: z.strictObject({ de: slug, en: slug }).readonly() })
  .readonly();
export type CategoryPlace = z.infer<typeof CategoryPlace>;

export const Category = CategoryWords.unwrap()
  .extend({
    id: CategoryId,
    parent: CategoryId,
    image: ImageId.nullable().default(null),
    icon: slug.nullable(),
    /**
     * `merged`: offers of the category are found in `into`. `retired`: they are found in its parent. Neither can be
     * chosen for offers.
     */
    state: z.enum(['live', 'merged', 'retired']),
    into: CategoryId.nullable(),
    former: z.array(CategoryPlace).readonly(),
    /**
     * Latest tree version that changed this category's search words, or the category in which its offers are found;
     * 0: none did.
     */
    since: z.int().min(0),
  })
  .readonly();
export type Category = z.infer<typeof Category>;

export const BuiltInCategory = CategoryWords.unwrap()
  .omit({ description: true, image: true })
  .extend({
    id: CategoryId,
    parent: CategoryId,
    icon: slug,
    /** Present if the id is not from the spec. */
    ours: z.literal(true).optional(),
  })
  .readonly();
export type BuiltInCategory = z.infer<typeof BuiltInCategory>;
