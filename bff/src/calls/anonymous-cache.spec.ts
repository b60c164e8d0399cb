import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noMetrics } from '@lendring/platform/telemetry/metrics.port.js';
import { noTracing } from '@lendring/platform/telemetry/tracing.port.js';
import { fastify, type FastifyInstance } from 'fastify';
import { compressAnswers } from '../http/compress.js';
import { observe, REQUEST_ID, requestIdOf } from '../http/observe.js';
import { safeHeaders } from '../http/safe-headers.js';
import { cacheAnonymousReads } from './anonymous-cache.js';

const LONG = `${'ü'.repeat(30_000)}€`;
const quiet = {
  error: () => undefined,
  warn: () => undefined,
  info: () => undefined,
  debug: () => undefined,
  trace: () => undefined,
};

describe('a cached answer to an anonymous read', () => {
  let app: FastifyInstance;
  let reads: number;
  let later: number;
  const counted: string[] = [];
  const read = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  beforeEach(async () => {
    reads = 0;
    later = 0;
    counted.length = 0;
    app = fastify({ genReqId: (raw) => requestIdOf(raw, false) });
    const metrics = {
      ...noMetrics,
      http: (method: string, route: string, status: number) => void counted.push(`${method} ${route} ${status}`),
    };
    observe(app, { telemetry: { metrics, tracing: noTracing }, log: quiet, proxyIsTrusted: false, mounts: [] });
    await compressAnswers(app);
    cacheAnonymousReads(
      app,
      () => true,
      () => later,
    );
    safeHeaders(app, true);
    app.get('/v1/offer_search', async (request, reply) => {
      const { size, cookie } = request.query as { size?: string; cookie?: string };
      if (cookie !== undefined) void reply.header('set-cookie', 'a=b');
      void reply.headers({ 'cache-control': 'no-cache', 'content-type': 'application/json; charset=utf-8' });
      reads += 1;
      return JSON.stringify({ reads, text: size === 'long' ? LONG : 'für 5 €' });
    });
    await app.ready();
  });
  afterEach(() => app.close());

  it('is neither kept from nor sent to requests that want no compression or announce a body', async () => {
    const asking: readonly Record<string, string>[] = [
      { 'x-no-compression': '1' },
      { 'content-length': '5' },
      { 'transfer-encoding': 'chunked' },
    ];
    for (const headers of asking) {
      await read('/v1/offer_search', headers);
      await read('/v1/offer_search', headers);
    }
    expect(reads).toBe(6);
  });

  it('is dropped for newer ones when all together are too large', async () => {
    const long = (n: number) => read(`/v1/offer_search?size=long&n=${n}`, { 'accept-encoding': 'identity' });
    for (let n = 0; n < 400; n += 1) await long(n);
    expect(reads).toBe(400);
    await long(399);
    expect(reads).toBe(400);
    await long(0);
    expect(reads).toBe(401);
  });

  it('has the headers of the first one, and a request id of its own', async () => {
    const first = await read('/v1/offer_search');
    const second = await read('/v1/offer_search');
    expect(second.body).toBe(first.body);
    const own = { [REQUEST_ID]: expect.any(String), date: expect.any(String) };
    expect(second.headers).toEqual({ ...first.headers, ...own, 'x-cache': 'hit' });
    expect(second.headers[REQUEST_ID]).not.toBe(first.headers[REQUEST_ID]);
    expect(second.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.any(String),
    });
  });

  it('is counted like any other', async () => {
    await read('/v1/offer_search');
    await read('/v1/offer_search');
    expect(counted).toEqual(['GET /v1/offer_search 200', 'GET /v1/offer_search 200']);
  });

  it('keeps the compressed bytes, for each accepted encoding', async () => {
    const packed = { 'accept-encoding': 'br' };
    const first = await read('/v1/offer_search?size=long', packed);
    const second = await read('/v1/offer_search?size=long', packed);
    expect(second.headers).toMatchObject({
      'x-cache': 'hit',
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'content-length': String(first.rawPayload.length),
    });
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(JSON.parse(brotliDecompressSync(second.rawPayload).toString())).toEqual({ reads: 1, text: LONG });
    const plain = await read('/v1/offer_search?size=long');
    expect(plain.headers['x-cache']).toBeUndefined();
    expect(plain.json()).toEqual({ reads: 2, text: LONG });
  });

  it.each([
    ['another language', { 'accept-language': 'nl' }],
    ['a token', { authorization: 'Bearer x' }],
    ['a pass of the time before the opening', { cookie: 'lendring_inside=x' }],
  ])('is not sent to a request with %s', async (_, headers) => {
    await read('/v1/offer_search');
    const other = await read('/v1/offer_search', headers);
    expect([other.headers['x-cache'], other.json()]).toEqual([undefined, { reads: 2, text: 'für 5 €' }]);
  });

  it('is not kept with a cookie, nor for another method', async () => {
    for (const url of ['/v1/offer_search?cookie', '/v1/offer_search?cookie']) await read(url);
    expect(reads).toBe(2);
    await app.inject({ method: 'HEAD', url: '/v1/offer_search' });
    await read('/v1/offer_search');
    expect(reads).toBe(4);
  });

  it('expires after five seconds', async () => {
    await read('/v1/offer_search');
    later = 5_000;
    expect((await read('/v1/offer_search')).headers['x-cache']).toBe('hit');
    later = 5_001;
    expect((await read('/v1/offer_search')).headers['x-cache']).toBeUndefined();
  });
});
