import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type {
  FactorsShape,
  PasskeySetupShape,
  RecoveryCodesShape,
  SignInTryShape,
  TotpSetupShape,
} from '@lendring/contracts/http/security.js';
import type { UsedPasskey } from '@lendring/contracts/identity/passkeys.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { Secret, TOTP } from 'otpauth';
import { browser } from '../driver/browser.js';
import { mailboxOf } from '../testing/mails.js';
import { signedIn, tokenOf, tryToSignIn, type SignedIn } from '../testing/signed-in.js';
import { softwarePasskey, type Oddity, type SoftwarePasskey } from '../testing/software-authenticator.js';
import type { People } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const password = 'ein ganz langer Satz';

describe('signing in with a passkey', () => {
  let product: People;
  let origin: string;
  beforeAll(async () => {
    product = await sharedProduct();
    ({ origin } = new URL(product.config.publicUrl));
  });

  const ask = async (who: SignedIn, body: object = { password }) => who.call('POST', '/v1/passkey_setup', { body });
  const setupOf = async (who: SignedIn) => (await ask(who)).data as PasskeySetupShape;
  const add = async (who: SignedIn, name = 'Telefon', own = softwarePasskey(origin)): Promise<SoftwarePasskey> => {
    const { setup_id, options } = await setupOf(who);
    const body = { setup_id, name, made: own.make(options) };
    expect((await who.call('POST', '/v1/passkey', { body, headers: { 'accept-language': 'en' } })).status).toBe(204);
    return own;
  };
  const remove = async (who: SignedIn, id = '', body: object = { password }) =>
    who.call('POST', `/v1/passkey_off/${id}`, { body });
  const passkeysOf = async (who: SignedIn) =>
    ((await who.call('GET', '/v1/second_step')).data as FactorsShape).passkeys;
  const begin = async (own = browser(product.config.publicUrl)) => {
    const { at } = await own.follow('/auth/login?return=/anfragen');
    const uid = at.searchParams.get('uid') ?? '';
    const challenge = async () =>
      (await (await own.post(`/oidc/interaction/${uid}/challenge`, {})).json()) as { challenge: string; host: string };
    const show = async (used: UsedPasskey) =>
      (await (await own.post(`/oidc/interaction/${uid}/passkey`, used)).json()) as {
        outcome: string;
        redirect?: string;
      };
    return { own, uid, challenge, show };
  };
  const tryWith = async (passkey: SoftwarePasskey, odd?: Oddity) => {
    const { challenge, show } = await begin();
    return (await show(passkey.use(await challenge(), odd))).outcome;
  };

  it('continues when a browser follows the redirect of a response twice', async () => {
    const juri = await signedIn(product, 'juri@example.org', password);
    const own = await add(juri);
    const { own: device, challenge, show } = await begin();
    const { redirect = '' } = await show(own.use(await challenge()));
    expect((await device.send(redirect)).status).toBe(303);
    const { at } = await device.follow(redirect);
    expect([at.pathname, (await tokenOf(device)) !== null]).toEqual(['/anfragen', true]);
  });

  it('needs no email and no password, and appears in the session list and the history', async () => {
    const mila = await signedIn(product, 'mila@example.org', password);
    expect((await ask(mila, { password: 'geraten' })).failure.msgcode).toBe('wrong_password');
    const phone = await add(mila, ' Telefon ');
    const laptop = await add(mila, 'Laptop');
    expect(await mailboxOf(product.config.publicUrl).mailTo(mila.email, /New passkey/)).toContain('reset');
    const { own, challenge, show } = await begin();
    const { outcome, redirect = '' } = await show(phone.use(await challenge()));
    expect(outcome).toBe('ok');
    const { at } = await own.follow(redirect);
    expect([at.pathname, (await tokenOf(own)) !== null]).toEqual(['/anfragen', true]);
    expect(await passkeysOf(mila)).toMatchObject([
      { name: 'Telefon', last_used: expect.any(String), synced: true },
      { name: 'Laptop', last_used: null },
    ]);
    const tries = await eventually(
      async () => (await mila.call('GET', '/v1/session_history')).data as readonly SignInTryShape[],
      (all) => all.filter((one) => one.outcome === 'passkey_added').length === 2,
    );
    expect(tries.find(({ outcome: came }) => came === 'ok')).toMatchObject({ way: 'passkey' });

    const [first, second] = await passkeysOf(mila);
    expect((await mila.call('PATCH', `/v1/passkey/${first?.passkey_id}`, { body: { name: 'Alt' } })).status).toBe(204);
    expect((await passkeysOf(mila))[0]?.name).toBe('Alt');
    const guessed = await remove(mila, first?.passkey_id, { password: 'geraten' });
    expect(guessed.failure.msgcode).toBe('wrong_password');
    expect((await remove(mila, first?.passkey_id, {})).status).toBe(400);
    expect(await passkeysOf(mila)).toHaveLength(2);
    expect((await remove(mila, first?.passkey_id)).status).toBe(204);
    expect((await remove(mila, first?.passkey_id)).failure.msgcode).toBe('passkey_not_found');
    expect([await tryWith(phone), await tryWith(laptop)]).toEqual(['passkey_unknown', 'ok']);
    expect((await passkeysOf(mila)).map(({ passkey_id }) => passkey_id)).toEqual([second?.passkey_id]);
  });

  it('counts as both factors, and adding a passkey requires a code of an enrolled app', async () => {
    const lena = await signedIn(product, 'lena@example.org', password);
    const setup = (await lena.call('POST', '/v1/second_step_setup', { body: { password } })).data as TotpSetupShape;
    const code = (ahead: number) =>
      new TOTP({ secret: Secret.fromBase32(setup.secret) }).generate({ timestamp: Date.now() + ahead * 30_000 });
    const on = await lena.call('POST', '/v1/second_step', { body: { setup_id: setup.setup_id, code: code(0) } });
    const [spare] = (on.data as RecoveryCodesShape).recovery_codes;
    expect((await ask(lena)).failure.msgcode).toBe('wrong_code');
    const { setup_id, options } = (await ask(lena, { password, code: code(1) })).data as PasskeySetupShape;
    const phone = softwarePasskey(origin);
    const body = { setup_id, name: 'Telefon', made: phone.make(options) };
    expect((await lena.call('POST', '/v1/passkey', { body })).status).toBe(204);
    expect((await tryToSignIn(browser(product.config.publicUrl), lena.email, password)).outcome).toBe('second_step');
    expect(await tryWith(phone)).toBe('ok');
    const [added] = await passkeysOf(lena);
    expect((await remove(lena, added?.passkey_id)).failure.msgcode).toBe('wrong_code');
    expect((await remove(lena, added?.passkey_id, { password, code: spare })).status).toBe(204);
    expect(await tryWith(phone)).toBe('passkey_unknown');
  });

  it('accepts one response per challenge, for the right sign-in, site and owner only', async () => {
    const nele = await signedIn(product, 'nele@example.org', password);
    const phone = await add(nele);
    const { challenge, show } = await begin();
    const elsewhere = await begin();
    const used = phone.use(await challenge());
    expect((await elsewhere.show(used)).outcome).toBe('passkey_unknown');
    const both = await Promise.all([show(used), show(used)]);
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['ok', 'passkey_unknown']);
    expect((await show(used)).outcome).toBe('passkey_unknown');
    const older = await elsewhere.challenge();
    await elsewhere.challenge();
    expect((await elsewhere.show(phone.use(older))).outcome).toBe('passkey_unknown');
    for (const odd of [
      { origin: 'https://evil.example' },
      { host: 'evil.example' },
      { unverified: true },
      { type: 'webauthn.create' },
      { counter: 1 },
      { handle: Buffer.from('nobody').toString('base64url') },
    ])
      expect([odd, await tryWith(phone, odd)]).toEqual([odd, 'passkey_unknown']);
    expect(await tryWith(phone, { counter: 50 })).toBe('ok');
  });

  it('opens no other account, whatever user the response claims', async () => {
    const [tom, eva] = [
      await signedIn(product, 'tom@example.org', password),
      await signedIn(product, 'eva@example.org', password),
    ];
    const toms = await add(tom);
    const forge = async (who: SignedIn) => {
      const { setup_id: setup, options: wanted } = await setupOf(who);
      const forged = softwarePasskey(origin, { id: Buffer.from(toms.id, 'base64url') });
      const body = { setup_id: setup, name: 'Fälschung', made: forged.make(wanted) };
      const { status, failure } = await who.call('POST', '/v1/passkey', { body });
      return [status, failure.msgcode];
    };
    expect([await forge(eva), await forge(tom)]).toEqual([
      [409, 'passkey_taken'],
      [409, 'passkey_taken'],
    ]);
    expect(await tryWith(toms)).toBe('ok');
    const { setup_id, options } = await setupOf(tom);
    const made = softwarePasskey(origin).make(options);
    const stolen = await eva.call('POST', '/v1/passkey', { body: { setup_id, name: 'x', made } });
    expect(stolen.failure.msgcode).toBe('setup_over');
    expect((await remove(eva, (await passkeysOf(tom))[0]?.passkey_id)).status).toBe(404);
    const other = await setupOf(eva);
    const wrong = await eva.call('POST', '/v1/passkey', { body: { setup_id: other.setup_id, name: 'x', made } });
    expect(wrong.failure.msgcode).toBe('passkey_invalid');
  });

  it('belongs to one account even when two add it at once, and is free after its removal', async () => {
    const both = [
      await signedIn(product, 'ina@example.org', password),
      await signedIn(product, 'ole@example.org', password),
    ];
    const id = randomBytes(32);
    const tryToAdd = async (who: SignedIn, { setup_id, options }: PasskeySetupShape) => {
      const body = { setup_id, name: 'Telefon', made: softwarePasskey(origin, { id }).make(options) };
      return (await who.call('POST', '/v1/passkey', { body })).status;
    };
    const ready = await Promise.all(both.map(async (who) => ({ who, setup: await setupOf(who) })));
    const came = await Promise.all(ready.map(({ who, setup }) => tryToAdd(who, setup)));
    expect(came.toSorted()).toEqual([204, 409]);
    const [winner, loser] = came[0] === 204 ? both : both.toReversed();
    if (!winner || !loser) throw new Error('Nobody got the passkey');
    const [won] = await passkeysOf(winner);
    expect(await passkeysOf(loser)).toEqual([]);
    expect((await remove(winner, won?.passkey_id)).status).toBe(204);
    expect(await tryToAdd(loser, await setupOf(loser))).toBe(204);
  });

  it('is created once per setup, on this site, after user verification, from valid input', async () => {
    const ida = await signedIn(product, 'ida@example.org', password);
    const first = await setupOf(ida);
    const { setup_id, options } = await setupOf(ida);
    const send = (body: object) => ida.call('POST', '/v1/passkey', { body });
    const made = softwarePasskey(origin).make(options);
    expect((await send({ setup_id: first.setup_id, name: 'x', made })).failure.msgcode).toBe('setup_over');
    for (const odd of [{ origin: 'https://evil.example' }, { host: 'evil.example' }, { unverified: true }])
      expect(
        (await send({ setup_id, name: 'x', made: softwarePasskey(origin).make(options, odd) })).failure.msgcode,
      ).toBe('passkey_invalid');
    const huge = { ...made, response: { ...made.response, attestationObject: 'A'.repeat(20_001) } };
    for (const body of [
      { setup_id, name: ' ', made },
      { setup_id, name: 'x'.repeat(61), made },
      { setup_id, name: 'x', made: huge },
      { setup_id, name: 'x', made: { ...made, id: '<script>' } },
    ])
      expect((await send(body)).status).toBe(400);
    const rubbish = {
      ...made,
      response: { ...made.response, attestationObject: randomBytes(99).toString('base64url') },
    };
    expect((await send({ setup_id, name: 'x', made: rubbish })).failure.msgcode).toBe('passkey_invalid');
    const both = await Promise.all([send({ setup_id, name: 'x', made }), send({ setup_id, name: 'y', made })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(await passkeysOf(ida)).toHaveLength(1);
  });

  it('is removed when an address change is reverted', async () => {
    const uta = await signedIn(product, 'uta@example.org', password);
    const before = await add(uta, 'vorher');
    const post = async (call: string, token: string) =>
      (await browser(product.config.publicUrl).post(`/oidc/account/${call}`, { token, locale: 'en' })).json();
    const english = { 'accept-language': 'en' };
    const thief = product.address('thief@example.org');
    await uta.call('PATCH', '/v1/email', { body: { email: thief, password }, headers: english });
    const { tokenTo } = mailboxOf(product.config.publicUrl);
    await post('confirm-email', await tokenTo(thief, /Confirm your new/));
    const since = await add(uta, 'nachher');
    expect(await tryWith(since)).toBe('ok');
    await post('take-back', await tokenTo(uta.email, /Your account has a new/));
    expect([await tryWith(since), await tryWith(before)]).toEqual(['passkey_unknown', 'passkey_unknown']);
  });

  it('keeps its key and name out of every file in plain text', async () => {
    const pia = await signedIn(product, 'pia@example.org', password);
    const own = await add(pia, 'Geheimer Name');
    const folder = join(product.config.dataDir, 'identity');
    const all = readdirSync(folder).map((name) => readFileSync(join(folder, name)).toString('latin1'));
    for (const word of [own.id, 'Geheimer Name']) expect(all.some((file) => file.includes(word))).toBe(false);
  });
});
