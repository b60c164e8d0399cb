import type { Locale } from './ids.js';
import { fillIn, inLanguage, texts } from './texts.js';

/** Mail template; placeholders such as `{name}` are filled in. `action`: button label; absent: no button. */
export type LetterWords = Readonly<{ subject: string; lines: readonly string[]; action?: string; after?: string }>;

const named = texts('Hallo {name},', 'Hello {name},', 'Hallo {name},');
const unnamed = texts('Hallo,', 'Hello,', 'Hallo,');

/** First line of a mail. `name`: display name of the account; null: unknown. */
export const greetingOf = (locale: Locale, name: string | null): string =>
  name === null ? inLanguage(unnamed, locale) : fillIn(inLanguage(named, locale), { name });
