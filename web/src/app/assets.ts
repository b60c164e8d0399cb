import assets from 'virtual:client-assets';

type RouteAssets = {
  css?: string[];
  preloads?: string[];
  scripts?: { attrs: Record<string, string | boolean>; children?: string }[];
};

/** Files per route for the page's head. */
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

/** The fonts every page needs first. */
export const fontFiles: readonly string[] = assets.fonts;

/** The text files of a page and the lists that name them, so that hydrating does not wait for them one by one. */
export const textFiles = (files: readonly string[]): string[] => [
  ...new Set(
    files.flatMap((file) => [assets.textLists[file.split('/', 1)[0] ?? ''] ?? [], assets.texts[file] ?? []].flat()),
  ),
];
