import { describe, expect, it } from 'vitest';
import { isPublicAddress, targetProblem } from './addresses.js';

describe('delivery addresses', () => {
  it.each(['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111', '2a00:1450:4001:82a::200e'])(
    'include the public address %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '224.0.0.1',
    '239.255.255.255',
    '255.255.255.255',
    '240.0.0.1',
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '168.63.129.16',
    '::',
    '::1',
    '::7f00:1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:93.184.216.34',
    '64:ff9b::7f00:1',
    '64:ff9b::5db8:d822',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::',
    '2002:5db8:d822::1',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '2001:db8::1',
    '100::1',
    '4000::1',
    'fec0::1',
    'not an address',
    '',
    '127.1.1.1.1',
  ])('exclude the private address %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('webhook URL', () => {
  it.each([
    'https://example.org/in',
    'https://example.org',
    'https://example.org:8443/in?key=1',
    'https://93.184.216.34/',
    'https://[2606:4700:4700::1111]/',
    'https://münchen.example/',
  ])('can be %s', (url) => {
    expect(targetProblem(url, 'public')).toBeNull();
  });

  it.each([
    'http://example.org/',
    'ftp://example.org/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://user@example.org/',
    'https://user:secret@example.org/',
    'https://:secret@example.org/',
    'https://example.org:22/',
    'https://example.org:80/',
    'https://example.org:6379/',
    'example.org',
    '',
    'https://',
    'https:// example.org',
    'https://exa mple.org',
    'https://example.org/in\r\nx-header: 1',
    'https://exam\nple.org/',
    'https://example.org/a\tb',
    'https://example.org\\in',
    'https://example.org/\u200bin',
    '//example.org/',
    'https://127.0.0.1:99999/',
  ])('cannot be %s', (url) => expect(targetProblem(url, 'public')).toBe('webhook_url_invalid'));

  it.each([
    'https://localhost/',
    'https://LOCALHOST/',
    'https://a.localhost/',
    'https://printer.local/',
    'https://db.internal/',
    'https://intranet/',
    'https://metadata.google.internal/',
    'https://localhost./',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://0/',
    'https://127.0.0.1./',
    'https://１２７.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[64:ff9b::127.0.0.1]/',
    'https://[fe80::1]/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data/',
  ])('is recognised as internal: %s', (url) => expect(targetProblem(url, 'public')).toBe('webhook_url_private'));

  it('can be any valid HTTP URL in development', () => {
    for (const url of ['http://127.0.0.1:8080/in', 'http://localhost/', 'https://[::1]:99/'])
      expect(targetProblem(url, 'any')).toBeNull();
    for (const url of ['ftp://localhost/', 'http://user:secret@localhost/', 'nonsense'])
      expect(targetProblem(url, 'any')).toBe('webhook_url_invalid');
  });
});
