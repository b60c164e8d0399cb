import { describe, expect, it } from 'vitest';
import { createKeptNote } from './kept-note.js';
import { createSignInAgain } from './sign-in.js';

const storage = () => {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => {
      map.set(key, value);
    },
    removeItem: (key: string) => {
      map.delete(key);
    },
  };
};

const stays = { ask: () => {}, hasTyped: () => false };

describe('the renewed sign-in', () => {
  it('is offered on the page if the page has unsaved input or a new sign-in did not help', () => {
    let offers = 0;
    const gone: string[] = [];
    let typed = true;
    const again = createSignInAgain({
      storage: storage(),
      now: () => 1_000_000,
      go: (href) => gone.push(href),
      ask: () => (offers += 1),
      hasTyped: () => typed,
    });
    again.go('/auth/login');
    expect([offers, gone]).toEqual([1, []]);
    typed = false;
    again.go('/auth/login');
    expect([offers, gone]).toEqual([1, ['/auth/login']]);
    again.go('/auth/login');
    expect([offers, gone]).toEqual([2, ['/auth/login']]);
  });
  it('does not start on a page that is being left, for example on sign-out', () => {
    const gone: string[] = [];
    let now = 1_000_000;
    let left = (): void => undefined;
    const again = createSignInAgain({
      storage: storage(),
      now: () => now,
      go: (href) => gone.push(href),
      ...stays,
      onLeaving: (listener) => (left = listener),
    });
    left();
    again.go('/auth/login?return=%2Fanfragen');
    expect(gone).toEqual([]);
    now += 11_000;
    again.go('/auth/login?return=%2Fanfragen');
    expect(gone).toEqual(['/auth/login?return=%2Fanfragen']);
  });

  it('does not start on a page that ends the session itself, unless ending the session fails', () => {
    const gone: string[] = [];
    let isEnding = true;
    const again = createSignInAgain({
      storage: storage(),
      now: () => 1_000_000,
      go: (href) => gone.push(href),
      ...stays,
      isEnding: () => isEnding,
    });
    again.go('/a');
    isEnding = false;
    again.go('/b');
    expect(gone).toEqual(['/b']);
  });
  it('is attempted once per page, and again later or for another page', () => {
    const gone: string[] = [];
    const shared = storage();
    let now = 1_000_000;
    const load = () => createSignInAgain({ storage: shared, now: () => now, go: (href) => gone.push(href), ...stays });
    load().go('/auth/login?return=%2Fanfragen');
    load().go('/auth/login?return=%2Fanfragen');
    load().go('/auth/login?return=%2Fkalender');
    expect(gone).toEqual(['/auth/login?return=%2Fanfragen', '/auth/login?return=%2Fkalender']);
    now += 61_000;
    load().go('/auth/login?return=%2Fkalender');
    expect(gone).toHaveLength(3);
  });
  it('works without storage and with invalid stored content', () => {
    const gone: string[] = [];
    createSignInAgain({ storage: null, now: Date.now, go: (href) => gone.push(href), ...stays }).go('/a');
    createSignInAgain({
      storage: { getItem: () => '{', setItem: () => {} },
      now: Date.now,
      go: (href) => gone.push(href),
      ...stays,
    }).go('/a');
    expect(gone).toEqual(['/a', '/a']);
  });
});

describe('the reason for a forced sign-out', () => {
  it('is shown only once', () => {
    const error = createKeptNote(storage(), 'why');
    expect(error.take()).toBeNull();
    error.keep('Dieses Konto gibt es nicht.');
    expect(error.take()).toBe('Dieses Konto gibt es nicht.');
    expect(error.take()).toBeNull();
    expect(createKeptNote(null, 'why').take()).toBeNull();
  });
});
