import { paths } from '@lendring/contracts/pages/paths.js';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readPaths, slimPaths } from './slim-paths.ts';

const source = readFileSync(new URL('../../contracts/pages/paths.ts', import.meta.url), 'utf8');

it('reads every path from the source text', () => {
  expect(Object.fromEntries(readPaths(source))).toEqual(paths);
});

it('yields the same table in fewer characters', async () => {
  const code = slimPaths(readPaths(source));
  const slim = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { paths: typeof paths };
  expect(slim.paths).toEqual(paths);
  expect(Object.keys(slim.paths)).toEqual(Object.keys(paths));
  expect(code.length).toBeLessThan(JSON.stringify(paths).length / 1.5);
});
