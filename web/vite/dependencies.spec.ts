import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { shippedPackages } from './shipped-packages.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

type Dependency = Readonly<{ name: string; workspace: string }>;

const dependenciesOf = (manifest: string): readonly Dependency[] => {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(dependencies)
    .filter((name) => !name.startsWith('@lendring/'))
    .map((name) => ({ name, workspace: dirname(manifest) }));
};

const dependencies = globSync('{.,contracts,bff,web,deploy,services/*}/package.json', { cwd: root }).flatMap(
  dependenciesOf,
);

const licenceOf = ({ name, workspace }: Dependency): string | null => {
  const folders = [workspace, '.'].map((folder) => join(root, folder, 'node_modules', name));
  const installed = folders.filter((folder) => existsSync(join(folder, 'package.json'))).slice(0, 1);
  return shippedPackages(installed)[0]?.licence ?? null;
};

const rows = readFileSync(join(root, 'docs/dependencies.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  .map(([name = '', ...cells]) => ({ name: name.replaceAll('`', ''), cells }));

describe('docs/dependencies.md', () => {
  it('names exactly the production dependencies, in sorted order', () => {
    expect(rows.map(({ name }) => name)).toEqual([...new Set(dependencies.map(({ name }) => name))].toSorted());
  });

  it.each(rows)('fills five cells for $name', ({ cells }) => {
    expect(cells).toHaveLength(5);
    expect(cells).not.toContain('');
  });

  it.each(rows)('states the licence of the installed package $name', ({ name, cells }) => {
    const installed = dependencies.filter((one) => one.name === name).map(licenceOf);
    expect([...new Set(installed)]).toEqual([cells[2]]);
  });
});
