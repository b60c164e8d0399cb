import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineName } from '@lendring/platform/testing/engines/engine.js';

export type Suite = Readonly<{ file: string; needs: readonly EngineName[] }>;

export const enginesNamedIn = (text: string): EngineName[] => [
  ...new Set([...text.matchAll(/describeEngine\(\s*'(\w+)'/g)].map(([, name]) => name as EngineName)),
];

export const findSuites = (root: string): Suite[] =>
  globSync('{services,bff,deploy,contracts}/**/*.engine.spec.ts', {
    cwd: root,
    exclude: (name) => name.includes('node_modules') || name.includes('dist'),
  })
    .sort()
    .map((file) => ({ file, needs: enginesNamedIn(readFileSync(join(root, file), 'utf8')) }));

/** Suites that need at least one of the engines. A suite that needs several runs with those available. */
export const suitesFor = (suites: readonly Suite[], engines: readonly EngineName[]): readonly Suite[] =>
  suites.filter(({ needs }) => needs.some((name) => engines.includes(name)));
