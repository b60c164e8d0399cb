import { describe, expect, it } from '@jest/globals';
import type { Session, SessionStore } from '../lib/session.js';
import { mayReload } from './chunk-reload.js';
import { requireSignIn } from './guards.js';

const storeOf = (session: Session): SessionStore => ({
  get: () => session, subscribe: () => () => {}, start: () => Promise.resolve(session), refresh: () => Promise.resolve(), poll: () => Promise.resolve(), stop: () => {},
});

describe('the guard', () => {
  it('sends a stranger to sign-in and remembers the page', async () => {
    const went: string[] = [];
    const outcome = requireSignIn(storeOf({ status: 'out' }), '/anfrage/1?x=2#y', 'de', false, (href) => { went.push(href); });
    expect(await Promise.race([outcome.then(() => 'shown'), new Promise((resolve) => { setTimeout(() => resolve('waiting'), 20); })])).toBe('waiting');
    expect(went).toEqual(['/auth/login?return=%2Fanfrage%2F1%3Fx%3D2%23y&locale=de']);
  });

  it('sends nobody anywhere for a page that is only fetched ahead', async () => {
    const went: string[] = [];
    await expect(requireSignIn(storeOf({ status: 'out' }), '/anfragen', 'de', true, (href) => { went.push(href); })).rejects.toBeDefined();
    expect(went).toEqual([]);
  });
});

describe('a page whose code is gone', () => {
  it('reloads at most once a minute', () => {
    const kept = new Map<string, string>();
    const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => { kept.set(key, value); } };
    expect([mayReload(storage, 100_000), mayReload(storage, 130_000), mayReload(storage, 160_001)]).toEqual([true, false, true]);
  });
});
