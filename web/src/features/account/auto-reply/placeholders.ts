import {
  autoReplyPlaceholders,
  placeholdersOf,
  type AutoReplyPlaceholder,
} from '@lendring/contracts/rules/placeholders.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';

/** Localised placeholder names: users type `{zurück}`, the API stores `{back}`. */
const words: Readonly<Record<Locale, Readonly<Record<AutoReplyPlaceholder, string>>>> = {
  de: { name: 'name', thing: 'sache', dates: 'zeit', back: 'zurück' },
  en: { name: 'name', thing: 'thing', dates: 'dates', back: 'back' },
  nl: { name: 'naam', thing: 'voorwerp', dates: 'periode', back: 'terug' },
};

export const written = (placeholder: AutoReplyPlaceholder, locale: Locale): string => `{${words[locale][placeholder]}}`;

export const asWritten = (text: string, locale: Locale): string =>
  autoReplyPlaceholders.reduce((said, one) => said.replaceAll(`{${one}}`, written(one, locale)), text);

export const asKept = (text: string, locale: Locale): string =>
  autoReplyPlaceholders.reduce((said, one) => said.replaceAll(written(one, locale), `{${one}}`), text);

/** First unknown placeholder as typed; null if all are known. */
export const unknownWord = (text: string, locale: Locale): string | null =>
  placeholdersOf(text).find((word) => !Object.values(words[locale]).includes(word)) ?? null;
