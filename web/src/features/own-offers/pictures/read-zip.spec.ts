import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { importLimits } from '@lendring/contracts/offer/import-limits.js';
import { readArchive, unpacked } from './read-zip.js';

const byte = strToU8('x');
const read = (entries: Record<string, Uint8Array>) => {
  const found = readArchive(zipSync(entries));
  if (typeof found === 'string') return found;
  const { pictures, sheets, ...others } = found;
  return {
    pictures: pictures.map(({ name, type }) => `${name} ${type}`),
    sheets: sheets.map(({ name }) => name),
    ...others,
  };
};

describe('a ZIP archive of pictures', () => {
  it('yields the pictures and spreadsheets of all folders and names the other files', () => {
    expect(
      read({
        'Z-017.jpg': byte,
        'Bilder/Z-018.PNG': byte,
        'Bilder/': new Uint8Array(),
        'liste.csv': byte,
        'Bilder/logo.svg': byte,
        'film.jpg': new Uint8Array(importLimits.zip.each + 1),
        '.versteckt.jpg': byte,
        '__MACOSX/Z-017.jpg': byte,
        '../../Z-019.jpg': byte,
        '..\\Z-020.jpg': byte,
      }),
    ).toEqual({
      pictures: ['Z-017.jpg image/jpeg', 'Z-018.PNG image/png'],
      sheets: ['liste.csv'],
      tooBig: ['film.jpg'],
      others: ['logo.svg'],
    });
  });

  it.each([
    [
      'entries that unpack to more than the limit together',
      Object.fromEntries(
        Array.from({ length: 8 }, (_, n) => [`${n}.jpg`, new Uint8Array(importLimits.zip.each - 1)] as const),
      ),
      'zipTooBig',
    ],
    [
      'too many entries',
      Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`${n}.txt`, byte])),
      'zipTooMany',
    ],
  ] as const)('is refused with %s', (_, entries, problem) => {
    expect(read(entries)).toBe(problem);
  });

  it('is refused when it is damaged', () => {
    expect(readArchive(strToU8('PK but no archive'))).toBe('zipUnreadable');
    const whole = zipSync({ 'a.jpg': new Uint8Array(10_000).map((_, at) => (at * 7919) % 251) });
    expect(readArchive(whole.subarray(0, 200))).toBe('zipUnreadable');
  });

  it.each([
    ['without a picture', { 'a.txt': byte }, 'zipEmpty'],
    ['with a picture above the limit', { 'a.jpg': new Uint8Array(importLimits.zip.each + 1) }, 'zipTooBig'],
  ] as const)('%s is refused as a source of numbered pictures', async (_, entries, problem) => {
    expect(await unpacked([new File([new Uint8Array(zipSync(entries))], 'a.zip')])).toBe(problem);
  });

  it('may be chosen next to single pictures', async () => {
    const archive = new File([new Uint8Array(zipSync({ 'B.jpg': byte }))], 'bilder.ZIP');
    const files = await unpacked([new File(['x'], 'A.jpg'), archive]);
    expect(typeof files === 'string' ? files : files.map(({ name }) => name)).toEqual(['A.jpg', 'B.jpg']);
  });
});
