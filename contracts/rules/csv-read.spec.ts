import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.js';
import { decodeText, readCsv } from './csv-read.js';

const table = (text: string) => {
  const read = readCsv(text);
  if ('problem' in read) throw new Error(`${read.problem} on line ${read.line}`);
  return [read.head, ...read.rows.map(({ cells }) => cells)];
};

describe('reading CSV', () => {
  it.each([
    ['a;b\n1;2\n', ';'],
    ['a,b\r\n1,2\r\n', ','],
    ['a\tb\r1\t2', 'tab'],
    ['\uFEFFa;b\n\n1;2\n;\n', 'BOM and empty rows'],
    ['"a" ; "b"\n1 ;"2" ', 'spaces'],
  ])('takes %j (%s)', (text) => {
    expect(table(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('takes separators, quotation marks and line breaks within quotation marks', () => {
    expect(table('a;b\n"x;y ""so""";"two\nlines"\n')).toEqual([
      ['a', 'b'],
      ['x;y "so"', 'two\nlines'],
    ]);
    expect(table('"a;a,a",b\n1,2')).toEqual([
      ['a;a,a', 'b'],
      ['1', '2'],
    ]);
  });

  it('names the line on which a row begins', () => {
    expect(readCsv('a;b\n"1\n1";2\n\n3;4')).toMatchObject({ rows: [{ line: 2 }, { line: 5 }] });
  });

  it.each([
    ['', { problem: 'empty', line: 1 }],
    ['\n;;\n', { problem: 'empty', line: 1 }],
    ['a;b\n1;"2\n3;4\n', { problem: 'open_quote', line: 2 }],
    ['a;b\n1;"2"x\n', { problem: 'text_after_quote', line: 2 }],
  ])('refuses %j', (text, problem) => {
    expect(readCsv(text)).toEqual(problem);
  });

  it.each(['=cmd', '+1', '-1+2', '@SUM', 'x,=1+1', 'say "=1"', "it's", '-4,90', 'two\nlines', '"=1'])(
    'returns %j as it was before an export neutralised it',
    (cell) => {
      for (const separator of [',', ';'] as const)
        expect(
          table(
            csvOf(
              [
                ['a', 'b'],
                [cell, 'x'],
              ],
              separator,
            ),
          ),
        ).toEqual([
          ['a', 'b'],
          [cell, 'x'],
        ]);
    },
  );

  it('reads 2,000 long rows in a moment', () => {
    const rows = Array.from({ length: 2_000 }, (_, n) => [`Z-${n}`, 'x"y;'.repeat(500)]);
    expect(table(csvOf([['a', 'b'], ...rows], ';'))).toHaveLength(2_001);
  });
});

describe('the text of a file', () => {
  it('is UTF-8, or Windows-1252 if it cannot be', () => {
    expect(decodeText(new TextEncoder().encode('\uFEFFGröße €'))).toBe('Größe €');
    expect(decodeText(Uint8Array.from([0x47, 0x72, 0xf6, 0xdf, 0x65, 0x20, 0x80]))).toBe('Größe €');
  });

  it('is UTF-16 with a byte order mark', () => {
    const codes = [...'\uFEFFGröße;€'].map((letter) => letter.charCodeAt(0));
    expect(decodeText(Uint8Array.from(codes.flatMap((code) => [code & 0xff, code >> 8])))).toBe('Größe;€');
    expect(decodeText(Uint8Array.from(codes.flatMap((code) => [code >> 8, code & 0xff])))).toBe('Größe;€');
  });
});
