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

/** What a category says of itself, in three languages. */
export const CategoryWords = z
  .strictObject({
    title: z.strictObject({ de: title, en: title, nl: title }).readonly(),
    /** Per language of the reference texts: Dutch uses the English one. */
    slug: z.strictObject({ de: slug, en: slug }).readonly(),
    /** In small letters, of all languages. */
    keywords: z.array(line(limits.keyword).toLowerCase()).max(limits.keywords).readonly(),
    /** Plain text; empty: there is none. */
    description: z.strictObject({ de: description, en: description, nl: description }).readonly(),
    /** A file of @lobehub/fluent-emoji-3d without its ending. */
    emoji: z
      .string()
      .max(limits.emoji)
      .regex(/^[0-9a-f]+(-[0-9a-f]+)*$/, 'takes code points such as 1f4f7'),
    /** The ground the emoji stands on, in degrees. */
    hue: z.int().min(0).max(360),
    /** A picture of its own, shown instead of the emoji; missing, as in events of before there were any: none. */
    image: ImageId.nullable().optional(),
  })
  .readonly();
export type CategoryWords = z.infer<typeof CategoryWords>;

/** Where a category once stood: its address of then leads to where it is now. */
const CategoryPlace = z
  .strictObject({ parent: CategoryId, slug: z.strictObject({ de: slug, en: slug }).readonly() })
  .readonly();
export type CategoryPlace = z.infer<typeof CategoryPlace>;

/** One node of the category tree (spec §3). */
export const Category = CategoryWords.unwrap()
  .extend({
    id: CategoryId,
    parent: CategoryId,
    image: ImageId.nullable().default(null),
    /** A lucide name; null: none. */
    icon: slug.nullable(),
    /** `merged`: its offers are found in `into`; `retired`: in its parent. Neither is chosen any more. */
    state: z.enum(['live', 'merged', 'retired']),
    into: CategoryId.nullable(),
    former: z.array(CategoryPlace).readonly(),
    /** The version of the tree that last changed where its offers are found, or by which words; 0: none. */
    since: z.int().min(0),
  })
  .readonly();
export type Category = z.infer<typeof Category>;

/** A category as `categories.json` holds it. */
export const BuiltInCategory = CategoryWords.unwrap()
  .omit({ description: true, image: true })
  .extend({
    id: CategoryId,
    parent: CategoryId,
    icon: slug,
    /** The id is our choice; the spec does not show it. */
    ours: z.literal(true).optional(),
  })
  .readonly();
export type BuiltInCategory = z.infer<typeof BuiltInCategory>;
