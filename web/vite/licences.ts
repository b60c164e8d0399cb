import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { neededBy, packageOfFile, shippedPackages } from './shipped-packages.ts';

/** Packages whose pictures, fonts and styles plugins add without the bundler's knowledge. */
const broughtIn = ['@lobehub/fluent-emoji-3d', '@fontsource/abel', '@fontsource-variable/mulish', 'tailwindcss'];

/**
 * Writes `licences.json` next to the client build, with all third-party packages of the client and the servers. Fails
 * the build on a missing or disallowed licence.
 *
 * @param root of the client, with a trailing slash
 */
export const licences = (root: string, dist: string): Plugin => ({
  name: 'lendring-licences',
  generateBundle() {
    if (this.environment.name !== 'client') return;
    const repository = join(root, '..');
    const bundled = [...this.getModuleIds()].flatMap((id) => packageOfFile(id.split('?')[0] ?? id) ?? []);
    const services = readdirSync(join(repository, 'services')).map((name) => join(repository, 'services', name));
    const shipped = shippedPackages([
      ...new Set([
        ...bundled,
        ...broughtIn.map((name) => join(repository, 'node_modules', name)),
        ...neededBy([join(repository, 'bff'), ...services]),
      ]),
    ]);
    mkdirSync(`${root}${dist}`, { recursive: true });
    writeFileSync(`${root}${dist}/licences.json`, JSON.stringify(shipped));
  },
});
