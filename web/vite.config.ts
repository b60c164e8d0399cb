import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { ariaLocales } from './vite/aria-locales.ts';
import { clientManifest } from './vite/client-manifest.ts';
import { emoji } from './vite/emoji.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig(({ isSsrBuild, command }) => ({
  root,
  appType: 'custom',
  resolve: { conditions: ['lendring-source', 'module', 'browser', 'development|production'] },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  plugins: [
    tanstackRouter({
      target: 'react', autoCodeSplitting: true, routesDirectory: 'src/routes', generatedRouteTree: 'src/routeTree.gen.ts',
      routeFileIgnorePattern: '\\.spec\\.', addExtensions: 'js', disableLogging: true, quoteStyle: 'single', semicolons: true,
    }),
    react(), tailwindcss(), emoji(), clientManifest(root), ariaLocales(),
  ],
  ssr: {
    // One self-contained bundle in production; in development packages come from node_modules.
    ...(command === 'build' ? { noExternal: true } : {}),
    resolve: { conditions: ['lendring-source', 'module', 'node', 'development|production'], externalConditions: ['lendring-source', 'node', 'module-sync'] },
  },
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, target: 'node24', sourcemap: true, rollupOptions: { input: { 'entry-server': 'src/entry-server.tsx', detect: 'src/i18n/detect.ts' } } }
    : { outDir: 'dist/client', emptyOutDir: true, manifest: true, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, rollupOptions: { input: 'src/entry-client.tsx' } },
}));
