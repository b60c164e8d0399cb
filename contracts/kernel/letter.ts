import type { Locale } from './ids.js';
import { fillIn, inLanguage, texts } from './texts.js';

/**
 * Mail template, in which placeholders such as `{name}` are replaced. `action`: button label; absent for a mail
 * without a button.
 */
export type LetterWords = Readonly<{ subject: string; lines: readonly string[]; action?: string; after?: string }>;

const named = texts('Hallo {name},', 'Hello {name},', 'Hallo {name},');
const unnamed = texts('Hallo,', 'Hello,', 'Hallo,');

export const greetingOf = (locale: Locale, name: string | null): string =>
  name === null ? inLanguage(unnamed, locale) : fillIn(inLanguage(named, locale), { name });
