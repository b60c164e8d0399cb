import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/*
 * `npm run build`: builds the changes since the last build. Exits early when nothing has changed, since nx removes and
 * restores each `dist` even then, while a product may be running from it. A second build in the same checkout waits for
 * the first. `--quiet` prints one line, plus the tools' output on failure.
 */
const root = join(import.meta.dirname, '..');
const quiet = process.argv.includes('--quiet');
const state = join(root, '.nx');
const stampFile = join(state, 'built');
const lock = join(state, 'build.lock');

const packages = globSync(['contracts', 'services/*', 'bff', 'web', 'deploy'], { cwd: root });
const apart = /(^|[\\/])(node_modules|dist|\.tanstack)$|\.spec\.tsx?$/;
const isBuilt = () => packages.every((name) => existsSync(join(root, name, 'dist')));

const fingerprint = () => {
  const hash = createHash('sha256').update(process.version);
  const files = globSync(
    [
      '{contracts,services,bff,web,deploy}/**/*',
      '.swcrc',
      'nx.json',
      'package.json',
      'package-lock.json',
      'tsconfig.base.json',
    ],
    { cwd: root, withFileTypes: true, exclude: (entry) => apart.test(join(entry.parentPath, entry.name)) },
  );
  for (const path of files
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted())
    hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
};

const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** The lock file contains the pid of its holder; a lock of an ended process is taken over. */
const takeLock = async () => {
  mkdirSync(state, { recursive: true });
  for (;;)
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      process.on('exit', () => rmSync(lock, { force: true }));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (isRunning(Number(readFileSync(lock, 'utf8')))) await pause(200);
      else rmSync(lock, { force: true });
    }
};

/**
 * Drop NODE_ENV, so that pages are always built for production: NODE_ENV=test, set by a test, would produce a
 * different build under the same name.
 */
const { NODE_ENV: _, ...env } = process.env;

const build = () =>
  new Promise((resolve) => {
    const nx = spawn(
      process.execPath,
      [join(root, 'node_modules/nx/dist/bin/nx.js'), 'run-many', '-t', 'build', '--output-style=static'],
      { cwd: root, env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' },
    );
    const printed = [];
    for (const stream of quiet ? [nx.stdout, nx.stderr] : []) stream.on('data', (chunk) => printed.push(chunk));
    nx.on('close', (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(printed));
      resolve(code ?? 1);
    });
  });

await takeLock();
const before = fingerprint();
if (isBuilt() && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === before) process.exit();
const slow = quiet && setTimeout(() => process.stdout.write('Building what has changed …\n'), 2_000);
rmSync(stampFile, { force: true });
process.exitCode = await build();
clearTimeout(slow);
// Store the fingerprint from before the build, so that sources changed during the build are built next time.
if (process.exitCode === 0) writeFileSync(stampFile, before);
