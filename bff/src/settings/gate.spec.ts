import { describe, expect, it } from 'vitest';
import type { Opening } from '@lendring/contracts/installation/opening.js';
import type { FastifyReply } from 'fastify';
import { createSeal } from '../http/sealed-cookie.js';
import { createGate } from './gate.js';

const code = 'fruehling-2027';
const begun = Date.now();
const later = new Date(begun + 3_600_000).toISOString();

const setUp = (first: Opening | null) => {
  const state = { opening: first, now: new Date(begun).toISOString(), tried: [] as string[] };
  const gate = createGate({
    settings: { opening: () => state.opening },
    tryCode: async (tried, network) => {
      state.tried.push(`${tried} from ${network}`);
      return tried === 'too-often' ? 4 : tried === state.opening?.code;
    },
    seal: createSeal(new Uint8Array(32), 'early access'),
    clock: { now: () => state.now },
    https: true,
  });
  const cookies = new Map<string, Readonly<{ value: string; options: object }>>();
  const reply = {
    setCookie: (name: string, value: string, options: object) => void cookies.set(name, { value, options }),
    clearCookie: (name: string) => void cookies.delete(name),
  } as unknown as FastifyReply;
  const asking = () => ({
    headers: { cookie: ['other=1', ...[...cookies].map(([name, { value }]) => `${name}=${value}`)].join('; ') },
  });
  return { state, gate, cookies, reply, letsIn: () => gate.letsIn(asking()), passOf: () => gate.passOf(asking()) };
};

describe('the early-access gate', () => {
  it('admits everyone without a cookie when no gate is set', async () => {
    const { gate, letsIn, cookies, reply } = setUp(null);
    await gate.admitSignedIn(reply);
    expect([gate.isOpen(), await letsIn(), await gate.admit(reply, 'whatever', '192.0.2.1'), cookies.size]).toEqual([
      true,
      true,
      true,
      0,
    ]);
  });

  it('admits holders of the access code until the code changes', async () => {
    const { state, gate, letsIn, passOf, cookies, reply } = setUp({ opensAt: null, code });
    expect([await letsIn(), passOf()]).toEqual([false, undefined]);
    expect(await gate.admit(reply, 'Fruehling-2027', '192.0.2.1')).toBe(false);
    expect(await letsIn()).toBe(false);
    expect(await gate.admit(reply, code, '192.0.2.1')).toBe(true);
    expect(await letsIn()).toBe(true);
    expect(passOf()).toMatch(/^lendring_early_bird=[\w.-]+$/);
    expect(cookies.get('lendring_early_bird')?.options).toEqual({
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: true,
      maxAge: 90 * 86_400,
    });
    expect(JSON.stringify([...cookies])).not.toContain(code);
    state.opening = { opensAt: later, code: 'sommer-2027' };
    expect(await letsIn()).toBe(false);
    state.opening = null;
    expect(await letsIn()).toBe(true);
  });

  it('limits the cookie of a code holder to the time until the scheduled opening', async () => {
    const { gate, cookies, reply } = setUp({ opensAt: later, code });
    await gate.admit(reply, code, '192.0.2.1');
    expect(cookies.get('lendring_early_bird')?.options).toMatchObject({ maxAge: 3600 });
  });

  it('admits signed-in users with any code until they sign out', async () => {
    const { state, gate, letsIn, reply } = setUp({ opensAt: null, code });
    await gate.admitSignedIn(reply);
    state.opening = { opensAt: null, code: 'sommer-2027' };
    expect(await letsIn()).toBe(true);
    gate.forgetSignedIn(reply);
    expect(await letsIn()).toBe(false);
  });

  it('rejects forged cookies', async () => {
    const { gate } = setUp({ opensAt: null, code });
    const foreign = await createSeal(new Uint8Array(32), 'session').seal({ code: null }, 60);
    for (const value of [foreign, code, '', '1'])
      expect(await gate.letsIn({ headers: { cookie: `lendring_early_bird=${value}` } })).toBe(false);
  });

  it('rate-limits whole networks, and has no rate limit once the installation is open', async () => {
    const { state, gate, cookies, reply } = setUp({ opensAt: null, code });
    expect(await gate.admit(reply, 'too-often', '2001:db8:1:2:3::7')).toBe(4);
    expect([state.tried, cookies.size]).toEqual([['too-often from 2001:db8:1:2::/64'], 0]);
    state.opening = null;
    expect([await gate.admit(reply, 'too-often', '192.0.2.1'), state.tried.length]).toEqual([true, 1]);
  });
});
