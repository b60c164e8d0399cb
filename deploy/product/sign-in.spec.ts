import type { People } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { browser } from '../driver/browser.js';
import { mailboxOf } from '../testing/mails.js';

const account = { email: 'mila@example.org', password: 'ein ganz langer Satz' };

describe('signing in with the built-in provider', () => {
  let product: People;
  const mailTo = (subject: RegExp): Promise<string> =>
    mailboxOf(product.config.publicUrl).mailTo(account.email, subject);
  const tokenIn = (mail: string) => /token=([\w.-]+)/.exec(mail)?.[1] ?? '';

  beforeAll(async () => {
    product = await sharedProduct();
  });

  const signIn = async (who: ReturnType<typeof browser>, password = account.password) => {
    const { at } = await who.follow('/auth/login?return=/anfragen%3Ftab%3Dopen');
    const outcome = (await (
      await who.post(`/oidc/interaction/${at.searchParams.get('uid')}`, { email: account.email, password })
    ).json()) as { outcome: string; redirect?: string };
    return { outcome };
  };

  it('registers, verifies by mail, signs in with PKCE, and returns to the original page', async () => {
    const who = browser(product.config.publicUrl);
    expect(await (await who.post('/oidc/account/register', { ...account, locale: 'nl' })).json()).toEqual({
      outcome: 'sent',
    });
    expect((await signIn(who)).outcome).toMatchObject({ outcome: 'unverified' });

    const mail = await mailTo(/Bevestig/);
    expect(mail).toContain('/nl/auth/verify?token=');
    expect(await (await who.post('/oidc/account/verify', { token: tokenIn(mail) })).json()).toMatchObject({
      outcome: 'ok',
    });

    const { at } = await who.follow('/auth/login?return=/anfragen%3Ftab%3Dopen');
    expect(`${at.pathname}${at.search}`).toBe('/anfragen?tab=open');

    const token = (await (await who.post('/auth/token', {})).json()) as { access_token: string; expires_in: number };
    expect(token.expires_in).toBeGreaterThan(60);
    const init = await fetch(`${product.config.publicUrl}/v1/init`, {
      headers: { authorization: `Bearer ${token.access_token}` },
    });
    expect(await init.json()).toMatchObject({
      error: false,
      data: { profile: { email: account.email, completed: false }, usergroup: [] },
    });

    const agreement = await fetch(`${product.config.publicUrl}/v1/terms_agreement`, {
      headers: { authorization: `Bearer ${token.access_token}` },
    });
    expect(await agreement.json()).toMatchObject({ data: { status: 'agreed', agreed_at: expect.any(String) } });

    const [again, parallel] = await Promise.all([who.post('/auth/token', {}), who.post('/auth/token', {})]);
    expect([again.status, parallel.status]).toEqual([200, 200]);
    expect((await who.post('/auth/token', {})).status).toBe(200);

    const left = await who.send('/auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
    expect([left.status, left.headers.get('location'), left.headers.get('cache-control')]).toEqual([
      200,
      null,
      'no-store',
    ]);
    // Submit a form instead of a link: URLs are stored in histories and logs, and the id token contains personal
    // data.
    const ending = await who.submit(left, '/auth/logout');
    expect(ending.action.href).toBe(`${product.config.publicUrl}/oidc/session/end`);
    expect([ending.answer.status, ending.answer.headers.get('location')]).toEqual([
      303,
      `${product.config.publicUrl}/auth/signed-out`,
    ]);
    expect(await (await who.post('/auth/token', {})).json()).toEqual({ access_token: null });
  });

  it('reveals no registered address, and slows down guessing', async () => {
    const who = browser(product.config.publicUrl);
    expect(
      await (
        await who.post('/oidc/account/register', { ...account, password: 'das Passwort eines Fremden', locale: 'de' })
      ).json(),
    ).toEqual({ outcome: 'sent' });
    expect(await mailTo(/schon ein Konto/)).toContain('/auth/reset?token=');
    expect((await signIn(who, 'das Passwort eines Fremden')).outcome).toEqual({ outcome: 'wrong' });
    const outcomes: string[] = [];
    for (let tries = 0; tries < 8; tries += 1)
      outcomes.push((await signIn(who, `falsch geraten ${tries}`)).outcome.outcome);
    expect(outcomes).toContain('slow_down');
    expect((await signIn(who)).outcome.outcome).toBe('slow_down');
  });

  it('rejects weak passwords, foreign tokens and other sites', async () => {
    const who = browser(product.config.publicUrl);
    expect(
      await (await who.post('/oidc/account/register', { email: 'nein', password: 'kurz', locale: 'de' })).json(),
    ).toEqual({ outcome: 'invalid', fields: { email: 'email', password: 'short' } });
    expect(await (await who.post('/oidc/account/verify', { token: 'x.y' })).json()).toEqual({
      outcome: 'token_invalid',
    });
    expect(
      (
        await who.send('/oidc/account/register', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        })
      ).status,
    ).toBe(403);
    expect((await who.send('/auth/token', { method: 'POST' })).status).toBe(403);
  });

  it('never redirects to another site after sign-in', async () => {
    for (const evil of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/auth/logout',
      'javascript:alert(1)',
    ]) {
      const who = browser(product.config.publicUrl);
      const answer = await who.send(`/auth/login?return=${encodeURIComponent(evil)}`);
      expect(answer.status).toBe(303);
      expect(new URL(answer.headers.get('location') ?? '').origin).toBe(product.config.publicUrl);
    }
  });

  it('sets a new password by mail only once', async () => {
    const who = browser(product.config.publicUrl);
    expect(
      await (await who.post('/oidc/account/reset-request', { email: account.email, locale: 'en' })).json(),
    ).toEqual({ outcome: 'sent' });
    const token = tokenIn(await mailTo(/New password/));
    const check = async (checked: string): Promise<unknown> =>
      (await who.post('/oidc/account/reset-check', { token: checked })).json();
    expect([await check(token), await check(`${token}x`), await check('x.y')]).toEqual([
      { outcome: 'ok' },
      { outcome: 'token_invalid' },
      { outcome: 'token_invalid' },
    ]);
    const { at: begun } = await who.follow('/auth/login?return=/anfragen%3Ftab%3Dopen');
    expect(await (await who.post('/oidc/account/reset', { token, password: 'a whole new sentence' })).json()).toEqual({
      outcome: 'ok',
      redirect: '/auth/login',
    });
    const { at } = await who.follow(`/oidc/interaction/${begun.searchParams.get('uid')}`);
    expect(`${at.pathname}${at.search}`).toBe('/anfragen?tab=open');
    expect(await (await who.post('/auth/token', {})).json()).toMatchObject({ access_token: expect.any(String) });

    expect(await check(token)).toEqual({ outcome: 'token_invalid' });
    expect(await (await who.post('/oidc/account/reset', { token, password: 'once more, please' })).json()).toEqual({
      outcome: 'token_invalid',
    });
  });

  it('signs in no user by a link requested in another browser', async () => {
    const email = 'link@example.org';
    const [attacker, victim] = [browser(product.config.publicUrl), browser(product.config.publicUrl)];
    await attacker.post('/oidc/account/register', { email, password: 'a first long sentence', locale: 'en' });
    await attacker.post('/oidc/account/reset-request', { email, locale: 'en' });
    const token = tokenIn(await mailboxOf(product.config.publicUrl).mailTo(email, /New password/));
    expect(
      await (await victim.post('/oidc/account/reset', { token, password: 'a whole new sentence' })).json(),
    ).toEqual({ outcome: 'ok' });
    expect(await (await victim.post('/auth/token', {})).json()).toEqual({ access_token: null });
  });
});
