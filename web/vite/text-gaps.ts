import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

type Table = { [key: string]: Table | string };

const keysOf = (table: Table, prefix = ''): string[] =>
  Object.entries(table).flatMap(([key, part]) =>
    typeof part === 'string' ? [prefix + key] : keysOf(part, `${prefix}${key}.`),
  );

export const textGaps = (locales: string): string[] => {
  const keys = (locale: string, file: string): string[] =>
    keysOf(JSON.parse(readFileSync(join(locales, locale, file), 'utf8')) as Table);
  return readdirSync(join(locales, 'en')).flatMap((file) =>
    readdirSync(locales)
      .filter((locale) => locale !== 'en')
      .filter((locale) => {
        const known = new Set(keys(locale, file));
        return keys('en', file).some((key) => !known.has(key));
      })
      .map((locale) => `${locale}/${file.replace('.json', '')}`),
  );
};

/**
 * `virtual:text-gaps`: incomplete text files, for which English is loaded as well. Tests keep the list empty; a
 * missing text shows in English instead of as its key.
 */
export const textGapsPlugin = (root: string): Plugin => {
  const id = 'virtual:text-gaps';
  return {
    name: 'lendring-text-gaps',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? `export default ${JSON.stringify(textGaps(join(root, 'src/i18n/locales')))}` : undefined,
  };
};
