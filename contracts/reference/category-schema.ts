import * as z from 'zod';

const text = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'takes small letters, digits and single hyphens');

/** One node of the category tree (spec §3), as `categories.json` holds it. */
export const Category = z
  .strictObject({
    id: z.int().positive(),
    parent: z.int().positive(),
    title: z.strictObject({ de: text, en: text, nl: text }).readonly(),
    /** Per language of the reference texts: Dutch uses the English one. */
    slug: z.strictObject({ de: slug, en: slug }).readonly(),
    keywords: z.array(text).min(1).readonly(),
    /** A lucide name. */
    icon: slug,
    /** A file of @lobehub/fluent-emoji-3d without its ending. */
    emoji: z.string().regex(/^[0-9a-f]+(-[0-9a-f]+)*$/, 'takes code points such as 1f4f7'),
    /** The ground the emoji stands on, in degrees. */
    hue: z.int().min(0).max(360),
    /** The id is our choice; the spec does not show it. */
    ours: z.literal(true).optional(),
  })
  .readonly();
export type Category = z.infer<typeof Category>;
