import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveFiles } from './built-web.js';

describe('the built client', () => {
  let root = '';
  let app: FastifyInstance;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'client-'));
    mkdirSync(join(root, 'assets'));
    for (const file of [
      'sw.js',
      'sw.js.br',
      'icon.svg',
      'secret.txt.br',
      'assets/app-1a2b.js',
      'assets/app-1a2b.js.br',
    ])
      writeFileSync(join(root, file), file);
    app = fastify();
    await serveFiles(app, root);
    app.get('/*', async () => 'page');
    app.setNotFoundHandler(async (_request, reply) => reply.code(404).send('none'));
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await rm(root, { recursive: true });
  });
  const get = async (url: string, encoding = 'identity') => {
    const { statusCode, body, headers } = await app.inject({ url, headers: { 'accept-encoding': encoding } });
    return { statusCode, body, cached: headers['cache-control'] };
  };
  const forEver = 'public, max-age=31536000, immutable';

  it('is served compressed and cached for a year', async () => {
    expect(await get('/assets/app-1a2b.js?v=1')).toEqual({
      statusCode: 200,
      body: 'assets/app-1a2b.js',
      cached: forEver,
    });
    expect(await get('/assets/app-1a2b.js', 'br')).toEqual({
      statusCode: 200,
      body: 'assets/app-1a2b.js.br',
      cached: forEver,
    });
    expect(await get('/icon.svg', 'br')).toEqual({ statusCode: 200, body: 'icon.svg', cached: forEver });
  });

  it('revalidates its service worker, compressed or not', async () => {
    expect(await get('/sw.js')).toEqual({ statusCode: 200, body: 'sw.js', cached: 'no-cache' });
    expect(await get('/sw.js', 'br')).toEqual({ statusCode: 200, body: 'sw.js.br', cached: 'no-cache' });
  });

  it('answers 404 for missing assets, and for files outside its folder', async () => {
    for (const url of ['/assets/missing.js', '/assets/..%2fsw.js'])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  });

  it('leaves other addresses to the pages', async () => {
    expect((await get('/de/angebote')).body).toBe('page');
  });
});
