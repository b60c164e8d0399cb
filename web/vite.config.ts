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
/** Where the builds go: several checks can run at once with a folder each. */
const dist = process.env['WEB_DIST'] ?? 'dist';

const packages =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|i18next|@tanstack\/(history|router-core|react-router|store|react-store))\//;
/** Also what the entry shares with pages: it would be a file of its own for each piece, and those pack badly. */
const frame = [
  /web\/src\/((i18n|seo)\/[a-z-]+\.ts|lib\/(api|load|query|reference|return-to|session|token|sign-in|favourites|error-text))/,
  /web\/src\/ui\/(cx|Icon|IconButton|button-look|ButtonLink|Spinner|Menu|Badge|ToastRegion|toasts|Skeleton|Button)\./,
  /web\/src\/(api\/(legal|reference)|app\/(text|legal)-route)\.|contracts\/rules\/(days|start-time)\./,
  /react-i18next\/dist\/es\/(useTranslation|context|I18nextProvider|initReactI18next|defaults|utils|i18nInstance|unescape)/,
  /react-query\/build\/modern\/queryOptions|query-core\/build\/modern\/(timeoutManager|utils)\./,
];

export default defineConfig(({ isSsrBuild, command }) => ({
  root,
  appType: 'custom',
  resolve: { conditions: ['lendring-source', 'module', 'browser', 'development|production'] },
  define: {
    // One server answers both in development, where nobody counts bytes.
    BUILT_FOR_SERVER: JSON.stringify(isSsrBuild || command === 'serve'),
    ...(command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {}),
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A page, its skeleton and its loader are one file, asked for when somebody points at a link; addresses and heads
      // are in the entry.
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
    // One self-contained bundle in production; in development packages come from node_modules.
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
            // One file: what runs never looks for another that a later build has replaced.
            codeSplitting: false,
            // Node keeps a file and its map in memory: neither carries comments and sources, names stay as they are.
            sourcemapExcludeSources: true,
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
        // A list of every chunk's imports would be 4 kB of the entry; the server names those of the page it sends.
        modulePreload: false,
        // Two files for what every page needs, of packages and of ours: they pack better than many small ones.
        rollupOptions: {
          input: 'src/entry-client.tsx',
          output: {
            // Without names: every address in the entry would carry one twice.
            chunkFileNames: 'assets/[hash].js',
            codeSplitting: {
              groups: [
                { name: 'base', priority: 2, test: packages },
                { name: 'frame', priority: 1, test: (id) => frame.some((part) => part.test(id)) },
              ],
            },
          },
        },
      },
}));
