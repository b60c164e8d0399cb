import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineName } from '@lendring/platform/testing/engines/engine.js';

/** A file of tests against real servers, and the engines it asks for. */
export type Suite = Readonly<{ file: string; needs: readonly EngineName[] }>;

/** What a suite's text says: it names its engines where it describes itself. */
export const enginesNamedIn = (text: string): EngineName[] => [
  ...new Set([...text.matchAll(/describeEngine\(\s*'(\w+)'/g)].map(([, name]) => name as EngineName)),
];

/** All suites of the repository. */
export const findSuites = (root: string): Suite[] =>
  globSync('{services,bff,deploy,contracts}/**/*.engine.spec.ts', {
    cwd: root,
    exclude: (name) => name.includes('node_modules') || name.includes('dist'),
  })
    .sort()
    .map((file) => ({ file, needs: enginesNamedIn(readFileSync(join(root, file), 'utf8')) }));

/** Those that ask for one of the engines; a suite that names several runs with what there is of them. */
export const suitesFor = (suites: readonly Suite[], engines: readonly EngineName[]): readonly Suite[] =>
  suites.filter(({ needs }) => needs.some((name) => engines.includes(name)));
