import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { API_AUDIENCE } from '@lendring/bff/caller/issuer.js';
import type { SessionShape } from '@lendring/contracts/http/security.js';
import { openSecrets } from '@lendring/platform/runtime/settings/secrets.js';
import { decodeJwt, generateKeyPair, importJWK, SignJWT } from 'jose';
import { browser } from '../driver/browser.js';
import { mailboxOf } from '../testing/mails.js';
import { signedIn, tokenOf } from '../testing/signed-in.js';
import type { People } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const password = 'ein ganz langer Satz';

describe('attacks on account security', () => {
  let product: People;
  beforeAll(async () => {
    product = await sharedProduct();
  });

  const init = async (token: string) =>
    (await fetch(`${product.config.publicUrl}/v1/init`, { headers: { authorization: `Bearer ${token}` } })).status;
  const tokenTo = (email: string, subject: RegExp) => mailboxOf(product.config.publicUrl).tokenTo(email, subject);
  const post = async (call: string, body: object): Promise<unknown> =>
    (await browser(product.config.publicUrl).post(`/oidc/account/${call}`, body)).json();

  it('tokens of an ended session are rejected from any sender and in any altered form', async () => {
    const mila = await signedIn(product, 'mila@example.org', password);
    const phone = await mila.again();
    const stolen = (await tokenOf(phone.browser)) ?? '';
    expect(await init(stolen)).toBe(200);
    const sessions = (await mila.call('GET', '/v1/session')).data as readonly SessionShape[];
    const other = sessions.find((session) => !session.this)?.session_id;
    expect(decodeJwt(stolen)['sid']).toBe(other);
    expect((await mila.call('DELETE', `/v1/session/${other}`)).status).toBe(204);
    expect(await init(stolen)).toBe(401);

    // Remove the session from the claims, or replace it by an open session; both invalidate the signature.
    const [header = '', , signature = ''] = stolen.split('.');
    const { sid: _, ...without } = decodeJwt(stolen);
    const open = sessions.find((session) => session.this)?.session_id;
    for (const claims of [without, { ...without, sid: open }]) {
      const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
      expect(await init(`${header}.${body}.${signature}`)).toBe(401);
      expect(await init(`${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`)).toBe(401);
    }
    const [jwk] = (await openSecrets(join(product.config.dataDir, 'keys')).jwks('oidc')).keys;
    if (!jwk) throw new Error('No signing key');
    const sign = async (key: Parameters<SignJWT['sign']>[0]) =>
      new SignJWT({ sid: other })
        .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', ...(jwk.kid ? { kid: jwk.kid } : {}) })
        .setIssuer(`${product.config.publicUrl}/oidc`)
        .setAudience(API_AUDIENCE)
        .setSubject(decodeJwt(stolen).sub ?? '')
        .setExpirationTime('1h')
        .sign(key);
    expect(await init(await sign((await generateKeyPair('RS256')).privateKey))).toBe(401);
    expect(await init(await sign(await importJWK(jwk, 'RS256')))).toBe(401);
    expect(await mila.isIn()).toBe(true);
  });

  it('links work for one purpose only, and never for the previous address', async () => {
    const lena = await signedIn(product, 'lena@example.org', password);
    await browser(product.config.publicUrl).post('/oidc/account/reset-request', { email: lena.email, locale: 'en' });
    const reset = await tokenTo(lena.email, /New password/);
    const second = product.address('lena2@example.org');
    await lena.call('PATCH', '/v1/email', { body: { email: second, password }, headers: { 'accept-language': 'en' } });
    const move = await tokenTo(second, /Confirm your new/);
    const invalid = { outcome: 'token_invalid' };
    for (const [call, token] of [
      ['confirm-email', reset],
      ['take-back', reset],
      ['take-back', move],
      ['reset-check', move],
      ['verify', move],
    ] as const)
      expect(await post(call, { token, locale: 'en' })).toEqual(invalid);
    expect(await post('reset-check', { token: reset })).toEqual({ outcome: 'ok' });
    expect(await post('confirm-email', { token: move, locale: 'en' })).toEqual({ outcome: 'ok', email: second });
    expect(await post('reset', { token: reset, password: 'a whole new sentence' })).toEqual(invalid);
    await browser(product.config.publicUrl).post('/oidc/account/reset-request', { email: second, locale: 'en' });
    const fresh = await tokenTo(second, /New password/);
    expect(await post('reset', { token: fresh, password: 'a whole new sentence' })).toEqual({ outcome: 'ok' });
    expect(await lena.signIn('a whole new sentence', second)).toBe('ok');
  });

  it('cross-site requests are rejected', async () => {
    const who = browser(product.config.publicUrl);
    const foreign: readonly Record<string, string>[] = [
      { 'content-type': 'application/json' },
      { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
      { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    ];
    for (const call of ['confirm-email', 'take-back'])
      for (const headers of foreign)
        expect(
          (await who.send(`/oidc/account/${call}`, { method: 'POST', headers, body: 'token=a.b&locale=en' })).status,
        ).toBe(403);
    // Before hydration, the product's own form is answered with a redirect to the page.
    const own = await who.send('/oidc/account/confirm-email', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: product.config.publicUrl },
      body: 'token=a.b&locale=nl',
    });
    expect([own.status, own.headers.get('location')]).toEqual([
      303,
      `${product.config.publicUrl}/nl/auth/confirm-email?problem=token_invalid`,
    ]);
  });
});
