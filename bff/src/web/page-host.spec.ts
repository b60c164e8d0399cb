import cookie from '@fastify/cookie';
import { afterEach, describe, expect, it } from 'vitest';
import { fastify, type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { get } from 'node:http';
import { builtInBrand } from '@lendring/contracts/installation/brand.js';
import { createPageHost, renders, type PageRenderer } from './page-host.js';

const open = { isOpen: () => true, opensAt: () => null, letsIn: async () => true, passOf: () => undefined };

const slowPages = () => {
  const begun: { readonly path: string; readonly end: () => void }[] = [];
  const renderer: PageRenderer = {
    render: ({ request }) =>
      new Promise((resolve) => {
        begun.push({
          path: new URL(request.url).pathname,
          end: () => resolve(new Response('<p>here</p>', { headers: { 'content-type': 'text/html' } })),
        });
      }),
    contentSecurityPolicy: () => "default-src 'self'",
    toInternal: (pathname) => pathname,
    rootRedirect: () => null,
  };
  return { begun, renderer };
};

describe('the page host', () => {
  let app: FastifyInstance;
  afterEach(() => app.close());

  const setUp = async () => {
    const { begun, renderer } = slowPages();
    app = fastify();
    await app.register(cookie);
    const pages = createPageHost({
      app,
      renderer,
      publicUrl: 'http://localhost',
      apiHeader: { name: 'x-lendring', value: '1' },
      banner: () => null,
      off: () => [],
      brand: () => builtInBrand,
      gate: open,
      tileOrigins: [],
      uploadOrigins: [],
    });
    app.get('/v1/status', () => ({ ok: true }));
    app.get('*', (request, reply) => pages(request, reply));
    const all = renders.places + renders.waiting;
    const crowd = Array.from({ length: all }, (_, n) => app.inject({ url: `/suche/w${n}` }).then((answer) => answer));
    const endAll = async (): Promise<LightMyRequestResponse[]> => {
      for (let ended = 0; ended < all; ended += 1) {
        while (begun.length <= ended) await new Promise(setImmediate);
        begun[ended]?.end();
      }
      return Promise.all(crowd);
    };
    while (begun.length < renders.places) await new Promise(setImmediate);
    return { begun, endAll };
  };

  it.each([
    ['/suche/bohrer', 'de', 'Gerade ist viel los'],
    ['/en/faq', 'en', 'We’re busy right now'],
    ['/nl?x', 'nl', 'Het is even druk'],
  ])('answers 503 when the queue is full, in the reader’s language: %s', async (url, language, title) => {
    const { begun, endAll } = await setUp();
    const refused = await app.inject(url);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers).toMatchObject({
      'retry-after': '5',
      'content-language': language,
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(refused.body).toContain(`<h1>${title}</h1>`);
    expect(begun).toHaveLength(renders.places);
    expect((await endAll()).map((page) => page.statusCode)).toEqual(
      Array.from({ length: renders.places + renders.waiting }, () => 200),
    );
  });

  it('still answers API calls while the page queue is full', async () => {
    const { endAll } = await setUp();
    expect((await app.inject('/v1/status')).json()).toEqual({ ok: true });
    await endAll();
  });

  it('accepts connections between two pages, so that it refuses excess requests in time', async () => {
    const busy = new Int32Array(new SharedArrayBuffer(4));
    app = fastify();
    await app.register(cookie);
    const renderer: PageRenderer = {
      ...slowPages().renderer,
      render: () => {
        Atomics.wait(busy, 0, 0, 20);
        return Promise.resolve(new Response('<p>here</p>'));
      },
    };
    const pages = createPageHost({
      app,
      renderer,
      publicUrl: 'http://localhost',
      apiHeader: { name: 'x-lendring', value: '1' },
      banner: () => null,
      off: () => [],
      brand: () => builtInBrand,
      gate: open,
      tileOrigins: [],
      uploadOrigins: [],
    });
    app.get('*', (request, reply) => pages(request, reply));
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const statuses = await Promise.all(
      Array.from(
        { length: 60 },
        (_, n) =>
          new Promise<number | undefined>((resolve, reject) => {
            get(`${origin}/suche/w${n}`, { agent: false }, (answer) => {
              answer.resume();
              resolve(answer.statusCode);
            }).on('error', reject);
          }),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  });

  it('informs the renderer whether the browser has a session', async () => {
    app = fastify();
    await app.register(cookie);
    const known: boolean[] = [];
    const pages = createPageHost({
      app,
      renderer: {
        ...slowPages().renderer,
        render: async ({ isKnown }) => {
          known.push(isKnown);
          return new Response('<p>gone</p>', { status: 404 });
        },
      },
      publicUrl: 'http://localhost',
      apiHeader: { name: 'x-lendring', value: '1' },
      banner: () => null,
      off: () => [],
      brand: () => builtInBrand,
      gate: open,
      tileOrigins: [],
      uploadOrigins: [],
    });
    app.get('*', (request, reply) => pages(request, reply));
    await app.inject('/gruppe/a');
    await app.inject({ url: '/gruppe/a', cookies: { lendring_known: '1' } });
    expect(known).toEqual([false, true]);
  });

  it('accepts new pages once the earlier pages are done', async () => {
    const { begun, endAll } = await setUp();
    await endAll();
    const next = app.inject('/faq').then((answer) => answer);
    while (begun.at(-1)?.path !== '/faq') await new Promise(setImmediate);
    begun.at(-1)?.end();
    expect((await next).body).toBe('<p>here</p>');
  });
});
