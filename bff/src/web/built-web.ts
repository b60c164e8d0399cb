import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { filePolicy } from '../http/safe-headers.js';
import type { PageRenderer } from './page-host.js';

export type Web = Readonly<{ renderer: PageRenderer; files: string }>;

export const builtWeb = async (): Promise<Web | null> => {
  const root = new URL('dist/', import.meta.resolve('@lendring/web/package.json'));
  const bundle = new URL('server/entry-server.js', root);
  if (!existsSync(bundle)) return null;
  return { renderer: (await import(bundle.href)) as PageRenderer, files: fileURLToPath(new URL('client/', root)) };
};

const fileHeaders = (reply: FastifyReply, path: string): void => {
  void reply.header('content-security-policy', filePolicy);
  // Require revalidation of files whose name contains no hash.
  if (/\/sw\.js(?:\.br|\.gz)?$|\.webmanifest$/.test(path)) void reply.header('cache-control', 'no-cache');
};

const options = {
  index: false,
  preCompressed: true,
  immutable: true,
  maxAge: '365d',
  setHeaders: fileHeaders,
} as const;

/**
 * Serves the built client, `root`. One route serves all assets, since adding a route per file took half a second of CPU
 * at each start; the few other files have routes of their own next to the pages.
 */
export const serveFiles = async (app: FastifyInstance, root: string): Promise<void> => {
  await app.register(fastifyStatic, { ...options, root, wildcard: false, globIgnore: ['assets/**', '*.br', '*.gz'] });
  await app.register(fastifyStatic, {
    ...options,
    root: join(root, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
  });
};
