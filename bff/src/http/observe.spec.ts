import { describe, expect, it } from 'vitest';
import { currentCall, timeLeft, type Call } from '@lendring/platform/base/call.js';
import { noMetrics } from '@lendring/platform/telemetry/metrics.port.js';
import type { SpanStart } from '@lendring/platform/telemetry/tracing.port.js';
import { fastify } from 'fastify';
import { observe, requestIdOf } from './observe.js';

const ours = '00-0af7651916cd43dd8448eb211c80319c-00f067aa0ba902b7-01';
const theirs = '00-11111111111111111111111111111111-2222222222222222-01';

const serverWith = async (proxyIsTrusted: boolean) => {
  const counted: string[] = [];
  const spans: SpanStart[] = [];
  const seen: (Call & { left: number })[] = [];
  const quiet = {
    error: () => undefined,
    warn: () => undefined,
    info: () => undefined,
    debug: () => undefined,
    trace: () => undefined,
  };
  const app = fastify({ genReqId: (raw) => requestIdOf(raw, proxyIsTrusted) });
  observe(app, {
    log: quiet,
    proxyIsTrusted,
    mounts: ['/files'],
    telemetry: {
      metrics: {
        ...noMetrics,
        http: (method, route, status) => {
          counted.push(`${method} ${route} ${status}`);
        },
      },
      tracing: {
        begin: (span) => {
          spans.push(span);
          return { traceparent: ours, end: () => undefined };
        },
        close: async () => undefined,
      },
    },
  });
  const look = async () => {
    seen.push({ ...currentCall(), left: timeLeft(60_000) });
    return 'ok';
  };
  app.get('/v1/offer/:id', look);
  app.post('/v1/request', look);
  app.get('/v1/events', look);
  app.get('/assets/*', look);
  app.get('/sw.js', look);
  app.get('/page', async () => {
    await look();
    return (await app.inject('/v1/offer/7')).headers['x-request-id'];
  });
  await app.ready();
  return { app, counted, spans, seen };
};

describe('a request to the BFF', () => {
  it('runs in its own context, with or without a body, and returns its id', async () => {
    const { app, seen } = await serverWith(false);
    const answers = await Promise.all([
      app.inject('/v1/offer/1'),
      app.inject({ method: 'POST', url: '/v1/request', payload: { a: 1 } }),
    ]);
    const ids = answers.map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(2);
    expect(seen.map(({ requestId }) => requestId).toSorted()).toEqual(ids.toSorted());
    for (const { traceparent, left } of seen)
      expect([traceparent, left > 8_000 && left <= 9_000]).toEqual([ours, true]);
    expect(currentCall()).toEqual({});
  });

  it('shares no context with the previous request on the same connection', async () => {
    const { app, seen } = await serverWith(false);
    const base = await app.listen({ port: 0, host: '127.0.0.1' });
    const ids: (string | null)[] = [];
    for (let n = 0; n < 4; n += 1) {
      const answer = await fetch(`${base}/v1/request`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: 'x'.repeat(70_000) }),
      });
      await answer.text();
      ids.push(answer.headers.get('x-request-id'));
    }
    await app.close();
    expect(new Set(ids).size).toBe(4);
    expect(seen.map(({ requestId }) => requestId)).toEqual(ids);
  });

  it('accepts a request id and trace only from a trusted proxy, and only if well-formed', async () => {
    const headers = { 'x-request-id': 'from-the-proxy-1', traceparent: theirs };
    const trusting = await serverWith(true);
    expect((await trusting.app.inject({ url: '/v1/offer/1', headers })).headers['x-request-id']).toBe(
      'from-the-proxy-1',
    );
    expect(trusting.spans[0]?.parent).toBe(theirs);
    const odd = await trusting.app.inject({
      url: '/v1/offer/1',
      headers: { 'x-request-id': 'two words', traceparent: 'odd' },
    });
    expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(trusting.spans[1]?.parent).toBeUndefined();
    const alone = await serverWith(false);
    expect((await alone.app.inject({ url: '/v1/offer/1', headers })).headers['x-request-id']).not.toBe(
      'from-the-proxy-1',
    );
    expect(alone.spans[0]?.parent).toBeUndefined();
  });

  it('is counted by its route template, never by its actual path', async () => {
    const { app, counted } = await serverWith(false);
    for (const url of [
      '/v1/offer/secret-7?query=anna',
      '/assets/app-1a2b.js',
      '/sw.js',
      '/files/upload/anna',
      '/anna@example.org',
    ])
      await app.inject(url);
    expect(counted).toEqual([
      'GET /v1/offer/:id 200',
      'GET file 200',
      'GET file 200',
      'GET /files/* 404',
      'GET unknown 404',
    ]);
  });

  it('has no deadline as a stream, and one shared deadline for a page and its data', async () => {
    const { app, seen } = await serverWith(false);
    await app.inject('/v1/events');
    expect(seen[0]).toMatchObject({ left: 60_000 });
    const page = await app.inject('/page');
    expect(page.body).toBe(page.headers['x-request-id']);
    const [, outer, inner] = seen;
    expect(inner?.requestId).toBe(outer?.requestId);
    expect(inner?.deadline).toBeLessThanOrEqual(outer?.deadline ?? 0);
  });
});
