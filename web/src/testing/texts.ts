import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createI18n, type I18n } from '../i18n/create.js';
import type { Locale } from '../i18n/locale.js';

const directory = join(import.meta.dirname, '../i18n/locales');

/** Reads one file of texts from the disk. */
export const readTextsFromDisk = (locale: Locale, namespace: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(directory, locale, `${namespace}.json`), 'utf8')) as Record<string, unknown>;

/** All texts of a language, at once. */
export const testTexts = (locale: Locale = 'de'): I18n => {
  const i18n = createI18n(locale);
  for (const file of readdirSync(join(directory, locale))) {
    const namespace = file.replace('.json', '');
    i18n.addResourceBundle(locale, namespace, readTextsFromDisk(locale, namespace));
  }
  return i18n;
};
