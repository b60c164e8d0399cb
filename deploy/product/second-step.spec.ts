import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type {
  FactorsShape,
  RecoveryCodesShape,
  SignInTryShape,
  TotpSetupShape,
} from '@lendring/contracts/http/security.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { Secret, TOTP } from 'otpauth';
import { browser } from '../driver/browser.js';
import { actsOf } from '../operations/acts.js';
import { switchOff, wishOf } from '../operations/second-step.js';
import { Refused } from '../operations/tool.js';
import { mailboxOf } from '../testing/mails.js';
import { signedIn, tokenOf, tryToSignIn, type SignedIn } from '../testing/signed-in.js';
import type { People } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const password = 'ein ganz langer Satz';

/** Code for the current or the following time step; both are valid. */
const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 });

type Ask = Readonly<{ outcome: string; redirect?: string; seconds?: number }>;

describe('signing in with a second step', () => {
  let product: People;
  beforeAll(async () => {
    product = await sharedProduct();
  });

  const english = { 'accept-language': 'en' };
  const setUp = async (who: SignedIn) => {
    const setup = await who.call('POST', '/v1/second_step_setup', { body: { password } });
    const { setup_id, secret } = setup.data as TotpSetupShape;
    const on = await who.call('POST', '/v1/second_step', {
      body: { setup_id, code: codeOf(secret) },
      headers: english,
    });
    return { secret, codes: (on.data as RecoveryCodesShape).recovery_codes };
  };
  const halfIn = async (who: SignedIn, own = browser(product.config.publicUrl), typed = password) => {
    const { outcome, redirect = '', uid } = await tryToSignIn(own, who.email, typed);
    expect([outcome, redirect]).toEqual(['second_step', expect.stringContaining(`/auth/second-step?uid=${uid}`)]);
    const enter = async (code: string, remember = false): Promise<Ask> =>
      (await (await own.post(`/oidc/interaction/${uid}/code`, { code, remember })).json()) as Ask;
    return { own, uid, enter };
  };
  const factorsOf = async (who: SignedIn) => (await who.call('GET', '/v1/second_step')).data as FactorsShape;

  it('asks for an app code after the password once the app is set up', async () => {
    const mila = await signedIn(product, 'mila@example.org', password);
    const ask = (typed: string, key = randomUUID()) =>
      mila.call('POST', '/v1/second_step_setup', { body: { password: typed }, headers: { 'idempotency-key': key } });
    expect((await ask('not the password')).failure.msgcode).toBe('wrong_password');
    const key = randomUUID();
    const [setup, again] = [(await ask(password, key)).data, (await ask(password, key)).data] as TotpSetupShape[];
    expect(again).toEqual(setup);
    const { setup_id = '', secret = '', uri } = setup ?? {};
    expect(uri).toContain(`otpauth://totp/Lendring:${encodeURIComponent(mila.email)}?`);
    expect(await mila.signIn(password)).toBe('ok');
    expect(await factorsOf(mila)).toEqual({ totp: null, passkeys: [] });

    const confirm = (code: string) =>
      mila.call('POST', '/v1/second_step', { body: { setup_id, code }, headers: english });
    expect((await confirm('12345')).failure.msgcode).toBe('wrong_code');
    const [one, other] = await Promise.all([confirm(codeOf(secret)), confirm(codeOf(secret))]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    expect(await factorsOf(mila)).toEqual({ totp: { recovery_left: 10 }, passkeys: [] });
    expect(await mailboxOf(product.config.publicUrl).mailTo(mila.email, /Two-step sign-in is on/)).toContain('reset');

    const { own, enter } = await halfIn(mila);
    expect(await tokenOf(own)).toBeNull();
    const { outcome, redirect = '' } = await enter(codeOf(secret, 1));
    expect(outcome).toBe('ok');
    await own.follow(redirect);
    expect(await tokenOf(own)).not.toBeNull();
    const [last] = (await mila.call('GET', '/v1/session_history')).data as readonly SignInTryShape[];
    expect(last).toMatchObject({ outcome: 'ok', way: 'code' });
  });

  it('is required before changes of password, address, passkeys or account, in any session', async () => {
    const rosa = await signedIn(product, 'rosa@example.org', password);
    const { codes } = await setUp(rosa);
    const wishes = [
      ['PATCH', '/v1/password', { current: password, password: 'noch so ein Satz' }],
      ['PATCH', '/v1/email', { email: product.address('rosa.neu@example.org'), password }],
      ['POST', '/v1/passkey_setup', { password }],
      ['PATCH', '/v1/profile_delete', { password }],
    ] as const;
    for (const [method, path, body] of wishes) {
      const { status, failure } = await rosa.call(method, path, { body });
      expect([path, status, failure.msgcode]).toEqual([path, 422, 'wrong_code']);
    }
    expect([await rosa.isIn(), (await rosa.call('GET', '/v1/email')).data]).toEqual([true, null]);
    const [first = '', second = ''] = codes;
    const email = { email: product.address('rosa.neu@example.org'), password, code: first };
    expect((await rosa.call('PATCH', '/v1/email', { body: email })).status).toBe(204);
    const used = { current: password, password: 'noch so ein Satz', code: first };
    expect((await rosa.call('PATCH', '/v1/password', { body: used })).failure.msgcode).toBe('wrong_code');
    expect((await rosa.call('PATCH', '/v1/password', { body: { ...used, code: second } })).status).toBe(204);
    expect(await factorsOf(rosa)).toEqual({ totp: { recovery_left: 8 }, passkeys: [] });
  });

  it('announces a used recovery code by mail once, with the device', async () => {
    const greta = await signedIn(product, 'greta@example.org', password);
    const { codes } = await setUp(greta);
    const { mailTo, subjectsTo } = mailboxOf(product.config.publicUrl);
    const [first = '', second = ''] = codes;
    const body = { password, code: first };
    expect((await greta.call('POST', '/v1/passkey_setup', { body, headers: english })).status).toBe(200);
    const { enter } = await halfIn(greta);
    expect((await enter(second)).outcome).toBe('ok');
    const told = await mailTo(greta.email, /recovery code|Wiederherstellungscode/);
    expect(told).toMatch(/an unknown program or device|ein unbekanntes Programm oder Gerät/);
    // Wait for a later mail, which would arrive after any superfluous one.
    expect((await greta.call('POST', '/v1/second_step_off', { body: { password, code: codes[2] } })).status).toBe(204);
    await mailTo(greta.email, /ausgeschaltet|is off/);
    const subjects = await subjectsTo(greta.email);
    expect(subjects.filter((subject) => /recovery code|Wiederherstellungscode/.test(subject))).toHaveLength(1);
    expect(subjects.filter((subject) => /new device|neuen Gerät/.test(subject))).toHaveLength(1);
  });

  it('accepts a code once under parallel use, and reports wrong codes to the owner', async () => {
    const lena = await signedIn(product, 'lena@example.org', password);
    const { secret, codes } = await setUp(lena);
    const ways = await Promise.all(Array.from({ length: 4 }, () => halfIn(lena)));
    const code = codeOf(secret, 1);
    const came = (await Promise.all(ways.map(({ enter }) => enter(code)))).map(({ outcome }) => outcome);
    expect(came.filter((outcome) => outcome === 'ok')).toHaveLength(1);
    const left = await halfIn(lena);
    const [recovery = ''] = codes;
    const both = await Promise.all([left.enter(recovery), (await halfIn(lena)).enter(recovery.replaceAll('-', ' '))]);
    expect(both.filter(({ outcome }) => outcome === 'ok')).toHaveLength(1);
    expect(await factorsOf(lena)).toEqual({ totp: { recovery_left: 9 }, passkeys: [] });
    const tries = (await lena.call('GET', '/v1/session_history')).data as readonly SignInTryShape[];
    const words = tries.map(({ outcome, way }) => `${outcome} ${way ?? ''}`);
    expect(words).toEqual(expect.arrayContaining(['wrong_code ', 'ok recovery', 'ok code', 'totp_on ']));
  });

  it('checks only a few of a hundred parallel codes, and reserves attempts for the owner', async () => {
    const nele = await signedIn(product, 'nele@example.org', password);
    const { codes } = await setUp(nele);
    const ways = await Promise.all(Array.from({ length: 4 }, () => halfIn(nele)));
    const guesses = await Promise.all(
      Array.from({ length: 100 }, (_, index) => ways[index % 4]?.enter(String(100_000 + index))),
    );
    // Attempts are delayed by at least two seconds from the sixth wrong code on; a slow machine gets one or two more
    // through.
    const looked = guesses.filter((came) => came?.outcome === 'wrong_code').length;
    expect([looked >= 5, looked < 10]).toEqual([true, true]);
    expect(guesses.filter((came) => came?.outcome === 'slow_down')).toHaveLength(100 - looked);
    expect((await tryToSignIn(browser(product.config.publicUrl), nele.email, 'geraten')).outcome).toBe('wrong');
    const home = await halfIn(nele, nele.browser.jar.size > 0 ? freshOf(nele) : undefined);
    expect((await home.enter(codes[0] ?? '')).outcome).toBe('ok');
    const { mailTo, subjectsTo } = mailboxOf(product.config.publicUrl);
    const guessed = /wrong codes|falsche Codes/;
    expect(await mailTo(nele.email, guessed)).toMatch(/\/auth\/reset/);
    expect((await nele.call('POST', '/v1/second_step_off', { body: { password, code: codes[1] } })).status).toBe(204);
    await mailTo(nele.email, /ausgeschaltet|is off/);
    expect((await subjectsTo(nele.email)).filter((subject) => guessed.test(subject))).toHaveLength(1);
  });
  /** Browser of a signed-out user, which keeps the cookie of the known device. */
  const freshOf = (who: SignedIn) => {
    for (const name of who.browser.jar.keys())
      if (/_session|lendring_session|_interaction/.test(name)) who.browser.jar.delete(name);
    return who.browser;
  };

  it('is required after a password reset by mail, separately per browser', async () => {
    const ida = await signedIn(product, 'ida@example.org', password);
    const { codes } = await setUp(ida);
    const own = browser(product.config.publicUrl);
    await own.follow('/auth/login');
    await own.post('/oidc/account/reset-request', { email: ida.email, locale: 'en' });
    const token = await mailboxOf(product.config.publicUrl).tokenTo(ida.email, /New password/);
    const reset = await own.post('/oidc/account/reset', { token, password: 'a whole new sentence' });
    expect(await reset.json()).toEqual({ outcome: 'ok', redirect: '/auth/login' });
    const { at } = await own.follow('/auth/login');
    expect(at.pathname).toMatch(/\/auth\/second-step$/);
    expect(await tokenOf(own)).toBeNull();
    const uid = at.searchParams.get('uid') ?? '';
    const stranger = browser(product.config.publicUrl);
    const { at: theirs } = await stranger.follow('/auth/login');
    for (const [who, id] of [
      [stranger, uid],
      [stranger, theirs.searchParams.get('uid') ?? ''],
    ] as const)
      expect(await (await who.post(`/oidc/interaction/${id}/code`, { code: codes[0] })).json()).toEqual({
        outcome: 'expired',
      });
    expect(((await (await own.post(`/oidc/interaction/${uid}/code`, { code: codes[0] })).json()) as Ask).outcome).toBe(
      'ok',
    );
  });

  it('is skipped on a remembered device until sign-out everywhere or a password change', async () => {
    const ole = await signedIn(product, 'ole@example.org', password);
    const { secret, codes } = await setUp(ole);
    const { own, enter } = await halfIn(ole);
    await own.follow((await enter(codeOf(secret, 1), true)).redirect ?? '');
    const leave = () => {
      for (const name of own.jar.keys()) if (/_session|_interaction/.test(name)) own.jar.delete(name);
    };
    leave();
    expect((await tryToSignIn(own, ole.email, password)).outcome).toBe('ok');
    expect((await tryToSignIn(browser(product.config.publicUrl), ole.email, password)).outcome).toBe('second_step');
    leave();
    expect((await ole.call('DELETE', '/v1/session?others=true')).status).toBe(204);
    const { enter: again } = await halfIn(ole, own);
    expect((await again(codes[3] ?? '', true)).outcome).toBe('ok');
    leave();
    const body = { current: password, password: 'noch so ein Satz', code: codes[4] };
    expect((await ole.call('PATCH', '/v1/password', { body })).status).toBe(204);
    await halfIn(ole, own, 'noch so ein Satz');
  });

  it('accepts requests from pages of the product only, and works as a plain form', async () => {
    const tom = await signedIn(product, 'tom@example.org', password);
    const { codes } = await setUp(tom);
    const { own, uid } = await halfIn(tom);
    const send = (headers: Record<string, string>, body: string) =>
      own.send(`/oidc/interaction/${uid}/code`, { method: 'POST', headers, body });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const from = (origin: string) => ({ ...form, origin });
    const ours = product.config.publicUrl;
    expect((await send(from('https://evil.example'), `code=${codes[0]}`)).status).toBe(403);
    const wrong = await send(from(ours), `code=000000&uid=${uid}&locale=nl`);
    expect([wrong.status, wrong.headers.get('location')]).toEqual([
      303,
      `${ours}/nl/auth/second-step?uid=${uid}&problem=wrong_code`,
    ]);
    expect((await own.post(`/oidc/interaction/${uid}/code`, { code: '1'.repeat(41) })).status).toBe(400);
    expect((await own.post(`/oidc/interaction/${uid}/code`, { code: { a: 1 } })).status).toBe(400);
    expect((await own.post(`/oidc/interaction/${uid}/code`, { code: '1'.repeat(20_000) })).status).toBe(413);
    const right = await send(from(ours), `code=${codes[0]}&remember=on&uid=${uid}&locale=nl`);
    expect(right.headers.get('location')).toContain(`/oidc/auth/${uid}`);
    expect(right.headers.getSetCookie().some((line) => /lendring_trusted.*Max-Age=2592000; HttpOnly/.test(line))).toBe(
      true,
    );
  });

  it('is disabled only with the right password and a right code', async () => {
    const eva = await signedIn(product, 'eva@example.org', password);
    const { codes } = await setUp(eva);
    const [first = '', second = '', third = ''] = codes;
    const off = (typed: string, code: string) =>
      eva.call('POST', '/v1/second_step_off', { body: { password: typed, code }, headers: english });
    expect((await off('geraten', first)).failure.msgcode).toBe('wrong_password');
    expect((await off(password, '000000')).failure.msgcode).toBe('wrong_code');
    const made = await eva.call('POST', '/v1/second_step_recovery', { body: { password, code: first } });
    const fresh = (made.data as RecoveryCodesShape).recovery_codes;
    expect(fresh).toHaveLength(10);
    expect((await off(password, second)).failure.msgcode).toBe('wrong_code');
    const wrong = await Promise.all(Array.from({ length: 10 }, (_, index) => off(password, `99999${index}`)));
    expect(wrong.filter(({ failure }) => failure.msgcode === 'wrong_code').length).toBeLessThanOrEqual(5);
    expect((await off(password, third)).status).toBe(429);
    expect((await product.visitor.raw('POST', '/v1/second_step_off', { body: '{}' })).status).toBe(401);

    const max = await signedIn(product, 'max@example.org', password);
    const own = await setUp(max);
    const done = await max.call('POST', '/v1/second_step_off', {
      body: { password, code: own.codes[0] ?? '' },
      headers: english,
    });
    expect(done.status).toBe(204);
    expect(await max.signIn(password)).toBe('ok');
    expect(await mailboxOf(product.config.publicUrl).mailTo(max.email, /Two-step sign-in is off/)).toContain('reset');
    await eventually(
      async () => (await max.call('GET', '/v1/session_history')).data as readonly SignInTryShape[],
      (tries) => tries.some(({ outcome }) => outcome === 'totp_off'),
    );
  });

  it('is disabled by the operator for a user who lost every factor, recorded in log and mail', async () => {
    const pia = await signedIn(product, 'pia@example.org', password);
    await setUp(pia);
    await expect(
      switchOff(product.config, wishOf(['off', product.address('nobody@example.org')])),
    ).rejects.toBeInstanceOf(Refused);
    expect(() => wishOf(['on', pia.email])).toThrow('npm run second-step');
    expect(() => wishOf(['off', pia.email, 'fr'])).toThrow(Refused);
    await switchOff(product.config, wishOf(['off', pia.email, 'nl']));
    expect(await pia.signIn(password)).toBe('ok');
    expect(
      await mailboxOf(product.config.publicUrl).mailTo(pia.email, /Wij hebben de twee stappen uitgezet/),
    ).toContain('/nl/auth/reset');
    const tries = await eventually(
      async () => (await pia.call('GET', '/v1/session_history')).data as readonly SignInTryShape[],
      (found) => found.some(({ outcome }) => outcome === 'totp_off_by_operator'),
    );
    expect(tries.some(({ outcome }) => outcome === 'totp_off')).toBe(false);
    const acts = await actsOf(product.config, { actor: 'system:operator', role: null });
    expect(acts.map(({ type }) => type)).toContain('TotpSwitchedOff');
  });

  it('keeps its secret and codes out of every file in plain text', async () => {
    const uta = await signedIn(product, 'uta@example.org', password);
    const { secret, codes } = await setUp(uta);
    const folder = join(product.config.dataDir, 'identity');
    const all = readdirSync(folder).map((name) => readFileSync(join(folder, name)).toString('latin1'));
    expect(all.length).toBeGreaterThan(1);
    for (const word of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(all.some((file) => file.includes(word))).toBe(false);
  });
});
