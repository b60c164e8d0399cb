import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Provider } from 'oidc-provider';
import { decodeJwt } from 'jose';
import { changeAdmins } from '../operations/admins.js';
import { freePort } from '@lendring/platform/base/free-port.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { browser } from '../driver/browser.js';
import { startProduct, type TestProduct } from '../driver/product.js';

const openIssuer = async (url: string, port: number, productUrl: string): Promise<Server> => {
  const provider = new Provider(url, {
    clients: [
      {
        client_id: 'shop',
        client_secret: 'not-a-secret-in-a-test',
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: [`${productUrl}/auth/signed-in`],
        post_logout_redirect_uris: [`${productUrl}/auth/signed-out`],
      },
    ],
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    claims: { openid: ['sub', 'roles'], email: ['email', 'email_verified'] },
    extraTokenClaims: () => ({ roles: ['admin'], realm_access: { roles: ['admin'] } }),
    cookies: { keys: ['test'] },
    issueRefreshToken: () => true,
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: `${sub}@elsewhere.example`, email_verified: true, roles: ['admin'] }),
    }),
    features: {
      devInteractions: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => 'urn:elsewhere',
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({ scope: '', audience: 'urn:elsewhere', accessTokenFormat: 'jwt' }),
      },
    },
  });
  const server = createServer((request, response) => void provider.callback()(request, response));
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
};

describe('an unavailable issuer', () => {
  it('is reported by the readiness check while everything else works', async () => {
    const [port, ops] = [await freePort(), await freePort()];
    const product = await startProduct({
      OIDC_ISSUER: `http://127.0.0.1:${port}`,
      OIDC_CLIENT_ID: 'shop',
      OIDC_CLIENT_SECRET: 'not-a-secret-in-a-test',
      OPS_PORT: String(ops),
      OPS_HOST: '127.0.0.1',
    });
    try {
      const readiness = await eventually(
        async () => (await fetch(`http://127.0.0.1:${ops}/health/ready`)).text(),
        (text) => text.includes(`The sign-in issuer http://127.0.0.1:${port} does not answer`),
      );
      expect(JSON.parse(readiness)).toMatchObject({ ready: true });
      expect((await product.visitor.call('offerSearch', { query: {} })).status).toBe(200);
    } finally {
      await product.stop();
    }
  });
});

describe('signing in with another OpenID issuer', () => {
  let product: TestProduct;
  let issuer: Server;
  let url: string;

  beforeAll(async () => {
    const [port, ownPort] = [await freePort(), await freePort()];
    url = `http://127.0.0.1:${port}`;
    issuer = await openIssuer(url, port, `http://127.0.0.1:${ownPort}`);
    product = await startProduct({
      OIDC_ISSUER: url,
      OIDC_CLIENT_ID: 'shop',
      OIDC_CLIENT_SECRET: 'not-a-secret-in-a-test',
      OIDC_AUDIENCE: 'urn:elsewhere',
      PORT: String(ownPort),
      PUBLIC_URL: `http://127.0.0.1:${ownPort}`,
    });
  });
  afterAll(async () => {
    await product.stop();
    await new Promise((resolve) => {
      issuer.close(resolve);
      issuer.closeAllConnections();
    });
  });

  it('opens an account under an id that only this issuer can claim', async () => {
    const who = browser(product.config.publicUrl);
    const form = async (path: string, fields: Record<string, string>) => {
      const answer = await who.send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      });
      return answer.headers.get('location') ?? '';
    };
    const login = await who.follow('/auth/login?return=/benutzerkonto');
    expect(login.at.origin).toBe(url);
    const consent = await who.follow(await form(login.at.href, { prompt: 'login', login: 'mila', password: 'any' }));
    const back = await who.follow(await form(consent.at.href, { prompt: 'consent' }));
    expect(back.at.href).toBe(`${product.config.publicUrl}/benutzerkonto`);

    const { access_token: token } = (await (await who.post('/auth/token', {})).json()) as { access_token: string };
    const init = (await (
      await fetch(`${product.config.publicUrl}/v1/init`, { headers: { authorization: `Bearer ${token}` } })
    ).json()) as { data: { profile: { user_id: string; email: string }; usergroup: string[] } };
    expect(init.data.profile.email).toBe('mila@elsewhere.example');
    expect(init.data.profile.user_id).toMatch(/^[0-9a-f-]{36}$/);

    const admins = async () =>
      (await fetch(`${product.config.publicUrl}/v1/role`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect([decodeJwt(token)['roles'], init.data.usergroup, await admins()]).toEqual([['admin'], [], 403]);
    await changeAdmins(product.config, { act: 'appoint', who: init.data.profile.user_id });
    expect(await admins()).toBe(200);
  });

  it('has no local provider pages, and states so in its response', async () => {
    const reference = (await (await fetch(`${product.config.publicUrl}/v1/reference`)).json()) as {
      data: { own_sign_in: boolean; sign_in_account: string | null };
    };
    expect(reference.data).toMatchObject({ own_sign_in: false, sign_in_account: product.config.externalIssuer?.url });
    expect((await fetch(`${product.config.publicUrl}/oidc/.well-known/openid-configuration`)).status).toBe(404);
  });
});
