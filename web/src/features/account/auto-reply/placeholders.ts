import {
  autoReplyPlaceholders,
  placeholdersOf,
  type AutoReplyPlaceholder,
} from '@lendring/contracts/rules/placeholders.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';

/** What a placeholder is called in a language: people write `{zurück}`, the API keeps `{back}`. */
const words: Readonly<Record<Locale, Readonly<Record<AutoReplyPlaceholder, string>>>> = {
  de: { name: 'name', thing: 'sache', dates: 'zeit', back: 'zurück' },
  en: { name: 'name', thing: 'thing', dates: 'dates', back: 'back' },
  nl: { name: 'naam', thing: 'voorwerp', dates: 'periode', back: 'terug' },
};

/** The placeholder as a person writes it. */
export const written = (placeholder: AutoReplyPlaceholder, locale: Locale): string => `{${words[locale][placeholder]}}`;

/** A text from the API as a person reads and writes it. */
export const asWritten = (text: string, locale: Locale): string =>
  autoReplyPlaceholders.reduce((said, one) => said.replaceAll(`{${one}}`, written(one, locale)), text);

/** The same as the API keeps it. */
export const asKept = (text: string, locale: Locale): string =>
  autoReplyPlaceholders.reduce((said, one) => said.replaceAll(written(one, locale), `{${one}}`), text);

/** The first word in braces that is no placeholder, as it was typed; null where all are. */
export const unknownWord = (text: string, locale: Locale): string | null =>
  placeholdersOf(text).find((word) => !Object.values(words[locale]).includes(word)) ?? null;
