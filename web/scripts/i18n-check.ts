import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Json = { [key: string]: Json | string };
const languages = ['de', 'en', 'nl'] as const;

const flatten = (value: Json, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(value).flatMap(([key, part]) =>
      typeof part === 'string' ? [[prefix + key, part] as const] : [...flatten(part, `${prefix}${key}.`)],
    ),
  );
const keysIn = (value: Json | Json[]): number =>
  Object.values(value).reduce<number>(
    (sum, part) => sum + (Array.isArray(value) ? 0 : 1) + (typeof part === 'string' ? 0 : keysIn(part)),
    0,
  );
/** Number of keys in the source, including duplicates, of which JSON.parse keeps only the last. */
const keysWritten = (text: string): number =>
  [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon).length;
const placeholders = (text: string): string =>
  [...text.matchAll(/\{\{-?\s*(\w+)/g)]
    .map((m) => m[1])
    .filter((name) => name !== 'count')
    .sort()
    .join(',');
const tags = (text: string): string =>
  [...text.matchAll(/<(\w+)/g)]
    .map((m) => m[1])
    .sort()
    .join(',');

/** Finds missing, extra, empty and duplicate keys, and differing placeholders between languages. */
export const checkLocales = (directory: string): string[] => {
  const found: string[] = [];
  const files = new Set(languages.flatMap((language) => readdirSync(join(directory, language))));
  for (const file of files) {
    const tables = languages.map((language) => {
      try {
        const text = readFileSync(join(directory, language, file), 'utf8');
        const json = JSON.parse(text) as Json;
        if (keysWritten(text) !== keysIn(json)) found.push(`${language}/${file}: a key is written twice`);
        return flatten(json);
      } catch (error) {
        found.push(`${language}/${file}: ${(error as Error).message}`);
        return new Map<string, string>();
      }
    });
    const keys = new Set(tables.flatMap((table) => [...table.keys()]));
    for (const key of keys) {
      const texts = tables.map((table) => table.get(key));
      for (const [index, text] of texts.entries())
        if (!text?.trim())
          found.push(`${languages[index]}/${file}: "${key}" is ${text === undefined ? 'missing' : 'empty'}`);
      const given = texts.filter((text) => text !== undefined);
      if (new Set(given.map(placeholders)).size > 1) found.push(`${file}: "${key}" has different placeholders`);
      if (new Set(given.map(tags)).size > 1) found.push(`${file}: "${key}" has different tags`);
    }
  }
  return found;
};

const shownAttributes =
  'aria-label|aria-description|aria-roledescription|alt|title|placeholder|label|description|hint|legend';
const word = /\p{L}{2,}/u;

/**
 * Finds text hard-coded in JSX, between tags and in attributes that users read. Lines ending in `// no text` are
 * exempt.
 */
export const findHardCoded = (source: string): { line: number; text: string }[] => {
  const clean = source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|[^:'"`])\/\/(?! no text).*$/gm, '$1');
  const found: { line: number; text: string }[] = [];
  const note = (index: number, text: string) => {
    const line = clean.slice(0, index).split('\n').length;
    // Skip a match that begins like the rest of an expression, because it is code between two types or tags.
    if (word.test(text) && !/^\s*[:,?.)]/.test(text) && !clean.split('\n')[line - 1]?.trimEnd().endsWith('// no text'))
      found.push({ line, text: text.trim() });
  };
  // Text between `>` and `<` in JSX. Excludes characters of code, so that types and arrow functions do not match.
  for (const match of clean.matchAll(/(?<![=\-?])>([^<>{}();=|&]*)(?=<\/?[A-Za-z>]|\{)/g))
    note(match.index + 1, match[1]!);
  for (const match of clean.matchAll(/\}([^<>{}();=|&:,[\]'"`]*)<\//g)) note(match.index + 1, match[1]!);
  for (const match of clean.matchAll(new RegExp(`\\s(?:${shownAttributes})="([^"]*)"`, 'g')))
    note(match.index, match[1]!);
  return found;
};

export const checkSources = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/\.(spec|example)\.tsx$|(^|\/)testing\//.test(file))
    .flatMap((file) =>
      findHardCoded(readFileSync(join(directory, file), 'utf8')).map(
        ({ line, text }) => `${file}:${line}: "${text}" is not in the texts`,
      ),
    );

/* v8 ignore next */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const src = fileURLToPath(new URL('../src', import.meta.url));
  const found = [...checkLocales(join(src, 'i18n/locales')), ...checkSources(src)];
  for (const line of found) console.error(line);
  console.log(found.length ? `${found.length} findings` : 'Texts are complete in de, en and nl.');
  process.exitCode = found.length ? 1 : 0;
}
