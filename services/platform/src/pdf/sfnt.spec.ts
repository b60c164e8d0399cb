import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { create, type Font } from 'fontkit';
import { sfntOf } from './sfnt.js';

const woff = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/mulish/files/mulish-latin-400-normal.woff'),
);

describe('uncompressed font', () => {
  it('equals the original font, with tables aligned to four bytes', () => {
    const [packed, plain] = [create(woff) as Font, create(sfntOf(woff)) as Font];
    expect(plain.characterSet).toEqual(packed.characterSet);
    expect(plain.layout('Zahlung: 5,83 €').advanceWidth).toBe(packed.layout('Zahlung: 5,83 €').advanceWidth);
    expect(plain.fullName).toBe(packed.fullName);
    const tables = sfntOf(woff).readUInt16BE(4);
    for (let index = 0; index < tables; index++) expect(sfntOf(woff).readUInt32BE(12 + index * 16 + 8) % 4).toBe(0);
  });

  it('is made from a WOFF file only', () => {
    expect(() => sfntOf(sfntOf(woff))).toThrow('not a WOFF');
  });
});
