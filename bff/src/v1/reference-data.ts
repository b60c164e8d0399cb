import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { ReferenceShape } from '@lendring/contracts/http/reference.js';
import { ROOT_ID } from '@lendring/contracts/reference/categories.js';
import type { CategoryTree } from '@lendring/contracts/reference/category-tree.js';
import { invoicePaymentTypes } from '@lendring/contracts/reference/invoice-payment-types.js';
import { languages, locales } from '@lendring/contracts/reference/languages.js';
import { paymentTypes } from '@lendring/contracts/reference/payment-types.js';
import { rentTypes } from '@lendring/contracts/reference/rent-types.js';
import { SubjectKind } from '@lendring/contracts/kernel/subject.js';
import { categoryPicture } from '../shapes/category-picture.js';
import { reportTypes, reportTypesFor } from '@lendring/contracts/reference/report-types.js';
import { requestTypes } from '@lendring/contracts/reference/request-types.js';
import { texts, type CountedTexts, type Texts } from '@lendring/contracts/kernel/texts.js';
import type * as z from 'zod';

type Reference = Camel<z.output<typeof ReferenceShape>>;
type Category = Reference['category'][number];

const byLanguage = ({ de, en, nl }: Texts) => ({ 1: de, 2: en, nl });
const unitOf = ({ singular, plural }: CountedTexts) => ({ singular: byLanguage(singular), plural: byLanguage(plural) });
export const pathsOf = (tree: CategoryTree, id: number): Texts =>
  texts(tree.path('de', id) ?? '', tree.path('en', id) ?? '', tree.path('nl', id) ?? '');

const noText: Texts = texts('', '', '');

const descriptionOf = ({ de, en, nl }: Texts): Category['description'] => ({
  1: de || null,
  2: en || null,
  nl: nl || null,
});

const childrenIn = (tree: CategoryTree, id: number): number[] => tree.children(id).map((child) => child.id);

const rootOf = (tree: CategoryTree): Category => ({
  id: ROOT_ID,
  parent: 0,
  icon: null,
  title: byLanguage(texts('ROOT', 'ROOT', 'ROOT')),
  url: byLanguage(noText),
  search: '',
  description: descriptionOf(noText),
  imageThumb: null,
  hierarchy: [],
  children: childrenIn(tree, ROOT_ID),
});

const categoriesOf = (tree: CategoryTree): Category[] =>
  tree.categories.map(({ id, parent, icon, title, keywords, description, emoji, image }) => ({
    id,
    parent,
    icon,
    title: byLanguage(title),
    url: byLanguage(pathsOf(tree, id)),
    search: keywords.join(', '),
    description: descriptionOf(description),
    imageThumb: categoryPicture({ emoji, image }),
    hierarchy: [...tree.hierarchy(id)],
    children: childrenIn(tree, id),
  }));

type OfInstance = 'operator' | 'termsVersion' | 'ownSignIn' | 'signInAccount' | 'map';

export const referenceDataOf = (tree: CategoryTree): Omit<Reference, OfInstance> => ({
  version: tree.version,
  languages: languages.map(({ id, title, currencyIso, currencySymbol }) => ({
    id,
    title,
    currencyIso,
    currencySymbol,
  })),
  locales: Object.values(locales).map(({ code, iso, dbId, name }) => ({ code, iso, dbId, title: name })),
  category: [rootOf(tree), ...categoriesOf(tree)],
  renttype: rentTypes.map(({ id, title, unit }) => ({ id, title: byLanguage(title), unit: unitOf(unit) })),
  paymenttype: paymentTypes.map(({ id, icon, donation, currency, forfree, title, unit }) => ({
    id,
    icon,
    donation,
    currency,
    forfree,
    title: byLanguage(title),
    unit: unitOf(unit),
  })),
  paymenttypeInvoice: invoicePaymentTypes.map(({ id, title }) => ({ id, title: byLanguage(title) })),
  reporttype: reportTypes.map(({ id, subject, needsDescription, title }) => ({
    id,
    subject,
    needsDescription,
    title: byLanguage(title),
    fits: SubjectKind.options.filter((kind) => reportTypesFor(kind).some((type) => type.id === id)),
  })),
  requesttype: requestTypes.map(({ id, byOwner, title }) => ({ id, byOwner, title: byLanguage(title) })),
});
