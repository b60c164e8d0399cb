import { describe, expect, it } from 'vitest';
import { Homepage } from '../account/profile.js';
import { websiteOf, withScheme } from './website.js';

describe('website address', () => {
  it.each([
    ['https://rad-und-tat.de', 'https://rad-und-tat.de/'],
    [' HTTP://Beispiel.DE:80/Über uns'.replace(' uns', '-uns'), 'http://beispiel.de/%C3%9Cber-uns'],
    ['https://bücher.example/a?b=c#d', 'https://xn--bcher-kva.example/a?b=c#d'],
    ['https://x.de:8443/', 'https://x.de:8443/'],
  ])('is normalised as browsers do: %s', (typed, stored) => {
    expect(Homepage.parse(typed)).toBe(stored);
    expect(Homepage.parse(stored)).toBe(stored);
  });

  it.each([
    'https://user:pw@x.de',
    'https://user@x.de/',
    'https://x"onmouseover=',
    'https://x.de/"onmouseover=',
    'http://a\\b',
    'https://a.de\\@b.de/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://printer.local/',
    'https://router.home.arpa/',
    'https://metadata.google.internal/',
    'https://foo.localhost/',
    'https://abc.onion/',
    'https://a.example\t.b.example/',
    'https://x.de/\u202egpj.exe',
    'https://x\u200b.de/',
    'https://x.de/a b',
    'https://x_y.de/',
    'https://-x.de/',
    'javascript:alert(1)',
    'ftp://x.de/',
    'x.de',
    'https://',
    '',
  ])('rejects %j', (typed) => {
    expect(websiteOf(typed)).toBeNull();
    expect(Homepage.safeParse(typed).error?.issues[0]?.message).toBe('website_address');
  });

  it('is limited by its stored length', () => {
    expect(Homepage.safeParse(`https://x.de/${'ü'.repeat(60)}`).error?.issues[0]).toMatchObject({ code: 'too_big' });
  });
});

it.each([
  ['www.werkzeug.de', 'https://www.werkzeug.de'],
  [' werkzeug.de/mieten ', 'https://werkzeug.de/mieten'],
  ['werkzeug.de:8443', 'https://werkzeug.de:8443'],
  ['http://werkzeug.de', 'http://werkzeug.de'],
  ['HTTPS://werkzeug.de', 'HTTPS://werkzeug.de'],
  ['mailto:a@werkzeug.de', 'mailto:a@werkzeug.de'],
])('adds a missing scheme to %s: %s', (typed, address) => {
  expect(withScheme(typed)).toBe(address);
});
