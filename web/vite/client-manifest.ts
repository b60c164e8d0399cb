import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

type Chunk = Readonly<{
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
  assets?: string[];
}>;
type ViteManifest = Readonly<Record<string, Chunk>>;

export type ClientAssets = Readonly<{
  entry: string;
  css: readonly string[];
  preloads: readonly string[];
  fonts: readonly string[];
  routes: Readonly<Record<string, Readonly<{ css: readonly string[]; preloads: readonly string[] }>>>;
  texts: Readonly<Record<string, string>>;
  textLists: Readonly<Record<string, string>>;
  preamble?: string;
}>;

const closure = (manifest: ViteManifest, key: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(key) || !manifest[key]) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) closure(manifest, next, seen);
  return seen;
};

export const routeFiles = (tree: string): Map<string, string> => {
  const files = new Map(
    [...tree.matchAll(/import \{ Route as (\w+)Import \} from '\.\/(routes\/[^']+?)(?:\.js)?'/g)].map((m) => [
      m[1]!,
      `src/${m[2]}.tsx`,
    ]),
  );
  const byId = /interface FileRoutesById \{([^}]*)\}/.exec(tree)?.[1] ?? '';
  return new Map(
    [...byId.matchAll(/'?([^'\s]+?)'?: typeof (\w+?)(?:WithChildren)?;?\n/g)].flatMap((m) => {
      const file = files.get(m[2]!.replace(/Import$/, ''));
      return file ? [[m[1]!, file] as const] : [];
    }),
  );
};

export const clientAssets = (manifest: ViteManifest, tree: string): ClientAssets => {
  const entryKey = Object.keys(manifest).find((key) => manifest[key]!.isEntry && key.endsWith('entry-client.tsx'))!;
  const base = closure(manifest, entryKey);
  const cssOf = (keys: Iterable<string>) =>
    [...new Set([...keys].flatMap((key) => manifest[key]!.css ?? []))].map((file) => `/${file}`);
  const routes: Record<string, { css: string[]; preloads: string[] }> = {};
  for (const [id, file] of routeFiles(tree)) {
    const own = Object.keys(manifest).filter((key) => key.startsWith(`${file}?tsr-split=component`));
    const keys = [...new Set(own.flatMap((key) => [...closure(manifest, key)]))].filter((key) => !base.has(key));
    if (keys.length) routes[id] = { css: cssOf(keys), preloads: keys.map((key) => `/${manifest[key]!.file}`) };
  }
  const texts: Record<string, string> = {};
  const textLists: Record<string, string> = {};
  for (const [key, chunk] of Object.entries(manifest)) {
    const match = /locales\/(\w+)\/([\w-]+)\.json$/.exec(key);
    if (match) texts[`${match[1]}/${match[2]}`] = `/${chunk.file}`;
    const list = /i18n\/files\/(\w+)\.ts$/.exec(key)?.[1];
    if (list) textLists[list] = `/${chunk.file}`;
  }
  const assets = [...base].flatMap((key) => manifest[key]!.assets ?? []);
  const fonts = [...new Set([...assets, ...Object.values(manifest).map((chunk) => chunk.file)])]
    .filter((file) => /(abel-latin-400|mulish-latin-wght)[^/]*\.woff2$/.test(file))
    .map((file) => `/${file}`);
  return {
    entry: `/${manifest[entryKey]!.file}`,
    css: cssOf(base),
    preloads: [...base].filter((key) => key !== entryKey).map((key) => `/${manifest[key]!.file}`),
    fonts,
    routes,
    texts,
    textLists,
  };
};

/** `virtual:client-assets`: the built client's files for the server bundle; in development, the source files. */
export const clientManifest = (root: string, dist: string): Plugin => {
  const id = 'virtual:client-assets';
  let development = false;
  return {
    name: 'lendring-client-assets',
    configResolved: (config) => {
      development = config.command === 'serve';
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => {
      if (source !== `\0${id}`) return undefined;
      const assets: ClientAssets = development
        ? {
            entry: '/src/entry-client.tsx',
            css: ['/src/styles/app.css?direct'],
            preloads: [],
            fonts: [],
            routes: {},
            texts: {},
            textLists: {},
            preamble:
              'import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type; import("/@vite/client");',
          }
        : clientAssets(
            JSON.parse(readFileSync(resolve(root, dist, 'client/.vite/manifest.json'), 'utf8')) as ViteManifest,
            readFileSync(join(root, 'src/routeTree.gen.ts'), 'utf8'),
          );
      return `export default ${JSON.stringify(assets)}`;
    },
  };
};
