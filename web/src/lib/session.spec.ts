import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createFakeApi, type FakeHandler } from '../testing/fake-api.js';
import { demoHandler } from '../testing/demo-api.js';
import { createApi } from './api.js';
import { createSessionStore, statusInterval } from './session.js';
import { createTokenSource } from './token.js';

const sessionOf = (...handlers: readonly FakeHandler[]) => {
  const fake = createFakeApi(...handlers);
  const token = createTokenSource(fake.fetch);
  const said: string[] = [];
  const store = createSessionStore({ api: createApi({ fetch: fake.fetch, locale: 'de', token }), token, signOut: (text) => { said.push(text); } });
  return { store, fake, signOuts: () => said.length, said };
};

describe('the session', () => {
  afterEach(() => { jest.useRealTimers(); });

  it('is unknown, then nobody: nothing private is asked for', async () => {
    const { store, fake } = sessionOf(demoHandler(false));
    expect(store.get().status).toBe('unknown');
    expect((await store.start()).status).toBe('out');
    expect(fake.calls.map(({ path }) => path)).toEqual(['/auth/token']);
  });
  it('loads profile and badge once and polls every 60 s', async () => {
    jest.useFakeTimers();
    const { store, fake } = sessionOf(demoHandler(true));
    await Promise.all([store.start(), store.start()]);
    expect(store.get()).toMatchObject({ status: 'in', unread: 2, profile: { nickname: 'mila_kern' } });
    const polls = () => fake.calls.filter(({ path }) => path === '/v1/status').length;
    expect(polls()).toBe(1);
    await jest.advanceTimersByTimeAsync(statusInterval);
    expect(polls()).toBe(2);
    store.stop();
    await jest.advanceTimersByTimeAsync(statusInterval * 3);
    expect(polls()).toBe(2);
  });
  it('signs out when the profile cannot be loaded (spec §7)', async () => {
    const { store, signOuts, said } = sessionOf(({ path }) => path === '/v1/init' ? { status: 500, error: 'x', msgcode: 'x', msgtext: 'Etwas ist schiefgegangen.' } : undefined, demoHandler(true));
    expect((await store.start()).status).toBe('out');
    expect(signOuts()).toBe(1);
    expect(said).toEqual(['Etwas ist schiefgegangen.']);
  });
  it('answers later calls with the profile as it is by then, and keeps it while there is no connection', async () => {
    let offline = false;
    let city = 'Köln';
    const { store, signOuts } = sessionOf(({ path }) => {
      if (offline) throw new TypeError('offline');
      return path === '/v1/init' ? { data: { profile: { city }, usergroup: [] } } : undefined;
    }, demoHandler(true));
    await store.start();
    city = 'Bonn';
    await store.refresh();
    expect(await store.start()).toMatchObject({ status: 'in', profile: { city: 'Bonn' } });
    offline = true;
    await store.refresh();
    expect(store.get()).toMatchObject({ status: 'in', profile: { city: 'Bonn' } });
    expect(signOuts()).toBe(0);
    store.stop();
  });
  it('keeps the badge when a poll fails', async () => {
    let broken = false;
    const { store } = sessionOf(({ path }) => broken && path === '/v1/status' ? { status: 503, error: 'x' } : undefined, demoHandler(true));
    await store.start();
    broken = true;
    await store.poll();
    expect(store.get()).toMatchObject({ status: 'in', unread: 2 });
    store.stop();
  });
});
