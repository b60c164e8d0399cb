import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { slimPage, slimTree } from './slim-routes.ts';

const tree = readFileSync(new URL('../src/routeTree.gen.ts', import.meta.url), 'utf8');

describe('the route tree without type-only code', () => {
  const slim = slimTree(tree);

  it('lists all children of each route without their names', () => {
    const childrenIn = (code: string): number => [...code.matchAll(/^ +(\w+Route):\s+\1(?:WithChildren)?,$/gm)].length;
    const listed = [...slim.matchAll(/^const \w+Children = \[([^\]]*)\];$/gm)].flatMap(([, names = '']) =>
      names.split(', '),
    );
    expect(childrenIn(tree)).toBeGreaterThan(90);
    expect(childrenIn(slim)).toBe(0);
    expect(new Set(listed).size).toBe(childrenIn(tree));
  });

  it('keeps a route id only if the id differs from the path', () => {
    const updates = [...slim.matchAll(/\.update\(\{([^}]*)\}/g)].map(([, options = '']) => options);
    for (const options of updates) expect(options).not.toMatch(/id: ('[^']+'),\s+path: \1,/);
    expect(updates.filter((options) => options.includes('path:')).length).toBeGreaterThan(90);
    expect(updates.filter((options) => /\bid:/.test(options) && !options.includes('path:'))).toHaveLength(
      [...tree.matchAll(/id: '[^']+',\n\s+getParentRoute/g)].length,
    );
  });
});

describe("a page's code without the import of its route", () => {
  it('finds the route by its id', () => {
    const page = `import { Route } from '/src/routes/offer.$offerId.index.tsx';\nconst Page = () => Route.useParams();`;
    expect(slimPage(page, '/offer/$offerId/')).toBe(
      `import { getRouteApi } from '@tanstack/react-router';\nconst Route = getRouteApi("/offer/$offerId/");\nconst Page = () => Route.useParams();`,
    );
  });

  it('stays the same if it does not use its route', () => {
    expect(slimPage(`import { t } from './t.js';`, '/terms')).toBe(`import { t } from './t.js';`);
  });
});
