import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { EngineUnavailable } from '@lendring/platform/base/engine-unavailable.js';
import { watchEngine } from '@lendring/platform/base/engine-watch.js';
import { silentLog } from '@lendring/platform/base/log.js';
import { engineFaults } from '@lendring/platform/testing/engines/faults.js';
import { createIssuer } from './issuer.js';
import { createSignIn } from '../auth/sign-in.js';

/** Body large enough that the headers arrive before the connection breaks, as with Keycloak. */
const LONG = { service_documentation: 'https://example.org/'.padEnd(4_000, 'x') };

let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const say = (status: number, answer: object): void =>
        void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      const url = `http://${request.headers.host}`;
      if (request.url === '/.well-known/openid-configuration')
        return say(200, { issuer: url, token_endpoint: `${url}/token`, jwks_uri: `${url}/jwks`, ...LONG });
      if (request.url === '/jwks') return say(200, { keys: [], ...LONG });
      const form = new URLSearchParams(body);
      if (form.get('client_secret') !== 'secret') return say(401, { error: 'invalid_client' });
      if (form.get('refresh_token') === 'used') return say(400, { error: 'invalid_grant' });
      return say(200, { access_token: 'access', token_type: 'bearer', expires_in: 60, ...LONG });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

let token = 0;
const issuerAt = (url: string, clientSecret: string, watch = watchEngine('sign-in issuer', { at: url })) =>
  createIssuer({
    external: { url, clientId: 'lendring', clientSecret, audience: null },
    publicUrl: 'http://lendring.localhost',
    localUrl: () => '',
    builtInSecret: '',
    watch,
    timeoutMs: 4_000,
  });
const signInAt = (...of: Parameters<typeof issuerAt>) => createSignIn(issuerAt(...of), 'http://lendring.localhost');

engineFaults({
  engine: 'sign-in issuer',
  server: () => ({ host: '127.0.0.1', port }),
  open: ({ host, port: at, tls, password, watch }) => {
    const secret = password === 'right' ? 'secret' : 'guessed';
    const signIn = signInAt(`${tls ? 'https' : 'http'}://${host}:${at}`, secret, watch);
    return { call: () => signIn.refresh(`refresh-${(token += 1)}`), close: async () => undefined };
  },
  wrongPassword: /refuses this process \(.*\): check OIDC_CLIENT_ID and OIDC_CLIENT_SECRET/,
  wrongTls: /TLS .*: check OIDC_ISSUER/,
});

describe('the keys of tokens', () => {
  engineFaults({
    engine: 'sign-in issuer',
    server: () => ({ host: '127.0.0.1', port }),
    open: async ({ host, port: at, tls, watch }) => {
      const url = `${tls ? 'https' : 'http'}://${host}:${at}`;
      const { fetch: ask, jwksUri, timeoutMs } = issuerAt(url, 'secret', watch);
      return {
        call: async () =>
          ask(await jwksUri(), { signal: AbortSignal.timeout(timeoutMs) }).then((answer) => answer.json()),
        close: async () => undefined,
      };
    },
    wrongTls: /TLS .*: check OIDC_ISSUER/,
  });
});

describe('a faulty issuer', () => {
  it('counts as unavailable and is logged when another server answers', async () => {
    const page = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<h1>Welcome</h1>'));
    await new Promise<void>((resolve) => {
      page.listen(0, '127.0.0.1', resolve);
    });
    const url = `http://127.0.0.1:${(page.address() as AddressInfo).port}`;
    const told: string[] = [];
    const log = { ...silentLog, warn: (_: object, said: string) => void told.push(said) };
    const signIn = signInAt(url, 'secret', watchEngine('sign-in issuer', { at: url, log }));
    await expect(signIn.refresh('any')).rejects.toThrow(EngineUnavailable);
    expect(told).toEqual([expect.stringContaining(`The sign-in issuer ${url} does not answer`)]);
    page.closeAllConnections();
    page.close();
  });

  it('ends a session only by rejecting its refresh token', async () => {
    expect(await signInAt(`http://127.0.0.1:${port}`, 'secret').refresh('used')).toBeNull();
    await expect(signInAt(`http://127.0.0.1:${port}`, 'changed').refresh('good')).rejects.toThrow('OIDC_CLIENT_SECRET');
  });
});
