import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { CategoryShape, ReferenceShape } from '@lendring/contracts/http/reference.js';
import type * as z from 'zod';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Category } from '@lendring/contracts/reference/categories.js';
import type { CategoryTree, Categories } from '@lendring/contracts/reference/category-tree.js';
import { found } from '../errors/api-error.js';
import type { Handlers } from '../caller/handlers.js';
import type { Settings } from '../settings/settings.js';
import { categoryPicture } from '../shapes/category-picture.js';
import { pathsOf, referenceDataOf } from './reference-data.js';

type Options = Readonly<{
  operator: Settings['operator'];
  termsVersion: Settings['termsVersion'];
  map: z.output<typeof ReferenceShape>['map'];
  ownSignIn: boolean;
  signInAccount: string | null;
  categories: Categories;
}>;

const categoryShape = (tree: CategoryTree, c: Category, locale: Locale): Camel<CategoryShape> => ({
  id: c.id,
  parent: c.parent,
  title: c.title[locale],
  url: tree.path(locale, c.id) ?? '',
  urls: pathsOf(tree, c.id),
  description: c.description[locale] || null,
  icon: c.icon,
  emoji: c.emoji,
  picture: categoryPicture(c),
  hue: c.hue,
  search: c.keywords.join(', '),
  hierarchy: [...tree.hierarchy(c.id)],
  children: tree.children(c.id).map((child) => child.id),
});

export const referenceHandlers = ({
  operator,
  termsVersion,
  map,
  ownSignIn,
  signInAccount,
  categories,
}: Options): Handlers<'reference' | 'categories' | 'category' | 'categoryAt'> => ({
  reference: async () => ({
    ...referenceDataOf(categories.tree()),
    operator: operator(),
    termsVersion: termsVersion(),
    ownSignIn,
    signInAccount,
    map,
  }),
  categories: async (_, { locale }) => {
    const tree = categories.tree();
    return tree.categories.map((c) => categoryShape(tree, c, locale));
  },
  category: async ({ id }, { locale }) => {
    const tree = categories.tree();
    return categoryShape(tree, found(tree.resolve(id), 'category_not_found'), locale);
  },
  categoryAt: async ({ query: { path } }, { locale }) => {
    const tree = categories.tree();
    return categoryShape(tree, found(tree.byPath(locale, path), 'category_not_found'), locale);
  },
});
