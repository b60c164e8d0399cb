import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PageRenderer } from './page-host.js';

export type Web = Readonly<{ renderer: PageRenderer; files: string }>;

export const builtWeb = async (): Promise<Web | null> => {
  const root = new URL('dist/', import.meta.resolve('@lendring/web/package.json'));
  const bundle = new URL('server/entry-server.js', root);
  if (!existsSync(bundle)) return null;
  return { renderer: (await import(bundle.href)) as PageRenderer, files: fileURLToPath(new URL('client/', root)) };
};
