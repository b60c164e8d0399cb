import type { Locale } from '../kernel/ids.js';
import { fillIn, inLanguage, texts } from './text.js';

const inner = texts('‚{words}‘', '‘{words}’', '‘{words}’');

/** What somebody wrote, to stand within quotation marks: its own pairs become the inner ones of the language. */
export const withinQuotes = (words: string, locale: Locale): string =>
  words.replace(/[„“"]([^„“”"]*)[“”"]/g, (_, quoted: string) => fillIn(inLanguage(inner, locale), { words: quoted }));
