import type { CategoryShape, ReferenceShape } from '@lendring/contracts/http/reference.js';
import type * as z from 'zod';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { categories, type Category } from '@lendring/contracts/reference/categories.js';
import { categoryById, categoryPath, children, hierarchy } from '@lendring/contracts/reference/category-tree.js';
import { found } from '../api/api-error.js';
import type { Handlers } from '../api/handlers.js';
import type { Settings } from '../settings/settings.js';
import { referenceData } from './reference-data.js';

type Options = Readonly<{
  operator: Settings['operator'];
  termsVersion: Settings['termsVersion'];
  map: z.output<typeof ReferenceShape>['map'];
  ownSignIn: boolean;
  signInAccount: string | null;
}>;

const categoryShape = (c: Category, locale: Locale): CategoryShape => ({
  id: c.id,
  parent: c.parent,
  title: c.title[locale],
  url: categoryPath(locale, c.id) ?? '',
  icon: c.icon,
  emoji: c.emoji,
  hue: c.hue,
  search: c.keywords.join(', '),
  hierarchy: [...hierarchy(c.id)],
  children: children(c.id).map((child) => child.id),
});

export const referenceHandlers = ({
  operator,
  termsVersion,
  map,
  ownSignIn,
  signInAccount,
}: Options): Handlers<'reference' | 'categories' | 'category'> => ({
  reference: async () => ({
    ...referenceData,
    operator: operator(),
    terms_version: termsVersion(),
    own_sign_in: ownSignIn,
    sign_in_account: signInAccount,
    map,
  }),
  categories: async (_, { locale }) => categories.map((c) => categoryShape(c, locale)),
  category: async ({ id }, { locale }) => categoryShape(found(categoryById(id), 'category_not_found'), locale),
});
