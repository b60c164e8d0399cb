import type { Locale } from '../kernel/ids.js';
import { type Texts, texts } from '../kernel/texts.js';

/** Names of details that the form of an offer suggests. Their values, and other names, are free text. */
export const metadataNames: readonly Texts[] = [
  texts('Marke', 'Brand', 'Merk'),
  texts('Modell', 'Model', 'Model'),
  texts('Baujahr', 'Year', 'Bouwjaar'),
  texts('Größe', 'Size', 'Maat'),
  texts('Zustand', 'Condition', 'Staat'),
  texts('Zubehör', 'Accessories', 'Toebehoren'),
  texts('Seriennummer', 'Serial number', 'Serienummer'),
];

/**
 * Name of a detail in a language: of a suggested one its translation, of any other the name as it was typed.
 *
 * @param from language of the name; absent: unknown
 */
export const metadataNameIn = (name: string, locale: Locale, from?: Locale): string => {
  const typed = name.trim().toLowerCase();
  const isMeant = (all: Texts): boolean =>
    (from ? [all[from]] : Object.values(all)).some((one) => one.toLowerCase() === typed);
  return metadataNames.find(isMeant)?.[locale] ?? name;
};
