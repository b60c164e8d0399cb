import { describe, expect, it } from 'vitest';
import { looksLikeAddress } from './web-address.js';

describe('a nickname that looks like the address of a website', () => {
  it.each([
    'www.evil.example',
    'WWW.anna',
    'evil.com',
    'Evil.COM',
    'geld-leihen.de',
    'a.b.co.uk',
    'evil.c\u043em',
    'x_y.online',
  ])('is %s', (nickname) => expect(looksLikeAddress(nickname)).toBe(true));
  it.each(['anna.maria', 'jan.de.vries', 'Kamera.Kiste', 'lena_83', 'wwwolf', 'dotcom', 'max.2000', 'werkzeug.koeln'])(
    'is not %s',
    (nickname) => expect(looksLikeAddress(nickname)).toBe(false),
  );
});
