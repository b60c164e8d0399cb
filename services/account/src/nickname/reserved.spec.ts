import { describe, expect, it } from 'vitest';
import { nicknamePattern } from '@lendring/contracts/account/patterns.js';
import { isReserved } from './reserved.js';

/** Code points, because the letters look alike in an editor. */
const letters = (...codes: readonly (number | string)[]): string =>
  codes.map((code) => (typeof code === 'string' ? code : String.fromCodePoint(code))).join('');

describe('nicknames reserved for the operator', () => {
  it.each([
    ['plain', 'Lendring'],
    ['among other words', 'das_lendring_team'],
    ['digits for letters', 'L3ndring'],
    ['digits for letters', '4dm1n'],
    ['a digit for the first letter', '5upport'],
    ['a digit for the first letter, a number behind', '5upp0rt24'],
    ['s with acute', letters(0x15b, 'upport')],
    ['a with dot below', letters(0x1ea1, 'dmin')],
    ['combining marks', letters('a', 0x323, 'dmin')],
    ['stroked letters', letters('supp', 0xf8, 'rt')],
    ['stroked letters', letters(0x142, 'endring')],
    ['Cyrillic', letters(0x430, 0x501, 'm', 0x456, 'n')],
    ['Cyrillic capitals', letters(0x405, 'UPP', 0x41e, 'RT')],
    ['Greek', letters('m', 0x3bf, 'derat', 0x3bf, 'r')],
    ['Greek capitals', letters(0x391, 'DM', 0x399, 0x39d)],
    ['Cherokee', letters(0x13de, 'endring')],
    ['Lisu', letters(0xa4ee, 'dmin')],
    ['Armenian', letters('supp', 0x585, 'rt')],
    ['full width', letters(0xff41, 0xff44, 0xff4d, 0xff49, 0xff4e)],
    ['circled', letters(0x24c1, 'endring')],
    ['mathematical', letters(0x1d4c1, 'endring')],
    ['small capitals', letters('L', 0x1d07, 0x274, 0x1d05, 0x280, 0x26a, 0x274, 0x262)],
    ['Latin alpha', letters(0x251, 'dmin')],
    ['dotless i', letters('Lendr', 0x131, 'ng')],
    ['long s', letters(0x17f, 'upport')],
    ['r and n for m', 'adrnin'],
    ['team beside it', letters('Support', 't', 0x435, 'am')],
  ])('%s: %s', (_, nickname) => expect([nickname, isReserved(nickname)]).toEqual([nickname, true]));

  it.each([
    'badminton_fan',
    'supporter_koeln',
    'teamwork',
    'Kamera.Kiste',
    'müller_köln',
    'Łukasz_Nowak',
    'Катерина',
    'Γιώργος',
    'lena_83',
    'Bohrmeister2000',
    'Wendring',
  ])('%s is not reserved', (nickname) => {
    expect(nickname).toMatch(nicknamePattern);
    expect(isReserved(nickname)).toBe(false);
  });
});
