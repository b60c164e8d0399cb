import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { importLimits } from '@lendring/contracts/offer/import-limits.js';
import { picturesInZip, unpacked } from './read-zip.js';

const byte = strToU8('x');
const namesIn = (entries: Record<string, Uint8Array>) => {
  const found = picturesInZip(zipSync(entries));
  return typeof found === 'string' ? found : found.map(({ name, type }) => `${name} ${type}`);
};

describe('a ZIP archive of pictures', () => {
  it('yields the pictures of all folders and nothing else', () => {
    expect(
      namesIn({
        'Z-017.jpg': byte,
        'Bilder/Z-018.PNG': byte,
        'Bilder/': new Uint8Array(),
        'liste.csv': byte,
        '.versteckt.jpg': byte,
        '__MACOSX/Z-017.jpg': byte,
        '../../Z-019.jpg': byte,
        '..\\Z-020.jpg': byte,
      }),
    ).toEqual(['Z-017.jpg image/jpeg', 'Z-018.PNG image/png']);
  });

  it.each([
    [
      'an entry that unpacks to more than the limit',
      { 'a.jpg': new Uint8Array(importLimits.zip.each + 1) },
      'zipTooBig',
    ],
    [
      'too many entries',
      Object.fromEntries(Array.from({ length: importLimits.zip.entries + 1 }, (_, n) => [`${n}.txt`, byte])),
      'zipTooMany',
    ],
    ['no pictures', { 'a.txt': byte }, 'zipEmpty'],
  ] as const)('is refused with %s', (_, entries, problem) => {
    expect(namesIn(entries)).toBe(problem);
  });

  it('is refused when it is damaged', () => {
    expect(picturesInZip(strToU8('PK but no archive'))).toBe('zipUnreadable');
    const whole = zipSync({ 'a.jpg': new Uint8Array(10_000).map((_, at) => (at * 7919) % 251) });
    expect(picturesInZip(whole.subarray(0, 200))).toBe('zipUnreadable');
  });

  it('may be chosen next to single pictures', async () => {
    const archive = new File([new Uint8Array(zipSync({ 'B.jpg': byte }))], 'bilder.ZIP');
    const files = await unpacked([new File(['x'], 'A.jpg'), archive]);
    expect(typeof files === 'string' ? files : files.map(({ name }) => name)).toEqual(['A.jpg', 'B.jpg']);
  });
});
