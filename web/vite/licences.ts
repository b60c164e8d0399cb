import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { neededBy, packageOfFile, shippedPackages } from './shipped-packages.ts';

/** What plugins put into the client without the bundler knowing: pictures, fonts and the base of the styles. */
const broughtIn = ['@lobehub/fluent-emoji-3d', '@fontsource/abel', '@fontsource-variable/mulish', 'tailwindcss'];

/**
 * Writes `licences.json` beside the client build: all packages of others that are in it, and those that the servers
 * need when they run. Stops the build where a licence is missing or not allowed.
 *
 * @param root of the client, with a slash at its end
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
