import { describe, expect, it } from 'vitest';
import { passwordHint } from '../../parts/account/PasswordField.js';
import { createKept } from './kept.js';
import { tokenSearch, uidSearch } from './search.js';
import { wrongAt, wrongEmail, wrongPassword } from './use-auth-form.js';

describe('sign-in fields', () => {
  it.each(['mila@example.org', ' a.b+c@sub.example.co.uk '])('accept the address %s', (email) =>
    expect(wrongEmail(email)).toEqual([]),
  );
  it.each([
    'mila',
    'mila@',
    '@example.org',
    'mila@example',
    'mi la@example.org',
    'mila@example..org',
    `${'x'.repeat(200)}@example.org`,
  ])('reject the address %s', (email) => expect(wrongEmail(email)).toEqual([{ id: 'email', problem: 'email' }]));
  it('report a missing address or password', () => {
    expect(wrongEmail('  ')).toEqual([{ id: 'email', problem: 'emailMissing' }]);
    expect(wrongPassword('', false)).toEqual([{ id: 'password', problem: 'passwordMissing' }]);
  });
  it('check the strength of new passwords only', () => {
    expect(wrongPassword('kurz', false)).toEqual([]);
    expect(wrongPassword('kurz', true)).toEqual([{ id: 'password', problem: 'short' }]);
    expect(wrongPassword('passwort123', true)).toEqual([{ id: 'password', problem: 'common' }]);
    expect(wrongPassword('drei Zelte am See', true)).toEqual([]);
  });
  it('list server errors in the order of the fields', () =>
    expect(wrongAt({ password: 'common', email: 'email' }).map(({ id }) => id)).toEqual(['email', 'password']));
});

describe('passwordHint', () => {
  it('counts the missing letters', () => expect(passwordHint('sieben7')).toMatchObject({ state: 'short', missing: 3 }));
  it('warns about common passwords of any length', () =>
    expect(passwordHint('abababababababababab')).toMatchObject({ state: 'common', part: 0.15 }));
  it('is full once the length is sufficient', () =>
    expect(passwordHint('drei Zelte am See')).toEqual({ state: 'good', missing: 0, part: 1 }));
  it('is empty before the first letter is typed', () =>
    expect(passwordHint('')).toEqual({ state: 'empty', missing: 10, part: 0 }));
});

describe('the pending sign-in', () => {
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
  it('is shared between tabs until it expires', () => {
    const shared = storage();
    let now = 1_000_000;
    const first = createKept({ storage: shared, now: () => now });
    const second = createKept({ storage: shared, now: () => now });
    first.keep('abc');
    expect(second.uid()).toBe('abc');
    now += 56 * 60_000;
    expect(second.uid()).toBeUndefined();
    first.keep('def');
    second.forget();
    expect(first.uid()).toBeUndefined();
  });
  it('ignores missing storage and malformed content', () => {
    expect(createKept({ storage: null, now: Date.now }).uid()).toBeUndefined();
    const foreign = storage();
    foreign.setItem('sign-in', '{');
    expect(createKept({ storage: foreign, now: Date.now }).uid()).toBeUndefined();
  });
});

describe('address parameters of the sign-in pages', () => {
  it('accept ids and tokens only', () => {
    expect(uidSearch({ uid: 'ab_C-1' })).toEqual({ uid: 'ab_C-1' });
    expect(uidSearch({ uid: 12345 })).toEqual({ uid: '12345' });
    expect(uidSearch({ uid: '../x' })).toEqual({});
    expect(tokenSearch({ token: 'a.b' })).toEqual({ token: 'a.b' });
    expect(tokenSearch({ token: 'x'.repeat(401) })).toEqual({});
    expect(tokenSearch({})).toEqual({});
  });
});
