import type { Locale } from '../kernel/ids.js';
import { fillIn, inLanguage, texts } from '../kernel/texts.js';

const inner = texts('‚{words}‘', '‘{words}’', '‘{words}’');

/** User's text within quotation marks: its own double quotes become the inner quotes of the language. */
export const withinQuotes = (words: string, locale: Locale): string =>
  words.replace(/[„“"]([^„“”"]*)[“”"]/g, (_, quoted: string) => fillIn(inLanguage(inner, locale), { words: quoted }));
