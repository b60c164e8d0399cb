import type { ReferenceShape } from '@lendring/contracts/http/reference.js';
import { categories, ROOT_ID } from '@lendring/contracts/reference/categories.js';
import { categoryPath, children, hierarchy } from '@lendring/contracts/reference/category-tree.js';
import { invoicePaymentTypes } from '@lendring/contracts/reference/invoice-payment-types.js';
import { languages, locales } from '@lendring/contracts/reference/languages.js';
import { paymentTypes } from '@lendring/contracts/reference/payment-types.js';
import { rentTypes } from '@lendring/contracts/reference/rent-types.js';
import { SubjectKind } from '@lendring/contracts/moderation/subject.js';
import { reportTypes, reportTypesFor } from '@lendring/contracts/reference/report-types.js';
import { requestTypes } from '@lendring/contracts/reference/request-types.js';
import { texts, type CountedTexts, type Texts } from '@lendring/contracts/texts/text.js';
import { referenceVersion } from '@lendring/contracts/reference/version.js';
import type * as z from 'zod';

type Reference = z.output<typeof ReferenceShape>;
type Category = Reference['category'][number];

const byLanguage = ({ de, en, nl }: Texts) => ({ 1: de, 2: en, nl });
const unitOf = ({ singular, plural }: CountedTexts) => ({ singular: byLanguage(singular), plural: byLanguage(plural) });
const childrenOf = (id: number): number[] => children(id).map((child) => child.id);
const pathOf = (id: number): Texts =>
  texts(categoryPath('de', id) ?? '', categoryPath('en', id) ?? '', categoryPath('nl', id) ?? '');
/** There is none yet. */
const noDescription: Category['description'] = { 1: null, 2: null, nl: null };

const root: Category = {
  id: ROOT_ID,
  parent: 0,
  icon: null,
  title: byLanguage(texts('ROOT', 'ROOT', 'ROOT')),
  url: byLanguage(texts('', '', '')),
  search: '',
  description: noDescription,
  image_thumb: null,
  hierarchy: [],
  children: childrenOf(ROOT_ID),
};

/** Where the web client keeps the pictures of categories. */
const pictureOf = (emoji: string): string => `/assets/emoji/${emoji}.webp`;

/** The static reference data of spec §3, each text in every language: the same for everybody until the next release. */
export const referenceData: Omit<Reference, 'operator' | 'terms_version' | 'own_sign_in' | 'sign_in_account' | 'map'> =
  {
    version: referenceVersion,
    languages: languages.map(({ id, title, currencyIso, currencySymbol }) => ({
      id,
      title,
      currency_iso: currencyIso,
      currency_symbol: currencySymbol,
    })),
    locales: Object.values(locales).map(({ code, iso, dbId, name }) => ({ code, iso, db_id: dbId, title: name })),
    category: [
      root,
      ...categories.map(({ id, parent, icon, title, keywords, emoji }): Category => ({
        id,
        parent,
        icon,
        title: byLanguage(title),
        url: byLanguage(pathOf(id)),
        search: keywords.join(', '),
        description: noDescription,
        image_thumb: pictureOf(emoji),
        hierarchy: [...hierarchy(id)],
        children: childrenOf(id),
      })),
    ],
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
    paymenttype_invoice: invoicePaymentTypes.map(({ id, title }) => ({ id, title: byLanguage(title) })),
    reporttype: reportTypes.map(({ id, subject, needsDescription, title }) => ({
      id,
      subject,
      needs_description: needsDescription,
      title: byLanguage(title),
      fits: SubjectKind.options.filter((kind) => reportTypesFor(kind).some((type) => type.id === id)),
    })),
    requesttype: requestTypes.map(({ id, byOwner, title }) => ({ id, by_owner: byOwner, title: byLanguage(title) })),
  };
