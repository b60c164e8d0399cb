import { describe, expect, it } from 'vitest';
import { localPath } from './return-path.js';

describe('the return path after sign-in', () => {
  it.each(['/', '/anfragen?tab=open', '/en/inserat/zelt--abc?from=2026-05-01#tage', '/authors', '/en/account/profile'])(
    'keeps %s',
    (path) => expect(localPath(path)).toBe(path),
  );

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\tevil',
    'javascript:alert(1)',
    '',
    'anfragen',
    42,
    undefined,
    `/${'x'.repeat(2000)}`,
    '/auth/logout',
    '/./auth/logout',
    '/a/../auth/logout',
    '/%61uth/logout',
    '/en/auth/logout',
    '/nl/../auth/logout',
    '/auth',
    '/AUTH/logout',
    '/%2e/auth/logout',
    '/.//evil.example',
    '/oidc/session/end',
    '/a/..//evil.example',
  ])('falls back to the home page for %j', (path) => expect(localPath(path)).toBe('/'));

  it('resolves dots like a browser', () => expect(localPath('/a/../anfragen')).toBe('/anfragen'));
});
