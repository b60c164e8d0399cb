import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PageRenderer } from './page-host.js';

/** The web client's server bundle and the folder of its public files. */
export type Web = Readonly<{ renderer: PageRenderer; files: string }>;

/** The built web client, or null where only the API has been built. */
export const builtWeb = async (): Promise<Web | null> => {
  const root = new URL('dist/', import.meta.resolve('@lendring/web/package.json'));
  const bundle = new URL('server/entry-server.js', root);
  if (!existsSync(bundle)) return null;
  return { renderer: (await import(bundle.href)) as PageRenderer, files: fileURLToPath(new URL('client/', root)) };
};
