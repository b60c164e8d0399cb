import { beforeAll, describe, expect, it } from 'vitest';
import type { SignInTryShape } from '@lendring/contracts/http/security.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { browser } from '../driver/browser.js';
import { mailboxOf } from '../testing/mails.js';
import { signedIn, tryToSignIn, type SignedIn } from '../testing/signed-in.js';
import type { People } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const password = 'ein ganz langer Satz';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const evil = 'Evil\tBcc: x@example.org"><script>alert(1)</script>/1.0';

describe('the sign-in history', () => {
  let product: People;
  beforeAll(async () => {
    product = await sharedProduct();
  });

  const historyOf = async (who: SignedIn) =>
    (await who.call('GET', '/v1/session_history')).data as readonly SignInTryShape[];
  const newDeviceMails = async (email: string) =>
    (await (await fetch(`${product.config.publicUrl}/dev/mail`)).text())
      .split('</li>')
      .filter((entry) => entry.includes('Anmeldung auf einem neuen Gerät') && entry.includes(email)).length;

  it('lists sign-ins, failed attempts and new devices, to their owner only', async () => {
    const mila = await signedIn(product, 'mila@example.org', password);
    const jana = await signedIn(product, 'jana@example.org', password);
    await mila.again(firefox);
    expect(await mila.signIn('geraten')).toBe('wrong');
    expect(await mila.signIn('geraten', product.address('nobody@example.org'))).toBe('wrong');
    const tries = await eventually(
      () => historyOf(mila),
      (all) => all.length === 3,
    );
    expect(tries.map(({ outcome, browser: name, new_device }) => [outcome, name, new_device])).toEqual([
      ['wrong', null, false],
      ['ok', 'Firefox', true],
      ['ok', null, true],
    ]);
    expect(JSON.stringify(tries)).not.toContain('127.0.0.1');
    expect(await historyOf(jana)).toHaveLength(1);
    expect((await product.visitor.raw('GET', '/v1/session_history')).status).toBe(401);
  });

  it('triggers one mail for an unknown device, and none for a known device', async () => {
    const lena = await signedIn(product, 'lena@example.org', password);
    const mail = await mailboxOf(product.config.publicUrl).mailTo(lena.email, /neuen Gerät/);
    expect(mail).toContain('/auth/reset');
    await lena.browser.send('/auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
    lena.browser.jar.delete(`${product.config.publicUrl} _session`);
    lena.browser.jar.delete(`${product.config.publicUrl} _session.sig`);
    expect((await tryToSignIn(lena.browser, lena.email, password)).outcome).toBe('ok');
    const other = browser(product.config.publicUrl, evil);
    const { at } = await other.follow('/auth/login');
    const uid = at.searchParams.get('uid');
    const press = () => other.post(`/oidc/interaction/${uid}`, { email: lena.email, password });
    await Promise.all([press(), press()]);
    await eventually(
      () => newDeviceMails(lena.email),
      (count) => count === 2,
    );
    const list = await (await fetch(`${product.config.publicUrl}/dev/mail`)).text();
    expect(list).not.toContain('Evil');
    expect((await lena.call('GET', '/v1/session_history')).status).toBe(401);
    const tries = await historyOf(await lena.again(firefox));
    expect(tries.filter(({ new_device }) => !new_device).length).toBeGreaterThan(0);
    expect(JSON.stringify(tries)).not.toMatch(/Evil|Bcc|script/);
  });
});
