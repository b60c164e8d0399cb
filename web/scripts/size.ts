import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { clientAssets } from '../vite/client-manifest.ts';

/*
 * Size of a first visit (architecture §7): the entry script plus the page's own scripts with German texts, styles and
 * fonts. `npm run size` prints every route and fails above the limits. The home page's limit is set by the
 * architecture; the other limits preserve the sizes reached so far. Each new route adds about 0.1 kB to the entry, and
 * feature switches are part of every page (ADR 105).
 */
/**
 * `offer`, `group`, `list`: the pages of an offer and a group, and the lists of offers, whose further parts follow the
 * server's HTML. `request`: the page of a loan, with its actions, also of a counter loan. `counter`: the entry of
 * counter loans, with prices and free units of several things. `table`: the offer table, which has the parts of the
 * staff lists and those of the own offers.
 */
const limits = {
  entry: 157_500,
  home: 164_500,
  page: 195_200,
  offer: 184_600,
  request: 199_300,
  counter: 202_600,
  staff: 195_850,
  table: 203_200,
  group: 173_600,
  list: 192_800,
  css: 25_000,
  fonts: 45_000,
};
const root = fileURLToPath(new URL('..', import.meta.url));
const client = resolve(root, process.env['WEB_DIST'] ?? 'dist', 'client');
const assets = clientAssets(
  JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')),
  readFileSync(join(root, 'src/routeTree.gen.ts'), 'utf8'),
);

const packed = new Map<string, number>();
const gzipped = (file: string): number => {
  let size = packed.get(file);
  if (size === undefined) packed.set(file, (size = gzipSync(readFileSync(join(client, file)), { level: 9 }).length));
  return size;
};
const sum = (files: Iterable<string>, of: (file: string) => number) =>
  [...new Set(files)].reduce((total, file) => total + of(file), 0);
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const base = [assets.entry, ...assets.preloads];
const words = [assets.textLists['de'], assets.texts['de/common']].filter((file) => file !== undefined);
const limitOf = (id: string): number => {
  if (id === '/') return limits.home;
  if (id === '/_signed-in/account/offers_/table') return limits.table;
  if (id === '/offer/$offerId/') return limits.offer;
  if (id === '/group/$groupId/') return limits.group;
  if (/^\/(?:search|citysearch|category)\//.test(id)) return limits.list;
  if (id === '/_signed-in/request/$requestId' || id === '/_signed-in/counter-loan/$loanId') return limits.request;
  if (id === '/_signed-in/counter-loans/new') return limits.counter;
  return id.startsWith('/_signed-in/backoffice') ? limits.staff : limits.page;
};
const rows = Object.entries(assets.routes)
  .map(([id, files]) => ({
    id,
    js: sum([...base, ...words, ...files.preloads], gzipped),
    css: sum([...assets.css, ...files.css], gzipped),
  }))
  .toSorted((a, b) => b.js - a.js);
const fonts = sum(assets.fonts, (file) => readFileSync(join(client, file)).length);

console.log(`entry ${kb(sum(base, gzipped))} gz, common styles ${kb(sum(assets.css, gzipped))} gz, fonts ${kb(fonts)}`);
for (const row of rows)
  console.log(`${row.id.padEnd(44)} js ${kb(row.js).padStart(9)}  css ${kb(row.css).padStart(8)}`);
const withSchemas = base.filter((file) => /\b_zod\b/.test(readFileSync(join(client, file), 'utf8')));
const over = [
  ...withSchemas.map((file) => `${file}: a schema library has come into the entry (README.md, trap 4)`),
  ...(sum(base, gzipped) > limits.entry ? [`entry: ${kb(sum(base, gzipped))}, at most ${kb(limits.entry)}`] : []),
  ...rows
    .filter((row) => row.js > limitOf(row.id))
    .map((row) => `${row.id}: ${kb(row.js)} of script, at most ${kb(limitOf(row.id))}`),
  ...rows
    .filter((row) => row.css > limits.css)
    .map((row) => `${row.id}: ${kb(row.css)} of styles, at most ${kb(limits.css)}`),
  ...(fonts > limits.fonts ? [`fonts: ${kb(fonts)}, at most ${kb(limits.fonts)}`] : []),
];
for (const line of over) console.error(line);
process.exitCode = over.length ? 1 : 0;
