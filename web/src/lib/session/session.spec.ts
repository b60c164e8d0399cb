import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeApi, type FakeHandler } from '../../testing/fake-api.js';
import { demoHandler } from '../../testing/demo-api.js';
import { createApi } from '../api-client/api.js';
import { sessionEnds, sessionStays, whileSessionEnds } from './leaving.js';
import { createSessionStore, statusInterval } from './session.js';
import { createTokenSource } from '../api-client/token.js';

const sessionOf = (first: FakeHandler | Readonly<{ leaving: boolean }>, ...others: readonly FakeHandler[]) => {
  const handlers = typeof first === 'function' ? [first, ...others] : others;
  const fake = createFakeApi(...handlers);
  let mark = 0;
  const token = createTokenSource(fake.fetch, Date.now, { id: () => String(mark), keep: () => {} });
  const said: string[] = [];
  let left = 0;
  const store = createSessionStore({
    api: createApi({ fetch: fake.fetch, locale: 'de', token }),
    token,
    signOut: (text) => {
      said.push(text);
    },
    leaving: () => typeof first !== 'function' && first.leaving,
    stays: sessionStays,
    left: () => {
      left += 1;
    },
    look: { nickname: 'mila_kern', color: null, image_thumb: null },
  });
  return {
    store,
    fake,
    signOuts: () => said.length,
    said,
    left: () => left,
    otherTab: () => {
      mark += 1;
      return store.recheck();
    },
  };
};

describe('the session', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is first unknown and then signed out, without private requests', async () => {
    const { store, fake } = sessionOf(demoHandler(false));
    expect(store.get()).toMatchObject({ status: 'unknown', look: { nickname: 'mila_kern' } });
    expect((await store.start()).status).toBe('out');
    expect(fake.calls.map(({ path }) => path)).toEqual(['/auth/token']);
  });
  it('loads profile and badge once and polls every 60 s', async () => {
    vi.useFakeTimers();
    const { store, fake } = sessionOf(demoHandler(true));
    await Promise.all([store.start(), store.start()]);
    expect(store.get()).toMatchObject({ status: 'in', unread: 2, profile: { nickname: 'mila_kern' } });
    const polls = () => fake.calls.filter(({ path }) => path === '/v1/status').length;
    expect(polls()).toBe(1);
    await vi.advanceTimersByTimeAsync(statusInterval);
    expect(polls()).toBe(2);
    store.stop();
    await vi.advanceTimersByTimeAsync(statusInterval * 3);
    expect(polls()).toBe(2);
  });
  it('keeps the last notification count while the service is unavailable', async () => {
    const total: { is: number | null } = { is: 4 };
    const { store } = sessionOf(
      ({ path }) =>
        path === '/v1/status'
          ? { data: { badge: { request: { total: 1 }, notification: { total: total.is } } } }
          : undefined,
      demoHandler(true),
    );
    await store.start();
    expect(store.get()).toMatchObject({ unread: 1, news: 4 });
    total.is = null;
    await store.poll();
    expect(store.get()).toMatchObject({ unread: 1, news: 4 });
    total.is = 0;
    await store.poll();
    expect(store.get()).toMatchObject({ unread: 1, news: 0 });
    store.stop();
  });
  const failing = { status: 500, error: 'x', msgcode: 'x', msgtext: 'Etwas ist schiefgegangen.' };
  it('survives one failed profile request', async () => {
    vi.useFakeTimers();
    let failures = 1;
    const { store, signOuts } = sessionOf(
      ({ path }) => (path === '/v1/init' && (failures -= 1) >= 0 ? failing : undefined),
      demoHandler(true),
    );
    const started = store.start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await started).status).toBe('in');
    expect(signOuts()).toBe(0);
    store.stop();
  });
  it('signs out if the profile cannot be loaded (spec §7), before route guards resolve', async () => {
    vi.useFakeTimers();
    const { store, signOuts, said } = sessionOf(
      ({ path }) => (path === '/v1/init' ? failing : undefined),
      demoHandler(true),
    );
    let guardGoesOn = false;
    void store.start().then(() => (guardGoesOn = true));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(store.get().status).toBe('out');
    expect(signOuts()).toBe(1);
    expect(said).toEqual(['Etwas ist schiefgegangen.']);
    expect(guardGoesOn).toBe(false);
  });
  it('keeps the user signed in when a later refresh fails', async () => {
    let broken = false;
    const { store, signOuts } = sessionOf(
      ({ path }) => (broken && path === '/v1/init' ? failing : undefined),
      demoHandler(true),
    );
    await store.start();
    broken = true;
    await store.refresh();
    expect(store.get()).toMatchObject({ status: 'in', profile: { nickname: 'mila_kern' } });
    expect(signOuts()).toBe(0);
    store.stop();
  });
  it('leaves a refused token to a sign-in in progress and otherwise signs out', async () => {
    for (const leaving of [true, false]) {
      const { store, said } = sessionOf(
        { leaving },
        ({ path }) => (path === '/v1/init' ? { status: 401, error: 'x', msgcode: 'sign_in_needed' } : undefined),
        demoHandler(true),
      );
      void store.start();
      await waitFor(() => expect(store.get().status).toBe('out'));
      expect(said).toEqual(leaving ? [] : ['']);
    }
  });
  it('returns the current profile to later calls, even while offline', async () => {
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
  it.each([
    ['signed out', () => ({ status: 401, error: 'x' }), 0, 1],
    ['signed in as another user', () => ({ data: { profile: { user_id: 'other' }, usergroup: [] } }), 1, 0],
    ['signed in again', () => ({ data: { profile: { user_id: 'mila' }, usergroup: [] } }), 0, 0],
  ])('reloads, leaves or keeps the page when another tab has %s', async (_, answer, reloads, leaves) => {
    let init: () => object = () => ({ data: { profile: { user_id: 'mila' }, usergroup: [] } });
    const { store, left, signOuts, otherTab } = sessionOf(
      ({ path }) => (path === '/v1/init' ? init() : undefined),
      demoHandler(true),
    );
    await store.start();
    init = answer;
    void otherTab();
    await waitFor(() => expect([left(), signOuts()]).toEqual([reloads, leaves]));
    store.stop();
  });
  it('keeps the page during account deletion unless the deletion fails', async () => {
    let signedIn = true;
    const { store, left, otherTab } = sessionOf(
      ({ path }) =>
        path === '/auth/token' ? { raw: { access_token: signedIn ? 'a' : null, expires_in: 0 } } : undefined,
      demoHandler(true),
    );
    await store.start();
    signedIn = false;
    let refuse = (_: Error): void => undefined;
    const refused = whileSessionEnds(() => new Promise((_, reject) => (refuse = reject))).catch(() => 'refused');
    const checked = otherTab();
    await Promise.resolve();
    expect([sessionEnds(), store.get().status, left()]).toEqual([true, 'in', 0]);
    refuse(new Error('wrong_password'));
    expect(await refused).toBe('refused');
    await checked;
    expect([sessionEnds(), store.get().status, left()]).toEqual([false, 'out', 1]);
    await whileSessionEnds(() => Promise.resolve());
    expect(sessionEnds()).toBe(true);
    window.dispatchEvent(new Event('pageshow'));
    expect(sessionEnds()).toBe(false);
    store.stop();
  });
  it('detects a sign-in in another tab', async () => {
    let signedIn = false;
    const { store, left, otherTab } = sessionOf(
      (ask) =>
        ask.path === '/auth/token' ? { raw: { access_token: signedIn ? 'a' : null, expires_in: 0 } } : undefined,
      demoHandler(true),
    );
    await store.start();
    expect(store.get().status).toBe('out');
    signedIn = true;
    await otherTab();
    expect(store.get()).toMatchObject({ status: 'in', unread: 2, profile: { nickname: 'mila_kern' } });
    expect(left()).toBe(0);
    store.stop();
  });
  it('keeps the badge when a poll fails', async () => {
    let broken = false;
    const { store } = sessionOf(
      ({ path }) => (broken && path === '/v1/status' ? { status: 503, error: 'x' } : undefined),
      demoHandler(true),
    );
    await store.start();
    broken = true;
    await store.poll();
    expect(store.get()).toMatchObject({ status: 'in', unread: 2 });
    store.stop();
  });
});
