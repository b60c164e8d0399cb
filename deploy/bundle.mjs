import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';

/*
 * Bundles `dist/<folder>/main.js` for `npm start` and the image (ADR 173). They start `dist/bundle/<folder>/start.js`,
 * which enables Node's compile cache and imports the bundle.
 */
const root = join(import.meta.dirname, '..');
const dist = join(import.meta.dirname, 'dist');

/** ES modules of many small files. Others are resolved at run time, as native packages and most of CommonJS must be. */
const inlined = new Set([
  '@nestjs/common',
  '@nestjs/core',
  '@nestjs/microservices',
  '@nestjs/platform-fastify',
  'jose',
  'libphonenumber-js',
  'oidc-provider',
  'zod',
]);

/** True if a package, as the importing file finds it, is the one that the bundle's folder finds. */
const isShared = (name, importer) => {
  for (let folder = dirname(importer); folder !== root; folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules', name))) return false;
    if (folder === dirname(folder)) return true;
  }
  return true;
};

const isExternal = (id, importer) => {
  const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(id) ?? [];
  if (id.startsWith('node:') || builtinModules.includes(name)) return true;
  if (id.startsWith('.') || isAbsolute(id) || id.startsWith('@lendring/')) return false;
  return !inlined.has(name) && (importer === undefined || isShared(name, importer));
};

const services = globSync('services/*/dist/start.js', { cwd: root }).map((path) => basename(join(path, '../..')));

/**
 * Loads built files with their source maps. Their `import.meta.url` remains the original file's, since worker entries
 * and packaged data are found next to it; the one import with a computed name lists its services.
 */
const builtFiles = (out) => ({
  name: 'built-files',
  load(id) {
    if (!existsSync(`${id}.map`) || id.includes(`${sep}node_modules${sep}`)) return null;
    const original = JSON.stringify(relative(out, id).split(sep).join('/'));
    const starts = services.map((name) => `'${name}': () => import('@lendring/${name}/start.js')`).join(', ');
    const code = readFileSync(id, 'utf8')
      .replaceAll('import.meta.url', `new URL(${original}, import.meta.url).href`)
      .replace('import(`@lendring/${name}/start.js`)', `({ ${starts} })[name]()`);
    return { code, map: JSON.parse(readFileSync(`${id}.map`, 'utf8')) };
  },
});

/*
 * Linux's C library reads these variables before the process starts (ADR 180): one arena for all threads, and every
 * piece of 128 kB or more is returned to the system when it is freed.
 */
const start = `import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const { env, argv, execArgv, execPath } = process;
if (process.platform === 'linux' && env.MALLOC_ARENA_MAX === undefined && process.execve)
  process.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], { MALLOC_MMAP_THRESHOLD_: '131072', ...env, MALLOC_ARENA_MAX: '1' });

enableCompileCache(join(import.meta.dirname, 'compiled'));
await import('./main.js');
`;

/** Try block whose call was removed: rolldown takes such calls as `decodeURIComponent` for pure, though they throw. */
const emptiedTry = /\btry \{\s*(?:return (?:true|false);\s*)?\}/;

rmSync(join(dist, 'bundle'), { recursive: true, force: true });
for (const folder of ['embedded', 'process']) {
  const out = join(dist, 'bundle', folder);
  const bundle = await rolldown({
    input: join(dist, folder, 'main.js'),
    platform: 'node',
    external: isExternal,
    plugins: [builtFiles(out)],
  });
  // Nest and logs use the names of classes. V8 stores ASCII files with one byte per character, others with two.
  const form = { sourcemap: true, sourcemapExcludeSources: true, keepNames: true, charset: 'ascii' };
  const { output } = await bundle.write({ dir: out, ...form });
  const emptied = output.find((part) => part.type === 'chunk' && emptiedTry.test(part.code));
  if (emptied) throw new Error(`${emptied.fileName}: a try block has lost its call; use the value of the call`);
  await bundle.close();
  writeFileSync(join(out, 'start.js'), start);
}
