import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { importLimits } from '@lendring/contracts/offer/import-limits.js';
import { readFiles } from './read-file.js';
import { compareZip } from './zip-pictures.js';

const photo = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const csv = 'Titel;Bilder\nZelt;Bilder/A.JPG; b.png\nBoot;c.jpg; https://example.org/d.jpg\n'.replaceAll('; ', ', ');
const zipOf = (entries: Record<string, Uint8Array>, name = 'inserate.zip') =>
  new File([new Uint8Array(zipSync(entries))], name);
const missing = new Map([
  [2, ['a.jpg', 'b.png', 'film.jpg']],
  [3, ['c.jpg', 'logo.svg', 'brief.jpg']],
]);

describe('a spreadsheet with a ZIP archive', () => {
  it('finds the pictures of its rows and names those that are missing, wrong or unnamed', async () => {
    const read = await readFiles([
      zipOf({
        'liste.csv': strToU8(csv),
        'fotos/a.jpg': photo,
        'fotos/c.jpg': photo,
        'fotos/x.jpg': photo,
        'brief.jpg': strToU8('<html>'),
        'logo.svg': strToU8('<svg/>'),
        'film.jpg': new Uint8Array(importLimits.zip.each + 1),
      }),
    ]);
    if ('key' in read) throw new Error(read.key);
    const { files, notes, unused } = await compareZip(read.sheet, missing, read.archive, new Set());
    expect([...files].map(([key, { name }]) => [key, name])).toEqual([
      ['a.jpg', 'a.jpg'],
      ['c.jpg', 'c.jpg'],
    ]);
    expect(notes).toEqual([
      { line: 2, column: 1, name: 'b.png', why: 'notInZip' },
      { line: 2, column: 1, name: 'film.jpg', why: 'tooBig' },
      { line: 3, column: 1, name: 'logo.svg', why: 'notPicture' },
      { line: 3, column: 1, name: 'brief.jpg', why: 'notPicture' },
    ]);
    expect(unused).toEqual(['x.jpg', 'brief.jpg']);
  });

  it('asks for the archive that its rows name', async () => {
    const read = await readFiles([new File([csv], 'liste.csv')]);
    if ('key' in read) throw new Error(read.key);
    const { notes } = await compareZip(read.sheet, new Map([[2, ['a.jpg']]]), read.archive, new Set());
    expect(notes).toEqual([{ line: 2, column: 1, name: 'a.jpg', why: 'noZip' }]);
  });

  it('names missing pictures of refused rows too, and uploads none for them', async () => {
    const read = await readFiles([new File([csv], 'liste.csv'), zipOf({ 'a.jpg': photo })]);
    if ('key' in read) throw new Error(read.key);
    const named = new Map([[2, ['a.jpg', 'b.png']]]);
    const { files, notes } = await compareZip(read.sheet, named, read.archive, new Set([2]));
    expect([files.size, notes]).toEqual([0, [{ line: 2, column: 1, name: 'b.png', why: 'notInZip' }]]);
  });

  it('may be chosen as two files', async () => {
    const read = await readFiles([new File([csv], 'liste.csv'), zipOf({ 'a.jpg': photo, 'alt.csv': strToU8(csv) })]);
    expect(read).toMatchObject({ sheet: { name: 'liste.csv' }, archive: { pictures: [{ name: 'a.jpg' }] } });
  });

  it.each([
    ['without a spreadsheet', [zipOf({ 'a.jpg': photo })], 'noSheet'],
    ['with two spreadsheets', [zipOf({ 'a.csv': strToU8(csv), 'b.csv': strToU8(csv) })], 'noSheet'],
    ['that is damaged', [new File(['PK nothing'], 'a.zip')], 'zipUnreadable'],
    ['next to another', [zipOf({ 'a.jpg': photo }), zipOf({ 'b.jpg': photo }, 'b.zip')], 'severalFiles'],
  ] as const)('is refused with an archive %s', async (_, files, key) => {
    expect(await readFiles(files)).toMatchObject({ key });
  });
});
