import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@lendring/contracts/http/calls.js';
import type { Call } from '@lendring/contracts/http/call.js';
import type { TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';

const entries = Object.entries(calls) as [string, Call][];
const ask = (base: string, path: string, init: RequestInit = {}) =>
  fetch(`${base}${path}`, { redirect: 'manual', ...init });

const raw = (port: number, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket
      .setEncoding('utf8')
      .on('data', (chunk: string) => {
        answer += chunk;
      })
      .on('end', () => resolve(answer))
      .on('error', reject);
  });

describe('the HTTP interface', () => {
  let product: TestProduct;
  let base: string;
  let person: TestPerson;
  beforeAll(async () => {
    product = await startProduct();
    base = product.config.publicUrl;
    person = await product.person('jemand');
  });
  afterAll(async () => product.stop());

  const envelope = async (answer: Response, status: number, code: string) => {
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/json; charset=utf-8']);
    expect(await answer.json()).toMatchObject({ error: true, msgcode: code, msgtext: expect.stringMatching(/.{5}/) });
  };

  it.each([
    '/sitemap/x',
    '/sitemap/x.xml',
    '/sitemap/offers-0.xml',
    '/sitemap/groups-0.xml',
    '/sitemap/..%2fx',
    '/dev/mail/unknown',
    '/media/x/y',
    '/i/%ff',
    '/%',
    '/v1/%',
    '/v1/nope',
    '/v1',
    '/v1/offer_search/',
  ])('%s is not found, in the usual format', async (path) =>
    envelope(await ask(base, path), 404, path === '/v1/offer_search/' ? 'category_not_found' : 'not_found'),
  );

  it.each(['GET', 'POST', 'PATCH', 'PUT', 'DELETE'])('%s of an unknown call is not found', async (method) =>
    envelope(await ask(base, '/v1/nope', { method }), 404, 'not_found'),
  );

  it('accepts an absolute request URL of its own host, and answers malformed HTTP', async () => {
    const { port } = product.config;
    expect(
      await raw(port, 'GET http://evil.example/v1/status HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'),
    ).toMatch(/^HTTP\/1.1 401 /);
    expect(
      await raw(port, 'GET http://evil.example/robots.txt HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'),
    ).toContain(`Sitemap: ${base}/sitemap.xml`);
    const garbage = await raw(port, 'no http at all\r\n\r\n');
    expect(garbage).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
    expect(garbage).toContain('"msgcode":"bad_request"');
  });

  it('lists the allowed methods of a path', async () => {
    for (const [path, method, allow] of [
      ['/v1/reference', 'POST', 'GET, HEAD'],
      ['/v1/request', 'DELETE', 'GET, HEAD, POST'],
      ['/v1/offer/0000000000', 'PUT', 'DELETE, GET, HEAD, PATCH'],
      ['/v1/events', 'PATCH', 'GET, HEAD'],
      ['/v1/docs', 'POST', 'GET, HEAD'],
      ['/v1/offer_search/sport/rad', 'OPTIONS', 'GET, HEAD'],
      ['/auth/token', 'DELETE', 'GET, HEAD, POST'],
      ['/faq', 'POST', 'GET, HEAD'],
    ] as const) {
      const answer = await ask(base, path, { method });
      expect([path, answer.headers.get('allow')]).toEqual([path, allow]);
      await envelope(answer, 405, 'method_not_allowed');
    }
  });

  it('shows API documentation without external or inline resources', async () => {
    const answer = await ask(base, '/v1/docs');
    const html = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self';");
    expect(html).toContain('<title>Lendring API</title>');
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
    expect(html.match(/<(?:style|script(?! src=))|(?:src|href)="(?!\/v1\/docs\/)/)).toBeNull();
    const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
    expect(files.length).toBeGreaterThan(4);
    for (const path of files) expect([path, (await ask(base, path)).status]).toEqual([path, 200]);
    const told = await Promise.all(
      ['/v1/docs/json', '/v1/openapi.json'].map(async (path) => (await ask(base, path)).json()),
    );
    expect(told[0]).toEqual(told[1]);
  });

  it('answers an address that cannot be decoded like any other', async () => {
    for (const path of ['/v1/nope/%E0%A4%A', '/%E0%A4%A']) await envelope(await ask(base, path), 404, 'not_found');
    await envelope(await ask(base, '/v1/counter_loan/%E0%A4%A'), 401, 'sign_in_needed');
  });

  it('checks the method before the body', async () => {
    await envelope(await ask(base, '/v1/status', { method: 'QUERY' }), 405, 'method_not_allowed');
    await envelope(
      await ask(base, '/v1/nope', {
        method: 'POST',
        body: '{"half":',
        headers: { 'content-type': 'application/json' },
      }),
      404,
      'not_found',
    );
  });

  it('answers HEAD like GET, without a body', async () => {
    for (const path of ['/v1/reference', '/v1/category', '/v1/offer_search', '/robots.txt', '/v1/openapi.json']) {
      const [got, head] = await Promise.all([ask(base, path), ask(base, path, { method: 'HEAD' })]);
      expect([path, head.status, head.headers.get('content-type'), (await head.text()).length]).toEqual([
        path,
        got.status,
        got.headers.get('content-type'),
        0,
      ]);
    }
    expect((await ask(base, '/v1/profile', { method: 'HEAD' })).status).toBe(401);
    expect(
      (await ask(base, '/v1/profile', { method: 'HEAD', headers: { authorization: `Bearer ${person.token}` } })).status,
    ).toBe(200);
    expect((await ask(base, '/v1/events', { method: 'HEAD' })).status).toBe(401);
  });

  it.each(entries.filter(([, call]) => call.access !== 'anyone' && call.access !== 'key' && call.method !== 'GET'))(
    '%s requires sign-in from a program without a token',
    async (_name, call) => {
      const answer = await ask(base, `/v1${call.path.replace('{id}', '00000000-0000-4000-8000-000000000000')}`, {
        method: call.method,
      });
      await envelope(answer, 401, 'sign_in_needed');
    },
  );

  it('rejects cross-site writes by visitors', async () => {
    await envelope(await ask(base, '/v1/offer_hit/0000000000', { method: 'POST' }), 403, 'forbidden');
    await envelope(await ask(base, '/auth/token', { method: 'POST' }), 403, 'forbidden');
  });

  it.each([
    '/v1/reference',
    '/v1/nope',
    '/v1/docs',
    '/v1/events',
    '/dev/mail',
    '/dev/mail/x',
    '/files/x',
    '/oidc/.well-known/openid-configuration',
    '/robots.txt',
    '/media/x/y',
    '/auth/login',
  ])('%s sends the security headers', async (path) => {
    const { headers } = await ask(base, path);
    expect(
      Object.fromEntries(
        ['x-content-type-options', 'referrer-policy', 'strict-transport-security'].map((name) => [
          name,
          headers.get(name),
        ]),
      ),
    ).toEqual({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': null,
    });
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('keeps personal responses out of every cache', async () => {
    for (const path of ['/v1/profile', '/v1/request', '/v1/offer_search']) {
      expect([
        path,
        (await ask(base, path, { headers: { authorization: `Bearer ${person.token}` } })).headers.get('cache-control'),
      ]).toEqual([path, 'private, no-store']);
    }
    expect((await ask(base, '/v1/profile')).headers.get('cache-control')).toBe('no-store');
  });

  it('lets reference data be cached and revalidated by its ETag', async () => {
    for (const path of ['/v1/reference', '/v1/category', '/v1/category/100']) {
      const first = await ask(base, path);
      const tag = first.headers.get('etag') ?? '';
      const kept = [path, 'public, max-age=5', true];
      expect([path, first.headers.get('cache-control'), tag.length > 10]).toEqual(kept);
      const again = await ask(base, path, { headers: { 'if-none-match': `"old", W/${tag}` } });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
      expect((await ask(base, path, { method: 'HEAD' })).headers.get('etag')).toBe(tag);
      expect((await ask(base, `${path}?lang=2`, { headers: { 'if-none-match': tag } })).status).toBe(
        path === '/v1/reference' ? 304 : 200,
      );
    }
  });

  it('accepts exactly two languages by number', async () => {
    for (const lang of ['1', '2']) expect((await ask(base, `/v1/category?lang=${lang}`)).status).toBe(200);
    for (const lang of ['', '0', '3', '-58800', 'de', '1&lang=2']) {
      const answer = await ask(base, `/v1/category?lang=${lang}`);
      expect([
        lang,
        (
          await ask(base, `/v1/request_calendar_ics?lang=${lang}`, {
            headers: { authorization: `Bearer ${person.token}` },
          })
        ).status,
      ]).toEqual([lang, 400]);
      expect([lang, answer.status, ((await answer.json()) as { fields: unknown[] }).fields]).toEqual([
        lang,
        400,
        [expect.objectContaining({ path: 'lang' })],
      ]);
    }
    for (const [lang, status] of [
      [2, 200],
      ['2', 400],
      [3, 400],
      [null, 400],
    ] as const) {
      expect([lang, (await person.raw('PATCH', '/v1/profile', { body: JSON.stringify({ lang }) })).status]).toEqual([
        lang,
        status,
      ]);
    }
  });

  it.each([
    ['/v1/offer/ZZ', 'offer_not_found'],
    ['/v1/offer_permalink/nope', 'offer_not_found'],
    ['/v1/offer_calendar/x?date_from=2027-01-01&date_to=2027-01-02', 'offer_not_found'],
    ['/v1/category/abc', 'category_not_found'],
    ['/v1/category/7.5', 'category_not_found'],
    ['/v1/request/abc', 'request_not_found'],
    ['/v1/webhook_secret/abc', 'webhook_not_found'],
    [`/v1/user_profile/${'x'.repeat(61)}`, 'user_not_found'],
  ])('%s answers 404 for a missing resource', async (path, code) =>
    envelope(await ask(base, path, { headers: { authorization: `Bearer ${person.token}` } }), 404, code),
  );

  it('answers a retried key with 404 once its result is deleted', async () => {
    const key = 'once-and-once-more';
    const made = await person.call('draftOffer', { body: {}, key });
    expect((await person.call('draftOffer', { body: {}, key })).data.offer_id).toBe(made.data.offer_id);
    await person.call('deleteOffer', { id: made.data.offer_id });
    const { status, failure } = await person.call('draftOffer', { body: {}, key });
    expect([status, failure.msgcode]).toEqual([404, 'offer_not_found']);
  });

  it('accepts an object as a body, or no body if every field is optional', async () => {
    for (const [body, status] of [
      ['null', 400],
      ['[]', 400],
      ['"x"', 400],
      ['{}', 200],
    ] as const) {
      expect([body, (await person.raw('POST', '/v1/offer', { body })).status]).toEqual([body, status]);
    }
    expect((await person.raw('POST', '/v1/offer')).status).toBe(200);
  });
});

describe('an installation with custom settings', () => {
  let product: TestProduct;
  let local: string;
  beforeAll(async () => {
    product = await startProduct({
      PUBLIC_URL: 'https://lend.example.org',
      MAIL: 'smtp',
      SMTP_URL: 'smtp://localhost:2525',
      MAIL_FROM: 'Lendring <hello@example.org>',
      API_HEADER_NAME: 'x-our-own',
      API_HEADER_VALUE: 'yes',
    });
    local = `http://127.0.0.1:${product.config.port}`;
  });
  afterAll(async () => product.stop());

  it('sends HSTS', async () => {
    for (const path of ['/v1/reference', '/files/x', '/oidc/jwks']) {
      expect([path, (await ask(local, path)).headers.get('strict-transport-security')]).toEqual([
        path,
        'max-age=31536000',
      ]);
    }
  });

  it('accepts writes only with the configured header', async () => {
    const json = { 'content-type': 'application/json' };
    for (const [path, body, taken] of [
      ['/auth/token', null, 200],
      ['/oidc/account/register', '{}', 400],
      ['/v1/offer_hit/0000000000', '{}', 404],
    ] as const) {
      const status = async (headers: Record<string, string>) =>
        (await ask(local, path, { method: 'POST', body, headers: { ...(body ? json : {}), ...headers } })).status;
      expect([
        path,
        await status({ 'x-our-own': 'yes' }),
        await status({ 'x-our-own': '1' }),
        await status({ 'x-lendring': '1' }),
        await status({}),
      ]).toEqual([path, taken, 403, 403, 403]);
    }
  });
});
