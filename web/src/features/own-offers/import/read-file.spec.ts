import { describe, expect, it } from 'vitest';
import { importLimits } from '@lendring/contracts/offer/import-limits.js';
import { keptImport, partsOf, readFile } from './read-file.js';

const file = (...parts: readonly (string | Uint8Array<ArrayBuffer>)[]) => new File([...parts], 'inserate.csv');
const row = (line: number, ...cells: readonly string[]) => ({ line, cells: [...cells] });

describe('the file of an import', () => {
  it('is read in UTF-8 and in Windows-1252', async () => {
    const expected = { name: 'inserate.csv', head: ['Titel', 'Ort'], rows: [row(2, 'Öfen', 'Köln')] };
    expect(await readFile(file('\uFEFFTitel;Ort\r\nÖfen;Köln\r\n'))).toMatchObject(expected);
    const latin = Uint8Array.from('Titel;Ort\nÖfen;Köln\n', (letter) => letter.charCodeAt(0));
    expect(await readFile(file(latin))).toMatchObject(expected);
  });

  it('is read in UTF-16, as Excel writes “Unicode text”', async () => {
    const codes = [...'\uFEFFTitel\tOrt\r\nÖfen\tKöln'].map((letter) => letter.charCodeAt(0));
    const bytes = Uint8Array.from(codes.flatMap((code) => [code & 0xff, code >> 8]));
    expect(await readFile(file(bytes))).toMatchObject({ head: ['Titel', 'Ort'], rows: [row(2, 'Öfen', 'Köln')] });
  });

  it.each([
    ['', 'empty', 1],
    ['Titel;Ort\n', 'empty', undefined],
    ['Titel\n"Zelt', 'open_quote', 2],
    ['Titel\n"Zelt"x', 'text_after_quote', 2],
    ['PK\u0003\u0004', 'excel', undefined],
    [Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'excel', undefined],
    [Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d), 'binary', undefined],
    ['%PDF-1.7', 'binary', undefined],
    ['Titel\nZe\0lt', 'binary', undefined],
    ['Titel;Ort;Title\nZelt;Ulm;Zelt', 'headTwice', undefined],
    [`GIF89a${'x'.repeat(importLimits.file)}`, 'binary', undefined],
    [`Titel\n${'x\n'.repeat(importLimits.rows + 1)}`, 'tooManyRows', undefined],
    [`${'a;'.repeat(importLimits.columns)}b\n1`, 'tooManyColumns', undefined],
    [`Titel\n${'x'.repeat(importLimits.cell + 1)}`, 'cellTooLong', 2],
    ['x'.repeat(importLimits.file + 1), 'tooBig', undefined],
  ])('is refused with its reason (case %#)', async (text, key, line) => {
    const read = await readFile(file(text));
    expect(read).toMatchObject({ key, ...(line !== undefined && { params: { line } }) });
  });

  it('is sent in parts of bounded length', () => {
    const short = Array.from({ length: 120 }, (_, n) => row(n, 'x'));
    expect(partsOf(short).map((part) => part.length)).toEqual([50, 50, 20]);
    const long = Array.from({ length: 5 }, (_, n) => row(n, 'x'.repeat(importLimits.chunkText / 2)));
    expect(partsOf(long).map((part) => part.length)).toEqual([2, 2, 1]);
    expect(partsOf([])).toEqual([]);
  });

  it('keeps the id of its import until the end, for each person', async () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, id: string) => void kept.set(name, id),
      removeItem: (name: string) => void kept.delete(name),
    };
    const sheet = { name: 'a.csv', head: ['Titel'], rows: [row(2, 'Zelt')] };
    const { id, end } = await keptImport('mila', sheet, storage);
    expect((await keptImport('mila', { ...sheet, name: 'b.csv' }, storage)).id).toBe(id);
    expect((await keptImport('tom', sheet, storage)).id).not.toBe(id);
    end();
    expect((await keptImport('mila', sheet, storage)).id).not.toBe(id);
  });
});
