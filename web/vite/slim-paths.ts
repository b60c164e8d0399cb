import type { Plugin } from 'vite';

type Local = Readonly<{ de: string; en: string; nl: string }>;

const entry = /^ {2}'([^']+)': (?:same\('([^']+)'\)|\{\s*de: '([^']+)',\s*en: '([^']+)',\s*nl: '([^']+)',?\s*\}),$/gm;

/** Reads the table of paths from the source text of `contracts/pages/paths.ts`. */
export const readPaths = (table: string): [path: string, local: Local][] =>
  [...table.matchAll(entry)].map(([, path = '', same, de = same, en = same, nl = same]) => [
    path,
    { de, en, nl } as Local,
  ]);

/** First German and Dutch form of each segment. */
const segmentsOf = (paths: readonly (readonly [string, Local])[]): Map<string, string> => {
  const forms = new Map<string, string>();
  for (const [path, { de, nl }] of paths) {
    const [own, german, dutch] = [path, de, nl].map((one) => one.split('/'));
    if (!own || own.length !== german?.length || own.length !== dutch?.length) continue;
    for (const [index, segment] of own.entries())
      if (segment && !segment.startsWith('$') && !forms.has(segment))
        forms.set(segment, `${german[index]} ${dutch[index]}`);
  }
  return forms;
};

/**
 * Code of the table that writes each segment once instead of once per path; a path whose form differs from that of its
 * segments has its own.
 */
export const slimPaths = (paths: readonly (readonly [string, Local])[]): string => {
  const forms = segmentsOf(paths);
  const local = (path: string, at: 0 | 1) =>
    path
      .split('/')
      .map((segment) => forms.get(segment)?.split(' ')[at] ?? segment)
      .join('/');
  const all = paths.map(([path, { de, en, nl }]) =>
    en !== path
      ? [path, de, nl, en].join()
      : de !== local(path, 0) || nl !== local(path, 1)
        ? [path, de, nl].join()
        : path,
  );
  const segments = [...forms].filter(([own, form]) => form !== `${own} ${own}`).map(([own, form]) => `${own} ${form}`);
  return `const segments = Object.fromEntries(${JSON.stringify(segments.join())}.split(',').map((one) => {
  const [own, ...local] = one.split(' ');
  return [own, local];
}));
const local = (path, at) => path.split('/').map((segment) => segments[segment]?.[at] ?? segment).join('/');
export const paths = Object.fromEntries(${JSON.stringify(all.join(' '))}.split(' ').map((one) => {
  const [path, de = local(path, 0), nl = local(path, 1), en = path] = one.split(',');
  return [path, { de, en, nl }];
}));
`;
};

const table = /^export const paths = \{$[^]*?^\} as const[^;]*;$/m;

/** Replaces the table of paths in the client by its shorter form, which saves 1 kB of the entry. */
export const slimPathsPlugin = (): Plugin => ({
  name: 'lendring-slim-paths',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/contracts/pages/paths.ts')) return undefined;
    return { code: code.replace(table, (found) => slimPaths(readPaths(found))), map: null };
  },
});
