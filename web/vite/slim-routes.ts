import type { Plugin } from 'vite';

export const slimTree = (code: string): string =>
  code
    // Convert the object to an array, which the router also accepts and which needs no names.
    .replaceAll(/^(const \w+Children): \w+ = \{\n([^}]*)\};?$/gm, (_, begin: string, children: string) => {
      const names = [...children.matchAll(/(\w+),$/gm)].map(([, name]) => name);
      return `${begin} = [${names.join(', ')}];`;
    })
    // Drop an id that equals the path, because a route without an id uses its path.
    .replaceAll(/id: ('[^']+'),(\s+path: \1,)/g, '$2');

/**
 * Removes generated code that only serves types from the entry: names of children, ids equal to the path, and the path
 * in each route file. Saves more than the size of ten routes; `npm run size` detects changes in the generated format.
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
