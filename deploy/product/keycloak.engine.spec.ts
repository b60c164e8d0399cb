import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { describeEngine } from '@lendring/platform/testing/engines/engine.js';
import { freePort } from '@lendring/platform/base/free-port.js';
import { keycloakAdmin } from '../engines/keycloak-admin.js';
import { browser } from '../driver/browser.js';
import { startProduct, type TestProduct } from '../driver/product.js';

describeEngine('oidc', 'signing in with Keycloak', (issuer) => {
  let product: TestProduct;
  const keycloak = keycloakAdmin(process.env);
  const clientId = process.env['OIDC_CLIENT_ID'] ?? 'lendring';
  const clientSecret = process.env['OIDC_CLIENT_SECRET'] ?? '';
  const newPerson = () => ({ email: `mila-${randomUUID()}@example.org`, password: 'ein ganz langer Satz' });
  const mila = newPerson();

  beforeAll(async () => {
    const port = await freePort();
    const publicUrl = `http://127.0.0.1:${port}`;
    await keycloak.allow(publicUrl);
    await keycloak.addPerson(mila);
    product = await startProduct({
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_AUDIENCE: process.env['OIDC_AUDIENCE'] ?? 'urn:lendring:api',
      PORT: String(port),
      PUBLIC_URL: publicUrl,
    });
  }, 60_000);
  afterAll(() => product.stop());

  const formOf = (html: string): string =>
    /<form[^>]* action="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const submit = (who: ReturnType<typeof browser>, action: string, fields: Record<string, string>) =>
    who.send(action, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  const signIn = async (
    who: ReturnType<typeof browser>,
    person: typeof mila,
    start = '/auth/login?return=/anfragen%3Ftab%3Dopen',
  ) => {
    const page = await who.follow(start);
    return submit(who, formOf(await page.answer.text()), { username: person.email, password: person.password });
  };
  const profileWith = async (token: string) =>
    fetch(`${product.config.publicUrl}/v1/init`, { headers: { authorization: `Bearer ${token}` } });
  const tokenOf = async (who: ReturnType<typeof browser>) =>
    (await (await who.post('/auth/token', {})).json()) as { access_token: string | null };

  it('opens the account, returns to the original page, refreshes and signs out', async () => {
    const who = browser(product.config.publicUrl);
    const { at } = await who.follow((await signIn(who, mila)).headers.get('location') ?? '');
    expect(at.href).toBe(`${product.config.publicUrl}/anfragen?tab=open`);

    const first = (await tokenOf(who)).access_token ?? '';
    const init = (await (await profileWith(first)).json()) as {
      data: { profile: { user_id: string; email: string; completed: boolean } };
    };
    expect(init.data.profile).toMatchObject({ email: mila.email, completed: false });
    expect(init.data.profile.user_id).toMatch(/^[0-9a-f-]{36}$/);

    const tabs = await Promise.all([tokenOf(who), tokenOf(who)]);
    for (const { access_token: token } of tabs) expect((await profileWith(token ?? '')).status).toBe(200);

    const session = [...who.jar.values()].find(({ name }) => name === 'lendring_session');
    const asked = await who.send('/auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
    const ended = await who.submit(asked, '/auth/logout');
    expect(ended.action.search).toBe('');
    const left = await who.follow(ended.answer.headers.get('location') ?? '');
    expect(left.at.href).toBe(`${product.config.publicUrl}/?signed-out`);
    expect(await tokenOf(who)).toEqual({ access_token: null });
    const kept = await fetch(`${product.config.publicUrl}/auth/token`, {
      method: 'POST',
      headers: { 'x-lendring': '1', cookie: `lendring_session=${session?.value ?? ''}` },
    });
    expect(await kept.json()).toEqual({ access_token: null });
  }, 30_000);

  it('maps a user to the same account at every sign-in, and other users to different accounts', async () => {
    const other = newPerson();
    await keycloak.addPerson(other);
    const idOf = async (person: typeof mila) => {
      const who = browser(product.config.publicUrl);
      await who.follow((await signIn(who, person)).headers.get('location') ?? '');
      const answer = (await (await profileWith((await tokenOf(who)).access_token ?? '')).json()) as {
        data: { profile: { user_id: string } };
      };
      return answer.data.profile.user_id;
    };
    const ids = [await idOf(mila), await idOf(mila), await idOf(other)];
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  }, 30_000);

  it('uses the page language, and opens registration with an email and no name on request', async () => {
    const login = await browser(product.config.publicUrl).follow('/auth/login?locale=nl');
    expect(await login.answer.text()).toMatch(/<html[^>]* lang="nl"/);
    const register = await (
      await browser(product.config.publicUrl).follow('/auth/login?locale=en&register=1')
    ).answer.text();
    expect(register).toMatch(/<html[^>]* lang="en"/);
    const asked = [...register.matchAll(/<input type="(\w+)"[^>]* name="([\w-]+)"/g)]
      .filter(([, type]) => type !== 'hidden')
      .map(([, , name]) => name);
    expect(asked).toEqual(['email']);
  }, 30_000);

  it('rejects a wrong password', async () => {
    const who = browser(product.config.publicUrl);
    const answer = await signIn(who, { ...mila, password: 'falsch geraten, aber lang' });
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    expect(await tokenOf(who)).toEqual({ access_token: null });
  }, 30_000);

  it('requires a verified email before the return', async () => {
    const unproven = { ...newPerson(), emailVerified: false };
    await keycloak.addPerson(unproven);
    const who = browser(product.config.publicUrl);
    const next = (await signIn(who, unproven)).headers.get('location') ?? '';
    expect(new URL(next).origin).toBe(new URL(issuer).origin);
    expect(await tokenOf(who)).toEqual({ access_token: null });
  }, 30_000);

  it('rejects a code flow without PKCE, other redirect URLs, and foreign tokens', async () => {
    const ask = (more: Record<string, string>) =>
      fetch(
        `${issuer}/protocol/openid-connect/auth?${new URLSearchParams({
          response_type: 'code',
          client_id: clientId,
          scope: 'openid',
          redirect_uri: `${product.config.publicUrl}/auth/signed-in`,
          ...more,
        }).toString()}`,
        { redirect: 'manual' },
      );
    const plain = await ask({});
    expect(new URL(plain.headers.get('location') ?? '').searchParams.get('error')).toBe('invalid_request');
    expect(
      (
        await ask({
          code_challenge: 'x'.repeat(43),
          code_challenge_method: 'S256',
          redirect_uri: 'https://evil.example/auth/signed-in',
        })
      ).status,
    ).toBe(400);

    const foreign = await fetch(`${issuer.replace(/\/realms\/.*/, '/realms/master')}/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'password',
        client_id: 'admin-cli',
        username: process.env['KEYCLOAK_ADMIN'] ?? '',
        password: process.env['KEYCLOAK_ADMIN_PASSWORD'] ?? '',
      }),
    });
    const { access_token: token } = (await foreign.json()) as { access_token: string };
    expect((await profileWith(token)).status).toBe(401);
  }, 30_000);
});
