import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Email, isEmail, withAsciiDomain } from './email.js';

describe('email address', () => {
  it.each([
    ['jana@example.org', 'jana@example.org'],
    [' jana@example.org ', 'jana@example.org'],
    ['a&b@example.org', 'a&b@example.org'],
    ['kunde=7@example.org', 'kunde=7@example.org'],
    ['a/b%c+d@example.org', 'a/b%c+d@example.org'],
    ["o'neil.{x}~y@mail.example.co.uk", "o'neil.{x}~y@mail.example.co.uk"],
    ['kontakt@müller-verleih.de', 'kontakt@xn--mller-verleih-wob.de'],
    ['kontakt@MÜLLER-Verleih.de', 'kontakt@xn--mller-verleih-wob.de'],
    ['kontakt@straße.de', 'kontakt@xn--strae-oqa.de'],
    ['kontakt@xn--mller-verleih-wob.de', 'kontakt@xn--mller-verleih-wob.de'],
    ['x@例え.テスト', 'x@xn--r8jz45g.xn--zckzah'],
  ])('accepts %s', (typed, address) => {
    expect(Email.parse(typed)).toBe(address);
    expect(isEmail(typed.trim())).toBe(true);
  });
  it.each([
    '',
    'jana',
    'jana@',
    '@example.org',
    'jana@localhost',
    'jana@127.0.0.1',
    'ja na@example.org',
    'jana@exa mple.org',
    'jana..k@example.org',
    '.jana@example.org',
    'jana.@example.org',
    'jana@@example.org',
    'jana@-example.org',
    'jana@example..org',
    'jana@example.org\r\nBcc: x@example.org',
    'jana<x>@example.org',
    '"jana k"@example.org',
    'müller@example.org',
    'jana@müller.de/pfad',
    'jana@exämple.org:80',
    `${'a'.repeat(65)}@example.org`,
    `jana@${'a'.repeat(200)}.org`,
  ])('rejects %p', (typed) => {
    expect(Email.safeParse(typed).error?.issues.length ?? 0).toBeGreaterThan(0);
  });
  it('keeps an invalid domain unchanged', () => expect(withAsciiDomain('a@ü b.de')).toBe('a@ü b.de'));
  it('has the JSON Schema format of the API', () =>
    expect(z.toJSONSchema(Email, { io: 'input' })).toMatchObject({ type: 'string', format: 'email', maxLength: 200 }));
});
