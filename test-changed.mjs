import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest } from 'vitest/node';

/*
 * `npm run test:changed`, for use during development, checks the types of everything; formatting and lint of files
 * that differ from `main` or the given branch; specs in their packages that import them; and specs of the shared
 * product if server behaviour may have changed. `npm test` covers other packages and journeys.
 */
const root = import.meta.dirname;
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const base = process.argv[2] ?? 'main';
const [since] = git('merge-base', 'HEAD', base);
const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')].filter(
  (file) => /\.(?:[cm]?[jt]sx?|json)$/.test(file) && existsSync(join(root, file)),
);
if (changed.length === 0) {
  process.stdout.write(`Nothing differs from ${base}.\n`);
  process.exit();
}

/** Package of a file, as the folder of its specs. */
const packageOf = (file) => file.split('/', file.startsWith('services/') ? 2 : 1).join('/');
const packages = new Set(changed.map(packageOf));
const isServer = (name) => name !== 'web' && existsSync(join(root, name, 'package.json'));

const bin = (name) => join(root, 'node_modules/.bin', name);
process.env.TESTS = 'core';
const vitest = await createVitest('test', { root, watch: false, related: changed.map((file) => join(root, file)) });
const related = (await vitest.getRelevantTestSpecifications())
  .map(({ moduleId }) => moduleId.slice(root.length + 1))
  .filter((file) => packages.has(packageOf(file)) && packageOf(file) !== 'deploy');
await vitest.close();
delete process.env.TESTS;
const sharing = [...packages].some(isServer)
  ? globSync('deploy/**/*.spec.ts', { cwd: root, exclude: ['deploy/dist/**'] }).filter((file) =>
      readFileSync(join(root, file), 'utf8').includes('/shared-product.js'),
    )
  : [];
// Add specs of text files, which are read rather than imported, so that no import leads to them.
const ofTexts = changed.some((file) => file.startsWith('web/src/i18n/locales/'))
  ? globSync('web/src/i18n/*.spec.ts', { cwd: root })
  : [];
const named = changed.filter((file) => /\.spec\.tsx?$/.test(file));
const specs = [...new Set([...related, ...sharing, ...ofTexts, ...named])];

const code = changed.filter((file) => !file.endsWith('.json'));
const steps = [
  [bin('nx'), ['run-many', '-t', 'typecheck', '--output-style=static']],
  [bin('oxfmt'), ['--check', '--no-error-on-unmatched-pattern', ...changed]],
  ...(code.length > 0 ? [[bin('oxlint'), ['--deny-warnings', ...code]]] : []),
  ...(specs.length > 0 ? [[bin('vitest'), ['run', ...specs]]] : []),
];
for (const [command, args] of steps) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
