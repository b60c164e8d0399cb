import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isAllowed, neededBy, packageOfFile, shippedPackages } from './shipped-packages.js';

const repository = fileURLToPath(new URL('../../', import.meta.url));

describe('shipped third-party packages', () => {
  it('have an allowed licence in all server dependencies', () => {
    const services = readdirSync(join(repository, 'services')).map((name) => join(repository, 'services', name));
    const shipped = shippedPackages(neededBy([join(repository, 'bff'), ...services]));
    expect(shipped.length).toBeGreaterThan(100);
    expect(shipped).toContainEqual(expect.objectContaining({ name: 'fastify', licence: 'MIT' }));
    expect(shipped.find(({ name }) => name === 'fastify')?.text).toContain('Permission is hereby granted');
    expect(shipped.some(({ name }) => name.startsWith('@lendring/') || name === 'vitest')).toBe(false);
  });

  it('are rejected without a licence or with a disallowed licence', () => {
    expect(['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC', 'GPL-3.0', 'MIT AND GPL-3.0', null].map(isAllowed)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(() => shippedPackages([join(repository, 'web')])).toThrow('@lendring/web (none)');
  });

  it('are identified by the files in a bundle', () => {
    expect(packageOfFile('/x/node_modules/a/node_modules/@b/c/d/e.js')).toBe('/x/node_modules/a/node_modules/@b/c');
    expect(packageOfFile('/x/node_modules/react/index.js')).toBe('/x/node_modules/react');
    expect(packageOfFile('/x/web/src/a.ts')).toBeNull();
  });
});
