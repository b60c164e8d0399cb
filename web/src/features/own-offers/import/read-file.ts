import type { ImportRow } from '@lendring/contracts/offer/import.js';
import { importLimits } from '@lendring/contracts/offer/import-limits.js';
import { decodeText, readCsv } from '@lendring/contracts/rules/csv-read.js';
import { headTwice } from '@lendring/contracts/rules/offer-sheet-heads.js';
import type { Archive, ZipProblem } from '../pictures/read-zip.js';

/** Spreadsheet chosen for an import. */
export type Sheet = Readonly<{ name: string; head: readonly string[]; rows: readonly ImportRow[] }>;

export type FileProblem = Readonly<{
  key:
    | 'tooBig'
    | 'excel'
    | 'binary'
    | 'headTwice'
    | 'empty'
    | 'open_quote'
    | 'text_after_quote'
    | 'tooManyRows'
    | 'tooManyColumns'
    | 'cellTooLong'
    | 'severalFiles'
    | 'noSheet'
    | Exclude<ZipProblem, 'zipEmpty'>;
  params?: Readonly<Record<string, string | number>>;
}>;

const beginsWith = (bytes: Uint8Array, ...first: readonly number[]): boolean =>
  first.every((byte, at) => bytes[at] === byte);

/** First bytes of a ZIP archive, which Excel files are. */
const isZip = (bytes: Uint8Array): boolean => beginsWith(bytes, 0x50, 0x4b);
/** First bytes of the files of Excel before 2007. */
const isOldExcel = (bytes: Uint8Array): boolean => beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
/** First bytes of PNG, JPEG, GIF and PDF, which may be larger than any spreadsheet. */
const isOther = (bytes: Uint8Array): boolean =>
  beginsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
  beginsWith(bytes, 0xff, 0xd8, 0xff) ||
  beginsWith(bytes, 0x47, 0x49, 0x46, 0x38) ||
  beginsWith(bytes, 0x25, 0x50, 0x44, 0x46);

/** Reads a file of Excel, or a CSV file in UTF-8, UTF-16 or Windows-1252, with semicolons, commas or tabs. */
export const readFile = async (file: File): Promise<Sheet | FileProblem> => {
  const { file: most, rows: mostRows, columns, cell: mostText } = importLimits;
  if (isOther(new Uint8Array(await file.slice(0, 4).arrayBuffer()))) return { key: 'binary' };
  if (file.size > most) return { key: 'tooBig', params: { most: most / 1_000_000 } };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isOldExcel(bytes)) return { key: 'excel' };
  const text = isZip(bytes) ? null : decodeText(bytes);
  if (text?.includes('\0')) return { key: 'binary' };
  const read = text === null ? (await import('./read-xlsx.js')).readXlsx(bytes) : readCsv(text);
  if (read === null) return { key: 'excel' };
  if ('problem' in read) return { key: read.problem, params: { line: read.line } };
  const { head, rows } = read;
  const twice = headTwice(head);
  if (twice !== null) return { key: 'headTwice', params: { head: twice } };
  if (rows.length === 0) return { key: 'empty' };
  if (rows.length > mostRows) return { key: 'tooManyRows', params: { most: mostRows } };
  if (head.length > columns) return { key: 'tooManyColumns', params: { most: columns } };
  const long = rows.find(({ cells }) => cells.length > columns || cells.some((cell) => cell.length > mostText));
  if (long) return { key: 'cellTooLong', params: { line: long.line, most: mostText } };
  return { name: file.name, head, rows: rows.map(({ line, cells }) => ({ line, cells: [...cells] })) };
};

const { zip } = importLimits;
const zipParams = { entries: zip.entries, each: zip.each / 1_000_000, whole: zip.whole / 1_000_000 };

/** Spreadsheet of an import and the archive with its pictures. */
export type Chosen = Readonly<{ sheet: Sheet; archive: Archive | null }>;

/** Reads a spreadsheet, a ZIP archive with one spreadsheet and its pictures, or a spreadsheet and such an archive. */
export const readFiles = async (files: readonly File[]): Promise<Chosen | FileProblem> => {
  const zips = files.filter(({ name }) => /\.zip$/i.test(name));
  const sheets = files.filter((file) => !zips.includes(file));
  if (zips.length > 1 || sheets.length > 1) return { key: 'severalFiles' };
  let archive: Archive | null = null;
  for (const file of zips) {
    const { readArchiveFile } = await import('../pictures/read-zip.js');
    const read = await readArchiveFile(file);
    if (read === 'zipEmpty') return { key: 'noSheet' };
    if (typeof read === 'string') return { key: read, params: zipParams };
    archive = read;
  }
  const [file, ...others] = sheets.length > 0 ? sheets : (archive?.sheets ?? []);
  if (!file || others.length > 0) return { key: 'noSheet' };
  const sheet = await readFile(file);
  return 'key' in sheet ? sheet : { sheet, archive };
};

/** Parts of the rows that fit into one call each. */
export const partsOf = (rows: readonly ImportRow[]): readonly (readonly ImportRow[])[] => {
  const parts: ImportRow[][] = [];
  let size = Infinity;
  for (const row of rows) {
    const length = row.cells.reduce((sum, cell) => sum + cell.length, 0);
    const last = parts.at(-1);
    if (!last || last.length === importLimits.chunk || size + length > importLimits.chunkText) {
      parts.push([row]);
      size = length;
    } else {
      last.push(row);
      size += length;
    }
  }
  return parts;
};

const nameOf = async (userId: string, { head, rows }: Sheet): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify([userId, head, rows]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `lendring-import-${Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Id of the import of some rows. The browser keeps it until `end`, so that an upload that was interrupted continues
 * where it ended, and later uploads of the same rows are imports of their own.
 */
export const keptImport = async (userId: string, sheet: Sheet, storage: Storage = localStorage) => {
  const name = await nameOf(userId, sheet);
  try {
    const id = storage.getItem(name) ?? crypto.randomUUID();
    storage.setItem(name, id);
    return { id, end: () => storage.removeItem(name) };
  } catch {
    return { id: crypto.randomUUID(), end: () => {} };
  }
};
