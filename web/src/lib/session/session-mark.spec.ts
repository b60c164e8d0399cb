import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeApi } from '../../testing/fake-api.js';
import { createSessionMark, knownScript } from './session-mark.js';
import { createTokenSource } from '../api-client/token.js';

const jana = { nickname: 'jana_probst', color: '#ffe0b0', image_thumb: null };
const fromAnotherTab = (change: () => void): void => {
  const oldValue = localStorage.getItem('session');
  change();
  dispatchEvent(new StorageEvent('storage', { key: 'session', oldValue, newValue: localStorage.getItem('session') }));
};

beforeEach(() => {
  localStorage.clear();
});

describe('the stored session hint of a browser', () => {
  it('is absent on a device that was never signed in', () => {
    const mark = createSessionMark(localStorage);
    mark.keep(false);
    mark.keepLook(jana);
    expect([localStorage.length, mark.id(), mark.look()]).toEqual([0, '', null]);
  });
  it('stores the display data of the user until sign-out and then deletes them', () => {
    const mark = createSessionMark(localStorage);
    mark.keep(true);
    const first = mark.id();
    mark.keepLook({ ...jana, email: 'jana@example.org' } as typeof jana);
    mark.keep(true);
    expect([mark.id(), createSessionMark(localStorage).look()]).toEqual([first, jana]);
    mark.keep(false);
    expect(mark.id()).not.toBe(first);
    expect(localStorage.getItem('session')).not.toContain('jana');
    expect(mark.look()).toBeNull();
  });
  it('marks the document as signed in before scripts run, unless the user signed out', () => {
    const marked = (): boolean => {
      document.documentElement.removeAttribute('data-known');
      const script = document.createElement('script');
      script.textContent = knownScript;
      document.head.append(script);
      script.remove();
      return document.documentElement.hasAttribute('data-known');
    };
    const mark = createSessionMark(localStorage);
    expect(marked()).toBe(false);
    mark.keep(true);
    mark.keepLook(jana);
    expect(marked()).toBe(true);
    mark.keep(false);
    expect(marked()).toBe(false);
    localStorage.setItem('session', '{');
    expect(marked()).toBe(false);
  });
  it('notifies other tabs only of sign-in and sign-out', () => {
    const [here, there] = [createSessionMark(localStorage), createSessionMark(localStorage)];
    let heard = 0;
    const stop = here.subscribe(() => {
      heard += 1;
    });
    fromAnotherTab(() => there.keep(true));
    expect(heard).toBe(1);
    fromAnotherTab(() => there.keepLook(jana));
    expect(heard).toBe(1);
    fromAnotherTab(() => there.keep(false));
    stop();
    fromAnotherTab(() => there.keep(true));
    expect(heard).toBe(2);
  });
  it.each(['', 'x', 'null', '{"id":1,"in":true}', '{"id":"a"}'])('ignores the invalid stored value %s', (text) => {
    localStorage.setItem('session', text);
    expect([createSessionMark(localStorage).id(), createSessionMark(localStorage).look()]).toEqual(['', null]);
  });
  it('discards the token of a tab that was asleep while another tab signed out', async () => {
    let token: string | null = 'a';
    const { fetch } = createFakeApi(({ path }) =>
      path === '/auth/token' ? { raw: { access_token: token, expires_in: 600 } } : undefined,
    );
    const asleep = createTokenSource(fetch, Date.now, createSessionMark(localStorage));
    expect(await asleep.get()).toBe('a');
    token = null;
    expect(await createTokenSource(fetch, Date.now, createSessionMark(localStorage)).get()).toBeNull();
    expect(await asleep.get()).toBeNull();
  });
});
