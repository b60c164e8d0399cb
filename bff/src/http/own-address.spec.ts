import { describe, expect, it } from 'vitest';
import { ownAddress } from './own-address.js';

describe('a network address reported by clients', () => {
  it.each([
    ['/inserat/abc?x=1', '/inserat/abc?x=1'],
    ['/a%20b/%C3%A4', '/a%20b/%C3%A4'],
    ['//two/slashes', '//two/slashes'],
    ['http://evil.example/', '/'],
    ['http://evil.example', '/'],
    ['HTTPS://evil.example:8443/x?y=http://z', '/x?y=http://z'],
    ['http://evil.example?q', '/?q'],
    ['/%', '/%25'],
    ['/i/%ff', '/i/%25ff'],
    ['/i/%C3%A4/%zz?a=%', '/i/%25C3%25A4/%25zz?a=%'],
    ['*', '/*'],
    ['', '/'],
  ])('%p is normalised to %p', (sent, own) => expect(ownAddress(sent)).toBe(own));
});
