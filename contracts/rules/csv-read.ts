import { withoutGuards } from './csv.js';

/** Table read from a CSV file: its head, then rows with the line on which each begins (the head is on line 1). */
export type CsvTable = Readonly<{
  head: readonly string[];
  rows: readonly Readonly<{ line: number; cells: readonly string[] }>[];
}>;

/**
 * Reasons why a text is no CSV table: no head, a quotation mark that never ends, or text after a closing quotation mark.
 */
export type CsvProblem = Readonly<{ problem: 'empty' | 'open_quote' | 'text_after_quote'; line: number }>;

const separators = [';', ',', '\t'] as const;

/** The separator that occurs most often in the head, outside quotation marks. */
const separatorOf = (text: string): string => {
  const [head = ''] = text.replace(/"[^"]*"/g, '').split(/\r\n|\r|\n/, 1);
  const count = (separator: string) => head.split(separator).length;
  return separators.toSorted((one, other) => count(other) - count(one))[0] ?? ';';
};

const isQuoted = /^ *"/;

/**
 * Reads CSV (RFC 4180) with semicolons, commas or tabs. Drops empty rows, spaces around cells, and the apostrophes that
 * an export puts in front of formulas.
 */
export const readCsv = (given: string): CsvTable | CsvProblem => {
  const text = given.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const rows: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let line = 1;
  let begin = 1;
  let at = 0;
  const endRow = () => {
    if (cells.some(Boolean)) rows.push({ line: begin, cells });
    cells = [];
    begin = line;
  };
  while (at < text.length) {
    const rest = isQuoted.exec(text.slice(at, at + 20));
    let cell: string;
    if (rest) {
      const opened = line;
      let end = at + rest[0].length;
      const from = end;
      for (; ; end += 2) {
        end = text.indexOf('"', end);
        if (end < 0) return { problem: 'open_quote', line: opened };
        if (text[end + 1] !== '"') break;
      }
      cell = text.slice(from, end).replaceAll('""', '"');
      line += cell.match(/\r\n|\r|\n/g)?.length ?? 0;
      at = end + 1;
      while (text[at] === ' ') at += 1;
      if (at < text.length && text[at] !== separator && text[at] !== '\r' && text[at] !== '\n')
        return { problem: 'text_after_quote', line };
    } else {
      const from = at;
      while (at < text.length && text[at] !== separator && text[at] !== '\r' && text[at] !== '\n') at += 1;
      cell = text.slice(from, at);
    }
    cells.push(withoutGuards(cell.trim()));
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) cells.push('');
      continue;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    line += 1;
    endRow();
  }
  endRow();
  const [head, ...others] = rows;
  return head ? { head: head.cells, rows: others } : { problem: 'empty', line: 1 };
};

/**
 * Text of a file in UTF-8 or, with a byte order mark, in UTF-16. Other bytes are Windows-1252, which older versions of
 * Excel write.
 */
export const decodeText = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
