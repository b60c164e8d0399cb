import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionShape } from '@lendring/contracts/http/security.js';
import { array, assert as asyncAssert, asyncProperty, constantFrom } from 'fast-check';
import { until } from '@lendring/platform/testing/eventually.js';
import { openLive } from '../driver/live-stream.js';
import { browser } from '../driver/browser.js';
import { enrol } from '../testing/enrol.js';
import { changingPerson as newPerson } from '../testing/changing-person.js';
import { mailboxOf } from '../testing/mails.js';
import { must } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';
import { changeAdmins, wishOf } from '../operations/admins.js';

const password = 'ein ganz langer Satz';
type Browser = ReturnType<typeof browser>;

describe('sessions', () => {
  let product: TestProduct;
  beforeAll(async () => {
    // Stop the clocks: their heartbeats would otherwise end the streams.
    product = await startProduct({}, undefined, new Promise(() => undefined));
  });
  afterAll(async () => product.stop());

  const signIn = async (who: Browser, email: string, tried = password): Promise<string> => {
    const { at } = await who.follow('/auth/login?return=/anfragen');
    const outcome = (await (
      await who.post(`/oidc/interaction/${at.searchParams.get('uid')}`, { email, password: tried })
    ).json()) as { outcome: string; redirect?: string };
    if (outcome.redirect) expect((await who.follow(outcome.redirect)).at.pathname).toBe('/anfragen');
    return outcome.outcome;
  };
  const newBrowser = (userAgent?: string) => browser(product.config.publicUrl, userAgent);
  const tokenOf = async (who: Browser): Promise<string | null> =>
    ((await (await who.post('/auth/token', {})).json()) as { access_token: string | null }).access_token;

  const signOut = (who: Browser) => who.send('/auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } });

  it('end on every device after a password change, and a new sign-in needs the new password', async () => {
    const email = await enrol(product, 'mila@example.org', password);
    const [desk, phone, other] = [newBrowser(), newBrowser(), newBrowser()];
    expect(await signIn(desk, email)).toBe('ok');
    expect(await signIn(phone, email)).toBe('ok');
    expect(await signIn(other, await enrol(product, 'jana@example.org', password))).toBe('ok');
    // An attacker with the old password has passed the password form but not finished sign-in.
    const late = newBrowser();
    const { at } = await late.follow('/auth/login');
    const { redirect } = (await (
      await late.post(`/oidc/interaction/${at.searchParams.get('uid')}`, { email, password })
    ).json()) as { redirect: string };

    await desk.post('/oidc/account/reset-request', { email, locale: 'en' });
    const token = await mailboxOf(product.config.publicUrl).tokenTo(email, /New password/);
    expect(
      await (await newBrowser().post('/oidc/account/reset', { token, password: 'a whole new sentence' })).json(),
    ).toEqual({ outcome: 'ok' });

    expect([await tokenOf(desk), await tokenOf(phone)]).toEqual([null, null]);
    expect(await tokenOf(other)).toEqual(expect.any(String));
    const { at: ended } = await late.follow(redirect);
    expect(ended.pathname).not.toBe('/anfragen');
    expect(await tokenOf(late)).toBeNull();
    expect((await desk.follow('/auth/login')).at.pathname).toBe('/auth/sign-in');
    expect(await signIn(desk, email)).toBe('wrong');
    expect(await signIn(desk, email, 'a whole new sentence')).toBe('ok');
    expect(await tokenOf(desk)).toEqual(expect.any(String));
  });

  it('end everywhere at the request of their owner', async () => {
    const email = await enrol(product, 'lena@example.org', password);
    const [desk, phone] = [newBrowser(), newBrowser()];
    await signIn(desk, email);
    await signIn(phone, email);
    const authorization = `Bearer ${await tokenOf(desk)}`;
    expect(await product.visitor.raw('DELETE', '/v1/session', { headers: { authorization } })).toEqual({
      status: 204,
      text: '',
    });
    expect((await product.visitor.raw('DELETE', '/v1/session', { headers: { authorization } })).status).toBe(401);
    expect([await tokenOf(desk), await tokenOf(phone)]).toEqual([null, null]);
    expect((await product.visitor.raw('DELETE', '/v1/session')).status).toBe(401);
    expect(await signIn(desk, email)).toBe('ok');
  });

  it('end everywhere through support, with a mail to the owner', async () => {
    const ada = await product.person('ada');
    await changeAdmins(product.config, wishOf(['appoint', 'ada_test']));
    await until(async () => (await ada.call('init')).data.usergroup.includes('admin'));
    const email = await enrol(product, 'nora@example.org', password);
    const desk = newBrowser();
    await signIn(desk, email);
    const authorization = `Bearer ${await tokenOf(desk)}`;
    await product.visitor.raw('DELETE', '/v1/session', { headers: { authorization } });
    await signIn(desk, email);
    const init = await product.visitor.raw('GET', '/v1/init', {
      headers: { authorization: `Bearer ${await tokenOf(desk)}` },
    });
    const { user_id: id } = (JSON.parse(init.text) as { data: { profile: { user_id: string } } }).data.profile;
    const { mailTo, subjectsTo } = mailboxOf(product.config.publicUrl);
    const sue = await product.person('sue');
    const support = { role: 'support', reason: 'Hilft beim Anmelden' } as const;
    must('giveRole', await ada.call('giveRole', { id: sue.userId, body: support, key: randomUUID() }));
    await until(async () => (await sue.call('init')).data.usergroup.includes('support'));
    const reason = 'Handy verloren';
    const staff = await sue.call('signPersonOut', { id: ada.userId, body: { reason } });
    expect([staff.status, staff.failure.msgcode]).toEqual([403, 'admin_needed']);
    must('signPersonOut', await ada.call('signPersonOut', { id, body: { reason } }));
    expect(await tokenOf(desk)).toBeNull();
    const mail = await mailTo(email, /überall abgemeldet|signed you out/);
    expect(mail).not.toContain('Handy verloren');
    expect((await subjectsTo(email)).filter((subject) => /überall|everywhere/.test(subject))).toHaveLength(1);
    // Confirmation mails to an unconfirmed address are limited in total, no matter which user requests them.
    const send = (to: string) =>
      sue.call('sendConfirmation', { body: { email: to, language: 'de', reason }, key: randomUUID() });
    for (let sent = 0; sent < 4; sent += 1) must('sendConfirmation', await send('wartet@example.org'));
    const fifth = await send('wartet@example.org');
    expect([fifth.status, fifth.failure.msgcode]).toEqual([429, 'too_many_requests']);
    expect(fifth.failure.msgtext).toMatch(/in \d+ Sekunden/);
    must('sendConfirmation', await send('andere@example.org'));
  });

  const listed = async (who: Browser) => {
    const { status, text } = await product.visitor.raw('GET', '/v1/session', {
      headers: { authorization: `Bearer ${await tokenOf(who)}` },
    });
    expect(status).toBe(200);
    return (JSON.parse(text) as { data: readonly SessionShape[] }).data;
  };
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
  const evil = 'Evil"><script>alert(1)</script>/1.0 Nasty Name/2.0';
  const end = (token: string | null, path: string) =>
    product.visitor.raw('DELETE', path, { headers: { authorization: `Bearer ${token}` } });

  it('are listed by device, and rejected at once after termination', async () => {
    const email = await enrol(product, 'pia@example.org', password);
    const [desk, phone, odd] = [newBrowser(firefox), newBrowser(iphone), newBrowser(evil)];
    for (const who of [desk, phone, odd]) expect(await signIn(who, email)).toBe('ok');
    const all = await listed(desk);
    expect(all.map(({ browser: name, system, kind, this: here }) => [name, system, kind, here])).toEqual([
      ['Firefox', 'Windows', 'computer', true],
      [null, null, null, false],
      ['Safari', 'iOS', 'phone', false],
    ]);
    expect(JSON.stringify(all)).not.toContain('127.0.0.1');

    const onPhone = all.find(({ kind }) => kind === 'phone');
    const [stolen, own] = [await tokenOf(phone), await tokenOf(desk)];
    const call = (token: string | null) =>
      product.visitor.raw('GET', '/v1/init', { headers: { authorization: `Bearer ${token}` } });
    expect((await call(stolen)).status).toBe(200);
    const clicks = await Promise.all([1, 2].map(() => end(own, `/v1/session/${onPhone?.session_id}`)));
    expect(clicks.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    expect([(await call(stolen)).status, await tokenOf(phone)]).toEqual([401, null]);
    expect((await phone.follow('/auth/login')).at.pathname).toBe('/auth/sign-in');
    expect((await call(own)).status).toBe(200);
    expect(await tokenOf(odd)).toEqual(expect.any(String));
    expect((await listed(desk)).map(({ kind }) => kind)).not.toContain('phone');
  });

  it('are inaccessible to other users', async () => {
    const [pia, ben] = [newBrowser(), newBrowser()];
    await signIn(pia, await enrol(product, 'pia2@example.org', password));
    await signIn(ben, await enrol(product, 'ben@example.org', password));
    const [hers] = await listed(pia);
    const answer = await end(await tokenOf(ben), `/v1/session/${hers?.session_id}`);
    expect([answer.status, (JSON.parse(answer.text) as { msgcode: string }).msgcode]).toEqual([
      404,
      'session_not_found',
    ]);
    expect((await end(await tokenOf(ben), '/v1/session/none')).status).toBe(404);
    expect(await tokenOf(pia)).toEqual(expect.any(String));
  });

  it('can be terminated everywhere except in the current browser', async () => {
    const email = await enrol(product, 'tom@example.org', password);
    const [desk, phone] = [newBrowser(firefox), newBrowser(iphone)];
    for (const who of [desk, phone]) expect(await signIn(who, email)).toBe('ok');
    const [own, stolen] = [await tokenOf(desk), await tokenOf(phone)];
    expect((await end(own, '/v1/session?others=true')).status).toBe(204);
    expect([await tokenOf(desk), await tokenOf(phone)]).toEqual([expect.any(String), null]);
    expect(
      (await product.visitor.raw('GET', '/v1/init', { headers: { authorization: `Bearer ${stolen}` } })).status,
    ).toBe(401);
    expect(await listed(desk)).toHaveLength(1);
    expect((await desk.follow('/auth/login?return=/anfragen')).at.pathname).toBe('/anfragen');
    const last = await tokenOf(desk);
    const left = await signOut(desk);
    await desk.submit(left, '/auth/logout');
    expect((await end(last, '/v1/session?others=true')).status).toBe(401);
  });

  it('are managed by an external issuer if there is one, as the response states', async () => {
    const stranger = await product.person('karl', { complete: false });
    const reply = await stranger.call('endSessions');
    expect([reply.status, reply.failure.msgcode, reply.failure.msgtext]).toEqual([
      409,
      'sign_in_elsewhere',
      'Du meldest dich bei einem anderen Anbieter an. Beende deine Sitzungen dort.',
    ]);
  });

  it('end in this browser only on request of pages of the product', async () => {
    const email = await enrol(product, 'nele@example.org', password);
    const desk = newBrowser();
    await signIn(desk, email);
    const foreign = await desk.send('/auth/logout', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect([foreign.status, foreign.headers.get('location')]).toEqual([303, '/auth/sign-out']);
    expect(await tokenOf(desk)).toEqual(expect.any(String));

    const left = await desk.send('/auth/logout', {
      method: 'POST',
      headers: { origin: product.config.publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
      body: '',
    });
    const { answer } = await desk.submit(left, '/auth/logout');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `${product.config.publicUrl}/auth/signed-out`,
    ]);
    expect(await tokenOf(desk)).toBeNull();
    expect((await desk.follow('/auth/login')).at.pathname).toBe('/auth/sign-in');
  });

  it('are not ended by an external link to the provider', async () => {
    const desk = newBrowser();
    await signIn(desk, await enrol(product, 'ole@example.org', password));
    const page = await (await desk.send('/oidc/session/end')).text();
    expect(page).toContain('Abmelden / Sign out / Uitloggen');
    expect(page).not.toContain('<script');
    const form = (body: string) =>
      desk.send('/oidc/session/end', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      });
    expect(await (await form('client_id=lendring')).text()).not.toContain('<script');
    expect((await form(`state=${'x'.repeat(20_000)}`)).status).toBe(413);
    expect((await form('id_token_hint=nonsense')).status).toBe(400);
    expect(await tokenOf(desk)).toEqual(expect.any(String));
  });

  it('are not ended by the sign-out link of another user', async () => {
    const [desk, stranger] = [newBrowser(), newBrowser()];
    await signIn(desk, await enrol(product, 'ida@example.org', password));
    const max = await enrol(product, 'max@example.org', password);
    await signIn(stranger, max);
    const [, hint] = /name="id_token_hint" value="([^"]+)"/.exec(await (await signOut(stranger)).text()) ?? [];
    await signIn(stranger, max);
    const link = `/oidc/session/end?${new URLSearchParams({ id_token_hint: hint ?? '' }).toString()}`;
    expect(await (await stranger.send(link)).text()).toContain('<script');
    const page = await (await desk.send(link)).text();
    expect(page).toContain('Abmelden / Sign out / Uitloggen');
    expect(page).not.toContain('<script');
  });

  /** Copies the browser's storage, as held by a thief or a slow tab. */
  const copyOf = (who: Browser): Browser => {
    const copy = newBrowser();
    for (const [key, cookie] of who.jar) copy.jar.set(key, cookie);
    return copy;
  };
  const isRefused = async (token: string | null) =>
    (await product.visitor.raw('GET', '/v1/init', { headers: { authorization: `Bearer ${token}` } })).status === 401;

  it('end on sign-out, even if the browser never completes the redirect', async () => {
    const desk = newBrowser();
    await signIn(desk, await enrol(product, 'uli@example.org', password));
    const [before, token] = [copyOf(desk), await tokenOf(desk)];
    // Another tab starts a sign-in before the page's sign-out form is submitted.
    await signOut(desk);
    expect((await desk.follow('/auth/login?return=/anfragen')).at.pathname).toBe('/auth/sign-in');
    expect([await tokenOf(desk), await tokenOf(before), await isRefused(token)]).toEqual([null, null, true]);
    expect((await before.follow('/auth/login')).at.pathname).toBe('/auth/sign-in');
  });

  it('end their live streams with them', async () => {
    const email = await enrol(product, 'ria@example.org', password);
    const [desk, phone] = [newBrowser(), newBrowser()];
    for (const who of [desk, phone]) expect(await signIn(who, email)).toBe('ok');
    const streamOf = async (who: Browser) => openLive(product.config.publicUrl, (await tokenOf(who)) ?? '');
    const [onDesk, onPhone] = [await streamOf(desk), await streamOf(phone)];
    await signOut(phone);
    await onPhone.ended;
    expect((await end(await tokenOf(desk), '/v1/session')).status).toBe(204);
    await onDesk.ended;
  });

  it('end with the account, on every device and at once', async () => {
    const email = await enrol(product, 'zoe@example.org', password);
    const [desk, phone] = [newBrowser(), newBrowser()];
    for (const who of [desk, phone]) expect(await signIn(who, email)).toBe('ok');
    const [token, stolen] = [await tokenOf(desk), await tokenOf(phone)];
    const stream = await openLive(product.config.publicUrl, stolen ?? '');
    const remove = () =>
      fetch(`${product.config.publicUrl}/v1/profile_delete`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${token}`, 'x-lendring': '1', 'content-type': 'application/json' },
        body: JSON.stringify({ password }),
      });
    expect((await remove()).status).toBe(200);
    expect([(await remove()).status, await isRefused(stolen)]).toEqual([401, true]);
    expect([await tokenOf(desk), await tokenOf(phone)]).toEqual([null, null]);
    expect((await phone.follow('/auth/login')).at.pathname).toBe('/auth/sign-in');
    await stream.ended;
  });

  const steps = ['code app', 'recovery codes', 'passkey', 'password', 'others', 'refresh', 'code app off'] as const;
  const alongside = ['refresh', 'sign-in', 'read', 'form'] as const;

  it('leave nothing valid after any order of changes during a sign-out', async () => {
    let people = 0;
    await asyncAssert(
      asyncProperty(
        array(constantFrom(...steps), { maxLength: 5 }),
        constantFrom('password', 'second factor', 'passkey'),
        array(constantFrom(...alongside), { maxLength: 6 }),
        async (changes, way, meanwhile) => {
          const person = await newPerson(product, `seq${(people += 1)}@example.org`);
          for (const change of changes) await person.change(change);
          await person.signInAgain(way);
          const { desk } = person;
          const token = await tokenOf(desk);
          expect(token).toEqual(expect.any(String));
          const before = copyOf(desk);
          const page = signOut(desk);
          await Promise.all([
            page,
            ...meanwhile.map(async (what) => {
              if (what === 'refresh') await tokenOf(desk);
              else if (what === 'sign-in') await desk.follow('/auth/login?return=/anfragen');
              else if (what === 'read') await isRefused(token);
              else await desk.submit((await page).clone(), '/auth/logout');
            }),
          ]);
          // A concurrent call may have started a sign-in, but not completed one.
          for (const who of [desk, before]) {
            expect(await tokenOf(who)).toBeNull();
            expect((await who.follow('/auth/login')).at.pathname).toBe('/auth/sign-in');
          }
          expect(await isRefused(token)).toBe(true);
        },
      ),
      { numRuns: 8 },
    );
  });
});
