import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { globSync } from 'node:fs';
import { browserPath } from './browser.ts';
import { runsJourney } from '../../tiers.ts';
import { startProduct } from './product.ts';

/*
 * Journeys in a real browser against the built product with its demo data: `npm run test:journeys [-- name]`. Three
 * files run in parallel, each with its own browser, since each waits at times. All share one product, so no file may
 * touch the users, offers and requests of another. Changes to the whole installation, such as its brand or feature
 * switches, need a separate product.
 */
const wanted = process.argv[2];
/** Long files, which start first; otherwise they would run alone at the end. */
const longOnes = [
  'pages.',
  'before-scripts.',
  'main-job.',
  'hire-shop.',
  'account.',
  'search.',
  'search-wide.',
  'overlays.',
];
const isLong = (file: string): boolean => longOnes.some((name) => file.startsWith(name));
const here = fileURLToPath(new URL('.', import.meta.url));
const files = globSync('*.journey.ts', { cwd: here })
  .filter((file) => (wanted ? file.includes(wanted) : runsJourney(file.replace('.journey.ts', ''))))
  .toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)) || a.localeCompare(b))
  .map((file) => here + file);
if (files.length === 0) throw new Error(`No journey is called ${wanted ?? '*.journey.ts'}`);

const [product] = await Promise.all([startProduct(), browserPath()]);
process.env['LENDRING_URL'] = product.url;

let failed = false;
await new Promise<void>((resolve) => {
  // Bound of a file in milliseconds: the longest takes one minute alone, and four on a machine with 20 busy processes.
  run({ files, concurrency: 3, timeout: 360_000 })
    .on('test:fail', () => {
      failed = true;
    })
    .on('test:summary', ({ file }) => {
      if (file === undefined) resolve();
    })
    .compose(spec)
    .pipe(process.stdout, { end: false });
});
await product.stop();
process.exitCode = failed ? 1 : 0;
