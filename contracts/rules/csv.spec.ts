import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.js';

describe('a table as a file', () => {
  it('begins with the mark of UTF-8 and ends every row with a line break', () => {
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

  it('quotes what holds its separator, quotation marks or line breaks', () => {
    expect(csvOf([['a;b', 'a,b', 'say "so"', 'two\nlines']], ';')).toBe(
      '\uFEFF"a;b";a,b;"say ""so""";"two\nlines"\r\n',
    );
    expect(csvOf([['a;b', 'a,b']], ',')).toBe('\uFEFFa;b,"a,b"\r\n');
  });

  it.each(['=1+1', '+1', '-1+1', '-1,5E3', '@SUM(A1)', '\tx', '\r=1', '＝1+1', '＠SUM(A1)'])(
    'lets no spreadsheet calculate %j',
    (text) => {
      expect(csvOf([[text]], ';')).toContain(`'${text.slice(0, 1)}`);
    },
  );

  it.each(['x;=1+1', 'x,=1+1', 'x\t@SUM(A1)', 'x\n-1'])(
    'nor calculate the rest of %j, which another one divides',
    (text) => {
      for (const separator of [',', ';'] as const) expect(csvOf([[text]], separator)).toMatch(/x[,;\t\n]'[=@-]/);
    },
  );

  it.each(['x,"=1+1', 'x;"=1+1', 'x,""=1+1,y', '"=1+1'])('nor what stands behind quotation marks in %j', (text) => {
    for (const separator of [',', ';'] as const) expect(csvOf([[text]], separator)).toMatch(/"'=1/);
  });

  it('leaves numbers alone, also those that a language writes with a comma', () => {
    expect(csvOf([[-1, '-4.90']], ',')).toBe('\uFEFF-1,-4.90\r\n');
    expect(csvOf([['-4,90', '0,93']], ';')).toBe('\uFEFF-4,90;0,93\r\n');
    expect(csvOf([['-4,90']], ',')).toBe('\uFEFF"-4,90"\r\n');
  });
});
