import type { TreeCategoryShape } from '@lendring/contracts/http/categories.js';
import { categoryLimits as limits } from '@lendring/contracts/reference/category-limits.js';
import type { CategoryWords } from '@lendring/contracts/reference/category-schema.js';
import { rootCategory } from '../../../api/reference.js';
import type { Locale } from '../../../i18n/locale.js';
import { slugOf } from '../../../lib/forms/typed-text.js';

export type Fields = Readonly<{
  parent: string;
  'title-de': string;
  'title-en': string;
  'title-nl': string;
  'slug-de': string;
  'slug-en': string;
  keywords: string;
  'description-de': string;
  'description-en': string;
  'description-nl': string;
  emoji: string;
  hue: string;
  /** Id and path of the custom image; empty when the emoji is used. */
  image: string;
  picture: string;
}>;

export const fieldsOf = (category: TreeCategoryShape): Fields => ({
  parent: String(category.parent),
  'title-de': category.title.de,
  'title-en': category.title.en,
  'title-nl': category.title.nl,
  'slug-de': category.slug.de,
  'slug-en': category.slug.en,
  keywords: category.keywords.join(', '),
  'description-de': category.description.de,
  'description-en': category.description.en,
  'description-nl': category.description.nl,
  emoji: category.emoji,
  hue: String(category.hue),
  image: category.image?.image_id ?? '',
  picture: category.image?.picture ?? '',
});

/** Path of ancestors from the top, e.g. `Freizeit › Camping`; empty for a main category. */
export const aboveOf = (
  categories: readonly TreeCategoryShape[],
  { parent }: Pick<TreeCategoryShape, 'parent'>,
  locale: Locale,
): string => {
  const above = categories.find(({ id }) => id === parent);
  return above ? [aboveOf(categories, above, locale), above.title[locale]].filter(Boolean).join(' › ') : '';
};

export type Wish = Readonly<{ language: Locale; text: string }>;

/** First line of the suggestion, truncated to the maximum title length. */
const titleFrom = (wish: Wish | undefined, language: Locale): string =>
  wish?.language === language ? (wish.text.split('\n')[0] ?? '').trim().slice(0, limits.title) : '';

export const blankFields = (parent: TreeCategoryShape | null, wish?: Wish): Fields => ({
  parent: String(parent?.id ?? rootCategory),
  'title-de': titleFrom(wish, 'de'),
  'title-en': titleFrom(wish, 'en'),
  'title-nl': titleFrom(wish, 'nl'),
  'slug-de': slugOf(titleFrom(wish, 'de')).slice(0, limits.slug),
  'slug-en': slugOf(titleFrom(wish, 'en')).slice(0, limits.slug),
  keywords: '',
  'description-de': '',
  'description-en': '',
  'description-nl': '',
  emoji: parent?.emoji ?? '1f4e6',
  hue: String(parent?.hue ?? 200),
  image: '',
  picture: '',
});

export const keywordsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,\n]/)
      .map((word) => word.trim().toLowerCase())
      .filter(Boolean),
  ),
];

export const wordsOf = (fields: Fields): CategoryWords => ({
  title: { de: fields['title-de'].trim(), en: fields['title-en'].trim(), nl: fields['title-nl'].trim() },
  slug: { de: fields['slug-de'].trim(), en: fields['slug-en'].trim() },
  keywords: keywordsOf(fields.keywords),
  description: {
    de: fields['description-de'].trim(),
    en: fields['description-en'].trim(),
    nl: fields['description-nl'].trim(),
  },
  emoji: fields.emoji,
  hue: Number(fields.hue),
  image: fields.image || null,
});

export const isSlug = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

export const emojiFile = (code: string): string => `/assets/emoji/${code}.webp`;

export const pictureOf = ({ emoji, image }: Pick<TreeCategoryShape, 'emoji' | 'image'>): string =>
  image?.picture ?? emojiFile(emoji);

export const characterOf = (emoji: string): string =>
  String.fromCodePoint(...emoji.split('-').map((point) => Number.parseInt(point, 16)));

/** Ids with `id` moved up (-1) or down (1); null if already at that end. */
export const moved = (ids: readonly number[], id: number, by: -1 | 1): number[] | null => {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return null;
  const next = ids.filter((one) => one !== id);
  next.splice(to, 0, id);
  return next;
};

export const standing = (categories: readonly TreeCategoryShape[]): readonly TreeCategoryShape[] =>
  categories.filter(({ state }) => state === 'live');
