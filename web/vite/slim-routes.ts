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

/** Replaces the import of its route in a page's code by the route's API, which finds the route by its id. */
export const slimPage = (code: string, routeId: string): string =>
  code.replace(
    /import \{ Route \} from (['"])[^'"]+\1;?/,
    `import { getRouteApi } from '@tanstack/react-router';\nconst Route = getRouteApi(${JSON.stringify(routeId)});`,
  );

/**
 * Removes generated code that only serves types from the entry: names of children, ids equal to the path, the path in
 * each route file, and the exports of routes to their pages. Saves more than the size of ten routes; `npm run size`
 * detects changes in the generated format.
 */
export const slimRoutes = (): Plugin[] => {
  const ids = new Map<string, string>();
  return [
    {
      name: 'lendring-slim-routes',
      apply: 'build',
      enforce: 'pre',
      transform(code, id) {
        if (id.endsWith('/src/routeTree.gen.ts')) return { code: slimTree(code), map: null };
        if (!/\/src\/routes\/[^?]+\.tsx$/.test(id)) return undefined;
        const routeId = /createFileRoute\((['"])([^'"]+)\1\)/.exec(code)?.[2];
        if (routeId) ids.set(id, routeId);
        return { code: code.replace(/createFileRoute\((['"])[^'"]+\1\)/, 'createFileRoute()'), map: null };
      },
    },
    {
      name: 'lendring-slim-pages',
      apply: 'build',
      transform(code, id) {
        const routeId = id.includes('?tsr-split=') ? ids.get(id.slice(0, id.indexOf('?'))) : undefined;
        return routeId ? { code: slimPage(code, routeId), map: null } : undefined;
      },
    },
  ];
};
