import type { Plugin } from 'vite';

/** The generated module, its types left as they are. */
export const slimTree = (code: string): string =>
  code
    // The router takes a list as well, and a list does without names.
    .replaceAll(/^(const \w+Children): \w+ = \{\n([^}]*)\};?$/gm, (_, begin: string, children: string) => {
      const names = [...children.matchAll(/(\w+),$/gm)].map(([, name]) => name);
      return `${begin} = [${names.join(', ')}];`;
    })
    // A route without an id takes its path for one.
    .replaceAll(/id: ('[^']+'),(\s+path: \1,)/g, '$2');

/**
 * Leaves out of the entry what the router's generator writes for types alone: names of children, ids that are the path,
 * the path in each route's file. It is worth more than ten addresses; `npm run size` notices when the generator writes
 * otherwise.
 */
export const slimRoutes = (): Plugin => ({
  name: 'lendring-slim-routes',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith('/src/routeTree.gen.ts')) return { code: slimTree(code), map: null };
    if (/\/src\/routes\/[^?]+\.tsx$/.test(id))
      return { code: code.replace(/createFileRoute\((['"])[^'"]+\1\)/, 'createFileRoute()'), map: null };
    return undefined;
  },
});
