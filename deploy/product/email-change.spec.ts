import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { browser } from '../driver/browser.js';
import { enrol } from '../testing/enrol.js';
import { mailboxOf } from '../testing/mails.js';
import { signedIn, tryToSignIn, type SignedIn } from '../testing/signed-in.js';
import type { People } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const password = 'ein ganz langer Satz';

describe('changing the email address', () => {
  let product: People;
  beforeAll(async () => {
    product = await sharedProduct();
  });

  const ask = (who: SignedIn, email: string, typed = password) =>
    who.call('PATCH', '/v1/email', { body: { email, password: typed }, headers: { 'accept-language': 'en' } });
  const at = (name: string) => product.address(`${name}@example.org`);
  const post = async (call: string, token: string, who = browser(product.config.publicUrl)) =>
    (await (await who.post(`/oidc/account/${call}`, { token, locale: 'en' })).json()) as {
      outcome: string;
      redirect?: string;
    };
  const tokenTo = (email: string, subject: RegExp) => mailboxOf(product.config.publicUrl).tokenTo(email, subject);
  const outcomeOf = async (email: string, tried = password) =>
    (await tryToSignIn(browser(product.config.publicUrl), email, tried)).outcome;
  const accountEmail = async (who: SignedIn) =>
    ((await who.call('GET', '/v1/init')).data as { profile: { email: string } } | undefined)?.profile.email;

  it('takes effect in the account as soon as the new address is confirmed', async () => {
    const mila = await signedIn(product, 'mila@example.org', password);
    expect((await ask(mila, at('Mila.Neu'), 'not the password')).failure.msgcode).toBe('wrong_password');
    expect((await ask(mila, mila.email.toUpperCase())).failure.msgcode).toBe('email_unchanged');
    expect((await ask(mila, at('Mila.Neu'))).status).toBe(204);
    expect((await mila.call('GET', '/v1/email')).data).toMatchObject({ email: at('Mila.Neu') });
    expect([await outcomeOf(at('mila.neu')), await outcomeOf(at('mila'))]).toEqual(['wrong', 'ok']);

    const token = await tokenTo(at('Mila.Neu'), /Confirm your new email address/);
    expect((await post('confirm-email', `${token}x`)).outcome).toBe('token_invalid');
    expect(await post('link-check', token)).toEqual({ outcome: 'ok', email: at('Mila.Neu') });
    expect(
      (await Promise.all([post('confirm-email', token), post('confirm-email', token)])).map((o) => o.outcome),
    ).toEqual(['ok', 'ok']);
    expect((await post('confirm-email', token)).outcome).toBe('ok');
    expect(await post('link-check', token)).toEqual({ outcome: 'done' });
    expect([await outcomeOf(at('mila.neu')), await outcomeOf(at('mila'))]).toEqual(['ok', 'wrong']);
    expect((await mila.call('GET', '/v1/email')).data).toBeNull();
    await eventually(
      () => accountEmail(mila),
      (email) => email === at('Mila.Neu'),
    );
    expect(await mila.isIn()).toBe(true);
  });

  it('can be mailed again, or cancelled with its link invalidated', async () => {
    const ben = await signedIn(product, 'ben@example.org', password);
    const again = () => ben.call('POST', '/v1/email', { headers: { 'accept-language': 'en' } });
    expect((await again()).failure.msgcode).toBe('email_not_waiting');
    await ask(ben, at('ben.neu'));
    const { subjectsTo } = mailboxOf(product.config.publicUrl);
    expect((await again()).status).toBe(204);
    await eventually(
      () => subjectsTo(at('ben.neu')),
      (subjects) => subjects.length === 2,
    );
    const warnings = async () => (await subjectsTo(at('ben'))).filter((one) => /about to change/.test(one));
    expect(await warnings()).toHaveLength(1);
    const token = await tokenTo(at('ben.neu'), /Confirm your new/);
    expect(
      [await ben.call('DELETE', '/v1/email'), await ben.call('DELETE', '/v1/email')].map(({ status }) => status),
    ).toEqual([204, 204]);
    expect((await ben.call('GET', '/v1/email')).data).toBeNull();
    expect((await post('confirm-email', token)).outcome).toBe('token_invalid');
    expect(await post('link-check', token)).toEqual({ outcome: 'token_invalid' });
    await ask(ben, at('ben.neu'));
    const codes = [];
    for (let times = 0; times < 4; times += 1) codes.push((await again()).status);
    expect(codes.at(-1)).toBe(429);
    const fresh = await eventually(
      () => tokenTo(at('ben.neu'), /Confirm your new/),
      (one) => one !== token,
    );
    expect(await post('confirm-email', fresh)).toEqual({ outcome: 'ok', email: at('ben.neu') });
  });

  it('is announced to the old address, which can revert the change by setting a new password', async () => {
    const thief = await signedIn(product, 'lena@example.org', password);
    const owner = browser(product.config.publicUrl);
    const made = await thief.call('POST', '/v1/api_key', { body: { name: 'Stays', scopes: ['events:read'] } });
    const key = (made.data as { token: string }).token;
    const reads = async () =>
      (await fetch(`${product.config.publicUrl}/v1/event`, { headers: { authorization: `Bearer ${key}` } })).status;
    await eventually(reads, (status) => status === 200);
    await ask(thief, at('thief'));
    await post('confirm-email', await tokenTo(at('thief'), /Confirm your new/));
    const back = await tokenTo(at('lena'), /Your account has a new email address/);
    await ask(thief, at('thief2'));
    await post('confirm-email', await tokenTo(at('thief2'), /Confirm your new/));
    expect(await outcomeOf(at('thief2'))).toBe('ok');

    const { outcome, redirect } = await post('take-back', back, owner);
    expect([outcome, redirect]).toEqual(['ok', expect.stringMatching(/^\/en\/auth\/reset\?token=/)]);
    expect([await thief.isIn(), (await thief.call('GET', '/v1/init')).status]).toEqual([false, 401]);
    for (const email of [at('lena'), at('thief'), at('thief2')]) expect(await outcomeOf(email)).toBe('wrong');
    expect(await eventually(reads, (status) => status !== 200)).toBe(401);
    const token = new URL(redirect ?? '', product.config.publicUrl).searchParams.get('token');
    expect(await (await owner.post('/oidc/account/reset', { token, password: 'a whole new sentence' })).json()).toEqual(
      { outcome: 'ok', redirect: '/auth/login' },
    );
    expect(await outcomeOf(at('lena'), 'a whole new sentence')).toBe('ok');
    expect((await post('take-back', await tokenTo(at('thief'), /Your account has a new/))).outcome).toBe(
      'token_invalid',
    );
    // The owner's undo link expires with the new password, because a finder of the link could sign the owner out.
    expect((await post('take-back', back)).outcome).toBe('token_invalid');
    expect(await outcomeOf(at('lena'), 'a whole new sentence')).toBe('ok');
  });

  it('returns the same response for a taken address, and notifies only the owner of that address', async () => {
    const nele = await signedIn(product, 'nele@example.org', password);
    await enrol(product, 'taken@example.org', password);
    const answers = [await ask(nele, at('free')), await ask(nele, at('taken'))];
    expect(answers.map(({ status, failure }) => [status, failure])).toEqual([
      [204, {}],
      [204, {}],
    ]);
    expect((await nele.call('GET', '/v1/email')).data).toMatchObject({ email: at('taken') });
    expect(await mailboxOf(product.config.publicUrl).mailTo(at('taken'), /belongs to an account/)).toContain(
      '/en/auth/reset?token=',
    );
    expect((await post('confirm-email', await tokenTo(at('free'), /Confirm your new/))).outcome).toBe('token_invalid');
    expect(await outcomeOf(at('taken'))).toBe('ok');
  });

  it('assigns an address to only one of two users who confirm it at the same time', async () => {
    const people = [
      await signedIn(product, 'a@example.org', password),
      await signedIn(product, 'b@example.org', 'another long sentence'),
    ] as const;
    await ask(people[0], at('both'));
    const first = await tokenTo(at('both'), /Confirm your new/);
    await ask(people[1], at('both'), 'another long sentence');
    const second = await eventually(
      () => tokenTo(at('both'), /Confirm your new/),
      (token) => token !== first,
    );
    const outcomes = await Promise.all([post('confirm-email', first), post('confirm-email', second)]);
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['email_taken', 'ok']);
    const signIns = [await outcomeOf(at('both'), password), await outcomeOf(at('both'), 'another long sentence')];
    expect(signIns.toSorted()).toEqual(['ok', 'wrong']);
  });

  it('reserves the old address, so that a stranger who registers it only triggers a mail to it', async () => {
    const tom = await signedIn(product, 'tom@example.org', password);
    await ask(tom, at('tom2'));
    await post('confirm-email', await tokenTo(at('tom2'), /Confirm your new/));
    const back = await tokenTo(at('tom'), /Your account has a new/);
    const stranger = browser(product.config.publicUrl);
    const registered = await stranger.post('/oidc/account/register', {
      email: at('tom'),
      password: 'the stranger has this one',
      locale: 'en',
    });
    expect(await registered.json()).toEqual({ outcome: 'sent' });
    const again = await eventually(
      () => tokenTo(at('tom'), /Your account has a new/),
      (token) => token !== back,
    );
    expect(await outcomeOf(at('tom'), 'the stranger has this one')).toBe('wrong');
    expect((await post('take-back', again)).outcome).toBe('ok');
  });

  it('cannot be used to mail others or to guess a password', async () => {
    const ole = await signedIn(product, 'ole@example.org', password);
    const codes = [];
    for (let times = 0; times < 6; times += 1) codes.push((await ask(ole, at('victim'))).status);
    expect(codes.slice(0, 4)).toEqual([204, 204, 204, 204]);
    expect(codes.at(-1)).toBe(429);
    const guesses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => ask(ole, at(`x${index}`), `guess ${index}`)),
    );
    expect(guesses.filter(({ failure }) => failure.msgcode === 'wrong_password')).toHaveLength(5);
  });
});
