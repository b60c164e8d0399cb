import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedIn, type SignedIn } from '../testing/signed-in.js';
import { mailboxOf } from '../testing/mails.js';
import type { People } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const password = 'ein ganz langer Satz';
const next = 'a whole new sentence';

describe('changing the password while signed in', () => {
  let product: People;
  beforeAll(async () => {
    product = await sharedProduct();
  });

  const change = (who: SignedIn, body: object, key = randomUUID()) =>
    who.call('PATCH', '/v1/password', { body, headers: { 'idempotency-key': key, 'accept-language': 'en' } });

  it('requires the old password, ends all other sessions, and is announced by mail', async () => {
    const desk = await signedIn(product, 'mila@example.org', password);
    const phone = await desk.again();
    const key = randomUUID();
    const clicks = await Promise.all([1, 2].map(() => change(desk, { current: password, password: next }, key)));
    expect(clicks.map(({ status }) => status)).toEqual([204, 204]);
    expect((await change(desk, { current: password, password: next }, key)).status).toBe(204);

    expect([await desk.isIn(), await phone.isIn()]).toEqual([true, false]);
    expect((await phone.call('GET', '/v1/init')).status).toBe(401);
    expect(await desk.signIn(password)).toBe('wrong');
    expect(await desk.signIn(next)).toBe('ok');
    const mail = await mailboxOf(product.config.publicUrl).mailTo(desk.email, /Your password was changed/);
    // The link has no token, so it never expires.
    expect(mail).toContain(`${product.config.publicUrl}/en/auth/reset`);
    expect(mail).not.toContain('token=');
  });

  it('is announced in the language of the user, not in the language of the page', async () => {
    const desk = await signedIn(product, 'bram@example.org', password);
    const chosen = await desk.call('PATCH', '/v1/profile', { body: { language: 'nl' } });
    expect([chosen.status, chosen.data]).toMatchObject([200, { language: 'nl' }]);
    expect((await desk.call('PATCH', '/v1/profile', { body: { language: 'fr' } })).status).toBe(400);
    await change(desk, { current: password, password: next });
    const mail = await mailboxOf(product.config.publicUrl).mailTo(desk.email, /Je wachtwoord is gewijzigd/);
    expect(mail).toContain(`${product.config.publicUrl}/nl/auth/`);
  });

  it('is refused with a wrong old password, a weak new password, or no local sign-in', async () => {
    const desk = await signedIn(product, 'lena@example.org', password);
    const wrong = await change(desk, { current: 'not this one', password: next });
    expect([wrong.status, wrong.failure.msgcode, wrong.failure.msgtext]).toEqual([
      422,
      'wrong_password',
      'This password is wrong.',
    ]);
    expect((await change(desk, { current: password, password: 'kurz' })).failure.fields?.[0]?.path).toBe('password');
    expect((await change(desk, { current: password, password: '1234567890' })).failure.msgcode).toBe('password_common');
    const visitor = await product.visitor.raw('PATCH', '/v1/password', {
      body: JSON.stringify({ current: password, password: next }),
    });
    expect(visitor.status).toBe(401);
    const elsewhere = await product.person('karl', { complete: false });
    const answer = await elsewhere.call('changePassword', { body: { current: password, password: next } });
    expect([answer.status, answer.failure.msgcode]).toEqual([409, 'sign_in_elsewhere']);
    expect(await desk.signIn(password)).toBe('ok');
  });
});
