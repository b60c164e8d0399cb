import { describe, expect, it } from 'vitest';
import { issuerPage } from './issuer-pages.js';

describe('the local sign-in pages with an external issuer', () => {
  it.each([
    ['/auth/sign-in?uid=x', '/auth/login?locale=de&return=%2F'],
    ['/en/auth/register', '/auth/login?register&locale=en&return=%2Fen'],
    ['/auth/verify?token=x', '/auth/login?locale=de&return=%2F'],
    ['/nl/auth/reset/', '/auth/password?locale=nl&return=%2Fnl'],
  ])('resolves %s to %s', (path, to) => {
    expect(issuerPage(path)).toBe(to);
  });

  it.each(['/', '/auth/signed-out', '/auth/sign-in-help', '/en', '/inserat/auth/reset', '/suche/auth?x=/auth/reset'])(
    '%s is left unchanged',
    (path) => {
      expect(issuerPage(path)).toBeNull();
    },
  );
});
