import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '@lendring/platform/base/free-port.js';
import { browser } from '../driver/browser.js';
import { enrol } from '../testing/enrol.js';
import { mailboxOf } from '../testing/mails.js';
import { startProduct, type TestProduct } from '../driver/product.js';

const password = 'ein ganz langer Satz';
type Outcome = Readonly<{ outcome: string; seconds?: number }>;

const atSignIn = async ({ config }: TestProduct, who = browser(config.publicUrl)) => {
  const { at } = await who.follow('/auth/login');
  const path = `/oidc/interaction/${at.searchParams.get('uid')}`;
  const attempt = async (email: string, tried: string, headers: Record<string, string> = {}): Promise<Outcome> =>
    (await (
      await who.send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-lendring': '1', ...headers },
        body: JSON.stringify({ email, password: tried }),
      })
    ).json()) as Outcome;
  return { who, attempt };
};

const tokenIn = (mail: string): string => /token=([\w.-]+)/.exec(mail)?.[1] ?? '';

const counted = (outcomes: readonly Outcome[]): Record<string, number> =>
  outcomes.reduce<Record<string, number>>((sum, { outcome }) => ({ ...sum, [outcome]: (sum[outcome] ?? 0) + 1 }), {});

/** Freezes the clock, so that waiting periods end when the test says so, independent of the machine. */
const later = (ms: number): void => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);
};
beforeAll(() => later(0));
afterAll(() => {
  vi.restoreAllMocks();
});

describe('guessing passwords', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct({ PORT: String(await freePort()) });
  });
  afterAll(async () => product.stop());

  it('a hundred parallel attempts are mostly rejected unchecked, and the owner still signs in on a known device', async () => {
    const email = await enrol(product, 'mila@example.org', password);
    const owner = await atSignIn(product);
    expect((await owner.attempt(email, password)).outcome).toBe('ok');

    const stranger = await atSignIn(product);
    const outcomes = await Promise.all(Array.from({ length: 100 }, (_, n) => stranger.attempt(email, `geraten ${n}`)));
    expect(counted(outcomes)).toEqual({ wrong: 5, slow_down: 95 });
    expect((await stranger.attempt(email, password)).outcome).toBe('slow_down');
    expect((await (await atSignIn(product, owner.who)).attempt(email, password)).outcome).toBe('ok');

    product = await product.restart();
    expect((await (await atSignIn(product, owner.who)).attempt(email, password)).outcome).toBe('ok');
    const returned = await atSignIn(product);
    const more = async (): Promise<Record<string, number>> =>
      counted(await Promise.all(Array.from({ length: 20 }, (_, n) => returned.attempt(email, `noch einmal ${n}`))));
    expect(await more()).toEqual({ slow_down: 20 });
    later(2_000);
    expect(await more()).toEqual({ wrong: 1, slow_down: 19 });
    later(3_000);
    expect(await more()).toEqual({ slow_down: 20 });
    later(1_000);
    expect(await more()).toEqual({ wrong: 1, slow_down: 19 });
  });

  it('a stranger delays the owner by minutes at most, and not at all after a password reset', async () => {
    const email = await enrol(product, 'pia@example.org', password);
    const stranger = await atSignIn(product);
    const waits: number[] = [];
    for (let tries = 0; tries < 20; tries += 1) {
      const { seconds = 0 } = await stranger.attempt(email, `geraten ${tries}`);
      waits.push(seconds);
      later(seconds * 1000);
      if (seconds > 0) await stranger.attempt(email, `danach geraten ${tries}`);
    }
    expect(Math.max(...waits)).toBe(300);

    const owner = browser(product.config.publicUrl);
    expect((await (await atSignIn(product, owner)).attempt(email, password)).outcome).toBe('slow_down');
    expect(await (await owner.post('/oidc/account/reset-request', { email, locale: 'de' })).json()).toEqual({
      outcome: 'sent',
    });
    const token = tokenIn(await mailboxOf(product.config.publicUrl).mailTo(email, /Neues Passwort/));
    expect(
      await (await owner.post('/oidc/account/reset', { token, password: 'ein neuer langer Satz' })).json(),
    ).toEqual({ outcome: 'ok', redirect: '/auth/login' });
    expect((await (await atSignIn(product)).attempt(email, 'ein neuer langer Satz')).outcome).toBe('ok');

    await Promise.all(Array.from({ length: 10 }, (_, n) => stranger.attempt(email, `weiter geraten ${n}`)));
    expect((await (await atSignIn(product)).attempt(email, 'ein neuer langer Satz')).outcome).toBe('slow_down');
    owner.jar.delete(`${product.config.publicUrl} lendring_proved`);
    expect((await (await atSignIn(product, owner)).attempt(email, 'ein neuer langer Satz')).outcome).toBe('ok');
  });

  it('mails requested by a stranger do not use up the mail limit of the owner on a known device', async () => {
    const email = await enrol(product, 'finn@example.org', password);
    const owner = await atSignIn(product);
    expect((await owner.attempt(email, password)).outcome).toBe('ok');
    const ask = async (who: ReturnType<typeof browser>): Promise<string> =>
      ((await (await who.post('/oidc/account/reset-request', { email, locale: 'de' })).json()) as Outcome).outcome;
    const stranger = browser(product.config.publicUrl);
    for (let asked = 0; asked < 4; asked += 1) expect(await ask(stranger)).toBe('sent');
    expect(await ask(stranger)).toBe('slow_down');
    const own: string[] = [];
    for (let asked = 0; asked < 5; asked += 1) own.push(await ask(owner.who));
    expect(own).toEqual(['sent', 'sent', 'sent', 'sent', 'slow_down']);
  });

  it('each known device has its own limit of attempts', async () => {
    const email = await enrol(product, 'jana@example.org', password);
    const owner = await atSignIn(product);
    await owner.attempt(email, password);
    const there = await atSignIn(product, owner.who);
    const outcomes = await Promise.all(Array.from({ length: 30 }, (_, n) => there.attempt(email, `vertippt ${n}`)));
    expect(counted(outcomes)).toEqual({ wrong: 5, slow_down: 25 });
  });
});

describe('a server without a proxy', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(async () => product.stop());

  it('counts the network address of the connection, ignoring all headers', async () => {
    const stranger = await atSignIn(product);
    const outcomes: Outcome[] = [];
    for (let n = 0; n < 120; n += 1)
      outcomes.push(
        await stranger.attempt(`somebody-${n}@example.org`, 'geraten, geraten', { 'x-forwarded-for': `10.1.${n}.7` }),
      );
    expect(Object.keys(counted(outcomes)).toSorted()).toEqual(['crowded', 'wrong']);
    expect(outcomes.slice(0, 100).every(({ outcome }) => outcome === 'wrong')).toBe(true);
    expect(counted(outcomes)['crowded']).toBeGreaterThanOrEqual(10);

    const mails: Outcome[] = [];
    for (let n = 0; n < 60; n += 1) {
      const answer = await stranger.who.send('/oidc/account/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-lendring': '1', 'x-forwarded-for': `10.2.${n}.1` },
        body: JSON.stringify({ email: `new-${n}@example.org`, password, locale: 'en' }),
      });
      mails.push((await answer.json()) as Outcome);
    }
    expect(mails.slice(0, 40).every(({ outcome }) => outcome === 'sent')).toBe(true);
    expect(Object.keys(counted(mails)).toSorted()).toEqual(['crowded', 'sent']);
  });

  it('limits each mail address separately from other addresses in the same network', async () => {
    const school = await startProduct();
    try {
      const ask = async (name: string, email: string): Promise<string> => {
        const answer = await fetch(`${school.config.publicUrl}/oidc/account/${name}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-lendring': '1' },
          body: JSON.stringify({ email, password, locale: 'nl' }),
        });
        return ((await answer.json()) as Outcome).outcome;
      };
      for (let n = 0; n < 20; n += 1) expect(await ask('register', `pupil-${n}@example.org`)).toBe('sent');
      expect(await ask('resend', 'pupil-0@example.org')).toBe('sent');
      const impatient: string[] = [];
      for (let n = 0; n < 4; n += 1) impatient.push(await ask('resend', 'pupil-0@example.org'));
      expect(impatient).toEqual(['sent', 'sent', 'slow_down', 'slow_down']);
      expect(await ask('register', 'pupil-20@example.org')).toBe('sent');
    } finally {
      await school.stop();
    }
  });

  it('ignores a forged host in the provider’s metadata', async () => {
    const told = await new Promise<string>((resolve, reject) => {
      const asked = request(
        `${product.config.publicUrl}/oidc/.well-known/openid-configuration`,
        { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' } },
        (answer) => {
          let text = '';
          answer
            .setEncoding('utf8')
            .on('data', (chunk: string) => {
              text += chunk;
            })
            .on('end', () => resolve(text));
        },
      );
      asked.on('error', reject).end();
    });
    expect(told).not.toContain('evil');
    expect(JSON.parse(told)).toMatchObject({ authorization_endpoint: `${product.config.publicUrl}/oidc/auth` });
  });
});

describe('behind a proxy', () => {
  it('counts the address that the proxy added, not earlier addresses', async () => {
    const product = await startProduct({ TRUST_PROXY: '1' });
    try {
      const register = async (n: number, forwarded: string): Promise<string> => {
        const answer = await fetch(`${product.config.publicUrl}/oidc/account/register`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-lendring': '1', 'x-forwarded-for': forwarded },
          body: JSON.stringify({ email: `new-${n}@example.org`, password, locale: 'en' }),
        });
        return ((await answer.json()) as Outcome).outcome;
      };
      const outcomes: string[] = [];
      for (let n = 0; n < 45; n += 1) outcomes.push(await register(n, `10.9.${n}.1, 203.0.113.7`));
      expect(outcomes.slice(0, 40).every((outcome) => outcome === 'sent')).toBe(true);
      expect(outcomes.at(-1)).toBe('crowded');
      expect(await register(99, '203.0.113.7, 203.0.113.8')).toBe('sent');
    } finally {
      await product.stop();
    }
  });
});
