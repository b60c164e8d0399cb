import type { Locale } from '../kernel/ids.js';
import { fillIn, inLanguage, texts } from '../kernel/texts.js';

const named = texts('Hallo {name},', 'Hello {name},', 'Hallo {name},');
const unnamed = texts('Hallo,', 'Hello,', 'Hallo,');

/** First line of a mail. `name`: display name of the account; null: unknown. */
export const greetingOf = (locale: Locale, name: string | null): string =>
  name === null ? inLanguage(unnamed, locale) : fillIn(inLanguage(named, locale), { name });
