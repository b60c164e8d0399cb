import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { ariaLocales } from './vite/aria-locales.ts';
import { clientManifest } from './vite/client-manifest.ts';
import { compress } from './vite/compress.ts';
import { emoji } from './vite/emoji.ts';
import { licences } from './vite/licences.ts';
import { slimRoutes } from './vite/slim-routes.ts';
import { textGapsPlugin } from './vite/text-gaps.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const dist = process.env['WEB_DIST'] ?? 'dist';

const packages =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|i18next|@tanstack\/(history|router-core|react-router|store|react-store))\//;

export default defineConfig(({ isSsrBuild, command }) => ({
  root,
  appType: 'custom',
  resolve: {
    // Use React's own hook, because the shim also contains the one for React 17.
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
    ],
    conditions: ['lendring-source', 'module', 'browser', 'development|production'],
  },
  define: {
    // True in development as well, where one server serves both builds and size does not matter.
    BUILT_FOR_SERVER: JSON.stringify(isSsrBuild || command === 'serve'),
    ...(command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {}),
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Page, skeleton and loader form one chunk, loaded on hovering over a link; paths and heads are in the entry.
      codeSplittingOptions: {
        defaultBehavior: [['component', 'pendingComponent', 'loader'], ['errorComponent'], ['notFoundComponent']],
      },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      routeFileIgnorePattern: '\\.spec\\.',
      addExtensions: 'js',
      disableLogging: true,
      quoteStyle: 'single',
      semicolons: true,
    }),
    slimRoutes(),
    react(),
    tailwindcss(),
    emoji(),
    clientManifest(root, dist),
    ...(command === 'build' ? [licences(root, dist)] : []),
    ariaLocales(),
    textGapsPlugin(root),
    ...(isSsrBuild ? [] : [compress(`${root}${dist}/client`)]),
  ],
  ssr: {
    // Bundle all packages in production; in development, packages are loaded from node_modules.
    ...(command === 'build' ? { noExternal: true } : {}),
    resolve: {
      conditions: ['lendring-source', 'module', 'node', 'development|production'],
      externalConditions: ['lendring-source', 'node', 'module-sync'],
    },
  },
  build: isSsrBuild
    ? {
        outDir: `${dist}/server`,
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node24',
        sourcemap: true,
        rollupOptions: {
          input: { 'entry-server': 'src/entry-server.tsx' },
          output: {
            // Emit a single file, so that a running server never needs a file that a later build has replaced.
            codeSplitting: false,
            // Drop comments and sources but keep names, because Node keeps the file and its source map in memory.
            sourcemapExcludeSources: true,
            // One byte per character in memory: a single character beyond Latin-1 doubles the whole file.
            charset: 'ascii',
            minify: { compress: false, mangle: false, codegen: true },
          },
        },
      }
    : {
        outDir: `${dist}/client`,
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        // Disable `modulePreload`: the list of all chunks' imports would add 4 kB to the entry, and the server
        // preloads the imports of the current page.
        modulePreload: false,
        // Build two chunks for the entry's modules, one for packages and one for the rest, because two chunks compress
        // better than many small ones. `$initial` leaves out modules that only pages import.
        rollupOptions: {
          input: 'src/entry-client.tsx',
          output: {
            // Name chunks by hash only, because every route in the entry would contain the name twice.
            chunkFileNames: 'assets/[hash].js',
            codeSplitting: {
              groups: [
                { name: 'base', priority: 2, tags: ['$initial'], test: packages },
                { name: 'frame', priority: 1, tags: ['$initial'] },
              ],
            },
          },
        },
      },
}));
