import { describe, expect, it } from 'vitest';
import { csvOf, withoutGuards } from './csv.js';

describe('CSV file', () => {
  it('starts with a UTF-8 BOM and ends every row with a line break', () => {
    expect(
      csvOf(
        [
          ['Zeitraum', 'Wert'],
          ['2026-11', 3],
        ],
        ';',
      ),
    ).toBe('\uFEFFZeitraum;Wert\r\n2026-11;3\r\n');
  });

  it('quotes separators, quotation marks and line breaks', () => {
    expect(csvOf([['a;b', 'a,b', 'say "so"', 'two\nlines']], ';')).toBe(
      '\uFEFF"a;b";a,b;"say ""so""";"two\nlines"\r\n',
    );
    expect(csvOf([['a;b', 'a,b']], ',')).toBe('\uFEFFa;b,"a,b"\r\n');
  });

  it.each(['=1+1', '+1', '-1+1', '-1,5E3', '@SUM(A1)', '\tx', '\r=1', '＝1+1', '＠SUM(A1)'])(
    'neutralises the formula %j',
    (text) => {
      expect(csvOf([[text]], ';')).toContain(`'${text.slice(0, 1)}`);
    },
  );

  it.each(['x;=1+1', 'x,=1+1', 'x\t@SUM(A1)', 'x\n-1'])(
    'neutralises the formula in %j after another separator',
    (text) => {
      for (const separator of [',', ';'] as const) expect(csvOf([[text]], separator)).toMatch(/x[,;\t\n]'[=@-]/);
    },
  );

  it.each(['x,"=1+1', 'x;"=1+1', 'x,""=1+1,y', '"=1+1'])(
    'neutralises the formula after quotation marks in %j',
    (text) => {
      for (const separator of [',', ';'] as const) expect(csvOf([[text]], separator)).toMatch(/"'=1/);
    },
  );

  it('writes and reads long runs of the same mark', () => {
    for (const mark of ['"', "'", ',', ',"', ",'"]) {
      const text = mark.repeat(100_000 / mark.length);
      expect(csvOf([[text]], ';')).toContain(text.replaceAll('"', '""'));
      expect(withoutGuards(text)).toBe(text);
    }
  });

  it('keeps numbers unchanged, including decimal commas', () => {
    expect(csvOf([[-1, '-4.90']], ',')).toBe('\uFEFF-1,-4.90\r\n');
    expect(csvOf([['-4,90', '0,93']], ';')).toBe('\uFEFF-4,90;0,93\r\n');
    expect(csvOf([['-4,90']], ',')).toBe('\uFEFF"-4,90"\r\n');
  });
});
