import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser } from '../driver/browser.js';
import { mailboxOf } from '../testing/mails.js';
import { startProduct, type TestProduct } from '../driver/product.js';

const password = 'ein ganz langer Satz';

describe('confirming the email address', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct({ TRUST_PROXY: '1' });
  });
  afterAll(async () => product.stop());

  let people = 0;
  const newcomer = (name: string) => {
    const who = browser(product.config.publicUrl);
    people += 1;
    const headers = { 'x-forwarded-for': `203.0.113.${people}` };
    const email = `${name}@example.org`;
    return {
      ...who,
      email,
      headers,
      ask: async (path: string, body: object): Promise<{ outcome: string; redirect?: string }> =>
        (await (
          await who.send(path, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-lendring': '1', ...headers },
            body: JSON.stringify(body),
          })
        ).json()) as { outcome: string },
      form: (
        path: string,
        fields: Record<string, string>,
        from = { origin: product.config.publicUrl } as Record<string, string>,
      ) =>
        who.send(path, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers, ...from },
          body: new URLSearchParams(fields).toString(),
        }),
      token: async (): Promise<string | null> =>
        ((await (await who.post('/auth/token', {})).json()) as { access_token: string | null }).access_token,
    };
  };
  const linkTo = (email: string): Promise<string> => mailboxOf(product.config.publicUrl).tokenTo(email, /Bestätige/);

  it('signs in the user once in the browser of the registration, and returns to the original page', async () => {
    const mila = newcomer('mila');
    const { at } = await mila.follow('/auth/login?return=/anfragen%3Ftab%3Dopen&register');
    expect([at.pathname, at.searchParams.get('to')]).toEqual(['/auth/register', '/anfragen?tab=open']);
    const uid = at.searchParams.get('uid') ?? '';
    expect(await mila.ask('/oidc/account/register', { email: mila.email, password, locale: 'de' })).toEqual({
      outcome: 'sent',
    });
    const token = await linkTo(mila.email);
    expect(await mila.ask('/oidc/account/verify', { token })).toEqual({ outcome: 'ok', redirect: '/auth/login' });
    const { at: back } = await mila.follow(`/oidc/interaction/${uid}`);
    expect(`${back.pathname}${back.search}`).toBe('/anfragen?tab=open');
    expect(await mila.token()).toEqual(expect.any(String));

    expect(await mila.ask('/oidc/account/verify', { token })).toEqual({ outcome: 'ok' });
    const stranger = newcomer('stranger');
    expect(await stranger.ask('/oidc/account/verify', { token })).toEqual({ outcome: 'ok' });
    expect((await stranger.follow('/auth/login')).at.pathname).toBe('/auth/sign-in');
  });

  it('asks for the password in another browser, then confirms and signs in in one step', async () => {
    const jana = newcomer('jana');
    await jana.ask('/oidc/account/register', { email: jana.email, password, locale: 'de' });
    const token = await linkTo(jana.email);
    const phone = { ...newcomer('phone') };
    expect(await phone.ask('/oidc/account/verify', { token })).toEqual({ outcome: 'password_needed' });
    const { at } = await phone.follow('/auth/login?return=/anfragen');
    const path = `/oidc/interaction/${at.searchParams.get('uid')}`;
    expect(await phone.ask(path, { email: jana.email, password: 'not this one at all', token })).toEqual({
      outcome: 'wrong',
    });
    const other = newcomer('other');
    const { at: begun } = await other.follow('/auth/login');
    const elsewhere = `/oidc/interaction/${begun.searchParams.get('uid')}`;
    expect(await other.ask(elsewhere, { email: jana.email, password })).toEqual({ outcome: 'unverified' });
    // Sign in with a plain form, which sends no token: the browser that opened the link stores the token.
    const { outcome, redirect } = await phone.ask(path, { email: jana.email, password });
    expect(outcome).toBe('ok');
    expect((await phone.follow(redirect ?? '')).at.pathname).toBe('/anfragen');
  });

  it('gives no access to a stranger who registered the address first', async () => {
    const attacker = newcomer('lena');
    await attacker.ask('/oidc/account/register', {
      email: attacker.email,
      password: 'the attacker knows this',
      locale: 'de',
    });
    const first = await linkTo(attacker.email);
    const owner = newcomer('lena');
    expect(await owner.ask('/oidc/account/verify', { token: first })).toEqual({ outcome: 'password_needed' });
    expect(
      await attacker.ask('/oidc/account/register', {
        email: attacker.email,
        password: 'the attacker knows this',
        locale: 'de',
      }),
    ).toEqual({ outcome: 'sent' });

    await owner.ask('/oidc/account/register', { email: owner.email, password, locale: 'de' });
    expect(await attacker.ask('/oidc/account/verify', { token: first })).toEqual({ outcome: 'token_invalid' });
    const { at } = await attacker.follow('/auth/login');
    expect(
      (
        await attacker.ask(`/oidc/interaction/${at.searchParams.get('uid')}`, {
          email: attacker.email,
          password: 'the attacker knows this',
          token: first,
        })
      ).outcome,
    ).toBe('wrong');
  });

  it('works with plain forms before scripts run, and only from pages of the product', async () => {
    const ole = newcomer('ole');
    const { at } = await ole.follow('/auth/login?return=/anfragen&register&locale=en');
    const uid = at.searchParams.get('uid') ?? '';
    const weak = await ole.form('/oidc/account/register', { email: ole.email, password: 'short', locale: 'en', uid });
    expect([weak.status, weak.headers.get('location')]).toEqual([
      303,
      `${product.config.publicUrl}/en/auth/register?uid=${uid}&problem=short`,
    ]);
    expect(weak.headers.getSetCookie().find((line) => line.startsWith('lendring_typed='))).toMatch(
      /^lendring_typed=ole%40example\.org; Path=\/; Max-Age=60; SameSite=Lax$/,
    );
    const sent = await ole.form('/oidc/account/register', { email: ole.email, password, locale: 'de', uid });
    expect(sent.headers.get('location')).toBe(`${product.config.publicUrl}/auth/register?uid=${uid}&problem=sent`);
    const token = await linkTo(ole.email);
    expect(
      (await ole.form('/oidc/account/verify', { token, locale: 'de' }, { origin: 'https://evil.example' })).status,
    ).toBe(403);
    expect((await ole.form('/oidc/account/verify', { token, locale: 'de' }, {})).status).toBe(403);
    expect((await ole.form('/oidc/account/verify', { token, locale: 'de' })).headers.get('location')).toBe(
      '/auth/login',
    );

    const again = newcomer('ole');
    const { at: page } = await again.follow('/auth/login?return=/anfragen');
    const path = `/oidc/interaction/${page.searchParams.get('uid')}`;
    const wrong = await again.form(path, {
      email: ole.email,
      password: 'not this one at all',
      locale: 'nl',
      uid: page.searchParams.get('uid') ?? '',
    });
    expect(wrong.headers.get('location')).toBe(
      `${product.config.publicUrl}/nl/auth/sign-in?uid=${page.searchParams.get('uid')}&problem=wrong`,
    );
    const right = await again.form(path, { email: ole.email, password, locale: 'nl' });
    expect((await again.follow(right.headers.get('location') ?? '')).at.pathname).toBe('/anfragen');
    const gone = await again.form('/oidc/interaction/nobody', { email: ole.email, password, locale: 'nl' });
    expect(gone.headers.get('location')).toBe('/auth/login?locale=nl');
  });

  it('answers an oversized body, and then the next request on the same connection', async () => {
    const { port } = product.config;
    const { Agent, request } = await import('node:http');
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (body: string) =>
      new Promise<{ status: number; text: string }>((resolve, reject) => {
        const asked = request(
          {
            port,
            host: '127.0.0.1',
            agent,
            method: 'POST',
            path: '/oidc/account/verify',
            headers: { 'x-lendring': '1', 'content-type': 'application/json' },
          },
          (answer) => {
            let text = '';
            answer
              .setEncoding('utf8')
              .on('data', (chunk: string) => {
                text += chunk;
              })
              .on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
          },
        );
        asked.on('error', reject).end(body);
      });
    expect(await ask(JSON.stringify({ token: 'x'.repeat(200_000) }))).toEqual({
      status: 413,
      text: '{"outcome":"too_big"}',
    });
    expect(await ask(JSON.stringify({ token: 'x.y' }))).toEqual({ status: 200, text: '{"outcome":"token_invalid"}' });
    agent.destroy();
  });

  it('sends a content security policy with the provider’s own responses', async () => {
    for (const path of ['/oidc/session/end', '/oidc/auth', '/oidc/nothing', '/oidc/.well-known/openid-configuration']) {
      const { headers } = await fetch(`${product.config.publicUrl}${path}`, { redirect: 'manual' });
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; ?base-uri 'none'; ?form-action 'self'; ?frame-ancestors 'none'; ?script-src 'nonce-[\w+/=]{24}'/,
      );
      expect([headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual([
        'nosniff',
        'strict-origin-when-cross-origin',
      ]);
    }
  });
});
