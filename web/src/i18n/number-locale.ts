import type { Locale } from './locale.js';

let find = (): Locale => 'de';

/** Language in which numbers and money are written. A module of its own, because the entry needs no formats. */
export const localeOfNumbers = (): Locale => find();

/**
 * Sets how the language of the page is found, in which numbers and money are written. A browser's page has one
 * language; the server renders pages of all languages at once (ADR 179).
 */
export const writeNumbersIn = (localeOfPage: () => Locale): void => {
  find = localeOfPage;
};
