import { describe, expect, it } from 'vitest';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const source = join(import.meta.dirname, '..');
const routes = join(source, 'routes');

const read = (file: string): string => readFileSync(file, 'utf8');
const quoted = (list: string): string[] => [...list.matchAll(/'([\w]+)'/g)].map(([, name = '']) => name);

/** Path of an imported module of this package; undefined for npm packages. */
const resolve = (from: string, name: string): string | undefined =>
  [name.replace(/\.js$/, '.tsx'), name.replace(/\.js$/, '.ts')]
    .map((path) => join(dirname(from), path))
    .find((path) => existsSync(path));

/** All modules that a module imports, directly or transitively, including dynamic imports. */
const reached = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, name = ''] of read(file)
    .replaceAll(/^import type .*$/gm, '')
    .matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
    const next = resolve(file, name);
    if (next) reached(next, seen);
  }
  return seen;
};

/**
 * Namespaces that a component needs. react-i18next would fetch a missing namespace, but no backend serves namespaces.
 */
const needed = (file: string): string[] =>
  [...read(file).matchAll(/useTranslation\(([^)]*)\)/g)]
    .flatMap(([, list = '']) => quoted(list))
    .filter((name) => name !== 'common');

const loaded = (file: string): string[] =>
  [...read(file).matchAll(/(?:[tT]exts\(|textsWhereOn\('\w+', )([^)]*)\)/g)].flatMap(([, list = '']) => quoted(list));

describe('a route loads the texts of every component it renders', () => {
  const files = readdirSync(routes, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.startsWith('__') && !file.includes('dev'),
  );
  it.each(files)('%s', (file) => {
    const path = join(routes, file);
    const modules = [...reached(path)];
    const own = modules.flatMap(loaded);
    const missing = modules.flatMap((other) =>
      needed(other)
        .filter((name) => !own.includes(name))
        .map((name) => `${other.slice(source.length + 1)} needs ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
