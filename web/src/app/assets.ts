import assets from 'virtual:client-assets';

type RouteAssets = {
  css?: string[];
  preloads?: string[];
  scripts?: { attrs: Record<string, string | boolean>; children?: string }[];
};

export const clientRoutes: Readonly<Record<string, RouteAssets>> = {
  ...Object.fromEntries(
    Object.entries(assets.routes).map(([id, { css, preloads }]) => [id, { css: [...css], preloads: [...preloads] }]),
  ),
  __root__: {
    css: [...assets.css],
    preloads: [assets.entry, ...assets.preloads],
    scripts: [
      ...(assets.preamble ? [{ attrs: { type: 'module' }, children: assets.preamble }] : []),
      { attrs: { type: 'module', async: true, src: assets.entry } },
    ],
  },
};

export const fontFiles: readonly string[] = assets.fonts;

/** Text files of a page and their lists, preloaded so that hydration does not wait for one after the other. */
export const textFiles = (files: readonly string[]): string[] => [
  ...new Set(
    files.flatMap((file) => [assets.textLists[file.split('/', 1)[0] ?? ''] ?? [], assets.texts[file] ?? []].flat()),
  ),
];
