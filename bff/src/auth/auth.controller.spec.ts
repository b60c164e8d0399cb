import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { silentLog } from '@lendring/platform/base/log.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EngineUnavailable } from '@lendring/platform/base/engine-unavailable.js';
import { AuthController, type Auth } from './auth.controller.js';
import { createSeal } from '../http/sealed-cookie.js';
import type { SignIn } from './sign-in.js';

const away = (): never => {
  throw new EngineUnavailable('sign-in issuer');
};
const issuer: SignIn = {
  begin: async (returnTo, locale, purpose) => ({
    url: `https://id.example/${purpose}?${locale}`,
    pending: { verifier: 'v', state: 's', returnTo, locale },
  }),
  finish: away,
  refresh: async () => null,
  end: async (_, idToken) => ({
    endpoint: 'https://id.example/end?realm=a&b',
    fields: { id_token_hint: idToken, state: '"><b>' },
  }),
};
const awayIssuer: SignIn = {
  ...issuer,
  begin: async () => away(),
  refresh: async () => away(),
  end: async () => away(),
};
const sessionSeal = createSeal(new Uint8Array(32), 'session');

const controllerOf = (signIn: SignIn, ownPages = false): AuthController => {
  const auth: Auth = {
    signIn,
    header: { name: 'x-lendring', value: '1' },
    ownPages,
    publicUrl: 'https://lend.example',
    welcome: async () => undefined,
    gate: { isOpen: () => true, admitSignedIn: async () => undefined, forgetSignedIn: () => undefined },
    pendingSeal: createSeal(new Uint8Array(32), 'pending'),
    sessionSeal,
  };
  return new AuthController(auth, { ...silentLog, debug: () => undefined, trace: () => undefined });
};

const asked = async (
  call: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  query: object = {},
  cookies: object = {},
  headers: object = {},
) => {
  const told: { to: string; set: string[]; cleared: string[]; page?: string; policy?: string } = {
    to: '',
    set: [],
    cleared: [],
  };
  const reply = {
    header: () => reply,
    headers: ({ 'content-security-policy': policy }: Record<string, string>) => {
      if (policy !== undefined) told.policy = policy;
      return reply;
    },
    send: (page: string) => {
      told.page = page;
      return reply;
    },
    setCookie: (name: string) => {
      told.set.push(name);
      return reply;
    },
    clearCookie: (name: string) => {
      told.cleared.push(name);
      return reply;
    },
    redirect: (to: string) => {
      told.to = to;
      return reply;
    },
  };
  await call(
    { query, cookies, headers: { 'accept-language': 'de', ...headers } } as unknown as FastifyRequest,
    reply as unknown as FastifyReply,
  );
  return told;
};

describe('the sign-in redirect', () => {
  const controller = controllerOf(issuer);

  it('leads to the issuer for sign-in, registration or a new password', async () => {
    expect(await asked((...both) => controller.login(...both), { return: '/anfragen', locale: 'nl' })).toEqual({
      to: 'https://id.example/sign-in?nl',
      set: ['lendring_sign_in'],
      cleared: [],
    });
    expect((await asked((...both) => controller.login(...both), { register: '' })).to).toBe(
      'https://id.example/register?de',
    );
    expect((await asked((...both) => controller.password(...both), { locale: 'en' })).to).toBe(
      'https://id.example/password?en',
    );
  });

  it('leads to the local password page if there is one', async () => {
    const own = controllerOf(issuer, true);
    expect(await asked((...both) => own.password(...both))).toEqual({ to: '/auth/reset', set: [], cleared: [] });
    expect((await asked((...both) => own.password(...both), { locale: 'nl' })).to).toBe('/nl/auth/reset');
  });
});

describe('signing out', () => {
  const controller = controllerOf(issuer);
  const out = {
    to: '',
    set: ['lendring_left'],
    cleared: ['lendring_session', 'lendring_known'],
    page: expect.stringContaining('<form method="post" action="https://id.example/end?realm=a&#38;b">'),
    policy: expect.stringContaining("form-action 'self' https: https://id.example;"),
  };
  const cookies = async () => ({
    lendring_session: await sessionSeal.seal({ refreshToken: 'r', idToken: 'i', locale: 'de' }, 60),
  });

  it('is immediate for requests from pages of the product', async () => {
    expect(
      await asked((...both) => controller.logout(...both), {}, await cookies(), { 'sec-fetch-site': 'same-origin' }),
    ).toEqual(out);
    expect(
      await asked((...both) => controller.confirmLogout(...both), {}, await cookies(), {
        origin: 'https://lend.example',
      }),
    ).toEqual(out);
  });

  it('sends the ID token in a form body, never in a URL', async () => {
    const { page = '', policy = '' } = await asked(
      (...both) => controller.logout(...both),
      {},
      { lendring_session: await sessionSeal.seal({ refreshToken: 'r', idToken: 'i.d', locale: 'nl' }, 60) },
      { 'sec-fetch-site': 'same-origin' },
    );
    expect(page).toContain('<html lang="nl">');
    expect(page).toContain('<input type="hidden" name="id_token_hint" value="i.d">');
    expect(page).toContain('<button>Uitloggen</button>');
    expect(page).toContain('value="&#34;&#62;&#60;b&#62;"');
    const script = /<script>(.*)<\/script>/.exec(page)?.[1] ?? '';
    expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  });

  it('needs no confirmation without a session', async () => {
    const there = { to: '/auth/signed-out', set: ['lendring_left'], cleared: ['lendring_session', 'lendring_known'] };
    expect(await asked((...both) => controller.logout(...both), {}, {}, { 'sec-fetch-site': 'none' })).toEqual(there);
    expect(
      (await asked((...both) => controller.confirmLogout(...both), {}, {}, { 'sec-fetch-site': 'cross-site' })).to,
    ).toBe('/auth/sign-out');
  });

  it('continues in the language of the page, not in the language of the sign-in', async () => {
    const { page = '' } = await asked((...both) => controller.logout(...both), { locale: 'en' }, await cookies(), {
      'sec-fetch-site': 'same-origin',
    });
    expect(page).toContain('<html lang="en">');
  });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    {},
    { origin: 'https://evil.example' },
  ])('needs confirmation for %j', async (headers) => {
    const page = { to: '/auth/sign-out', set: [], cleared: [] };
    expect(await asked((...both) => controller.logout(...both), {}, await cookies(), headers)).toEqual(page);
    expect(await asked((...both) => controller.confirmLogout(...both), {}, await cookies(), headers)).toEqual(page);
    expect((await asked((...both) => controller.logout(...both), { locale: 'nl' }, await cookies(), headers)).to).toBe(
      '/nl/auth/sign-out',
    );
  });
});

describe('a session', () => {
  it('is renewed and cleared together with the cookie that pages read', async () => {
    const cookies = { lendring_session: await sessionSeal.seal({ refreshToken: 'r', idToken: 'i', locale: 'de' }, 60) };
    const token = { accessToken: 'a', refreshToken: 'r2', expiresIn: 60 };
    const headers = { 'x-lendring': '1' };
    const renewing = controllerOf({ ...issuer, refresh: async () => token });
    expect(await asked((...both) => renewing.token(...both), {}, cookies, headers)).toMatchObject({
      set: ['lendring_session', 'lendring_known'],
      cleared: [],
    });
    expect(await asked((...both) => controllerOf(issuer).token(...both), {}, cookies, headers)).toMatchObject({
      set: [],
      cleared: ['lendring_session', 'lendring_known'],
    });
  });
});

describe('while the issuer is unavailable', () => {
  const controller = controllerOf(awayIssuer);

  it('a browser gets an HTML page, not an API error', async () => {
    for (const query of [{}, { register: '' }])
      expect(await asked((...both) => controller.login(...both), query)).toEqual({
        to: '/?sign-in-failed',
        set: [],
        cleared: [],
      });
    expect((await asked((...both) => controller.password(...both), { locale: 'en' })).to).toBe('/en?sign-in-failed');
  });

  it('signing out clears the local session', async () => {
    const cookie = await sessionSeal.seal({ refreshToken: 'r', idToken: 'i', locale: 'de' }, 60);
    expect(
      await asked(
        (...both) => controller.logout(...both),
        {},
        { lendring_session: cookie },
        { 'sec-fetch-site': 'same-origin' },
      ),
    ).toEqual({ to: '/auth/signed-out', set: ['lendring_left'], cleared: ['lendring_session', 'lendring_known'] });
  });

  it('requesting a token does not end the session', async () => {
    const cookie = await sessionSeal.seal({ refreshToken: 'r', idToken: 'i', locale: 'de' }, 60);
    const cleared: string[] = [];
    const reply = {
      header: () => reply,
      clearCookie: (name: string) => {
        cleared.push(name);
        return reply;
      },
    };
    const request = {
      cookies: { lendring_session: cookie },
      headers: { 'x-lendring': '1' },
    } as unknown as FastifyRequest;
    await expect(controller.token(request, reply as unknown as FastifyReply)).rejects.toBeInstanceOf(EngineUnavailable);
    expect(cleared).toEqual([]);
  });
});
