import { strFromU8, unzipSync } from 'fflate';
import { importLimits } from '@lendring/contracts/offer/import-limits.js';
import type { CsvTable } from '@lendring/contracts/rules/csv-read.js';

/** Bytes of one unpacked part, above which a file is refused: a small archive can unpack to gigabytes. */
const MOST_UNPACKED = 40_000_000;

const parts = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (text: string): string =>
  text
    .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, code?: string, name?: string) => {
      const point = hex ? Number.parseInt(hex, 16) : code ? Number(code) : null;
      if (point !== null) return point <= 0x10_ff_ff ? String.fromCodePoint(point) : '';
      return entities[name ?? ''] ?? whole;
    })
    // Excel writes control characters of a text as `_x000D_`.
    .replace(/_x000[dD]_/g, '');

/** Elements of a name, with or without a namespace prefix: attributes and inner XML. */
const elements = (xml: string, name: string): readonly Readonly<{ attributes: string; inner: string }>[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}((?:\\s[^>]*?)?)(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}>)`, 'g'))].map(
    ([, attributes = '', inner = '']) => ({ attributes, inner }),
  );

const attribute = (attributes: string, name: string): string | null => {
  const [, value] = new RegExp(`(?:^|\\s)(?:\\w+:)?${name}="([^"]*)"`).exec(attributes) ?? [];
  return value === undefined ? null : decoded(value);
};

/** Text of a cell or shared string: all runs, without the phonetic guide of Japanese. */
const textOf = (xml: string): string =>
  elements(xml.replace(/<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g, ''), 't')
    .map(({ inner }) => decoded(inner))
    .join('');

/** Index of a cell's column from its reference: `A1` is 0, `AB7` is 27. */
const columnOf = (reference: string): number =>
  [...reference.replace(/\d+$/, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/**
 * Number as text for the readers of cells. Three decimal places become four, because `12.345` would read as thousands.
 */
const numberText = (value: string): string => {
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  const text = String(Number(number.toPrecision(12)));
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
};

const first = (xml: string, name: string) => elements(xml, name)[0];

/** Path of the first sheet of a workbook. */
const sheetPath = (workbook: string, relations: string): string | null => {
  const id = attribute(first(workbook, 'sheet')?.attributes ?? '', 'id');
  const found = elements(relations, 'Relationship').find(({ attributes }) => attribute(attributes, 'Id') === id);
  const target = found && attribute(found.attributes, 'Target');
  return target ? (target.startsWith('/') ? target.slice(1) : `xl/${target}`) : null;
};

/** Reads the first sheet of an Excel file (XLSX). Formulas count as their last value. Null if it is none. */
export const readXlsx = (bytes: Uint8Array): CsvTable | null => {
  let files: Readonly<Record<string, Uint8Array>>;
  try {
    files = unzipSync(bytes, { filter: ({ name, originalSize }) => parts.test(name) && originalSize <= MOST_UNPACKED });
  } catch {
    return null;
  }
  const read = (name: string): string => {
    const file = files[name];
    return file ? strFromU8(file) : '';
  };
  const path = sheetPath(read('xl/workbook.xml'), read('xl/_rels/workbook.xml.rels'));
  if (path === null || !files[path]) return null;
  const shared = elements(read('xl/sharedStrings.xml'), 'si').map(({ inner }) => textOf(inner));
  const valueOf = (attributes: string, inner: string): string => {
    const value = decoded(first(inner, 'v')?.inner ?? '');
    switch (attribute(attributes, 't')) {
      case 's':
        return shared[Number(value)] ?? '';
      case 'inlineStr':
        return textOf(inner);
      case 'str':
        return value;
      case 'b':
        return value === '1' ? 'TRUE' : 'FALSE';
      case 'e':
        return '';
      default:
        return value && numberText(value);
    }
  };
  const rows = elements(read(path), 'row').flatMap(({ attributes, inner }, index) => {
    const cells: string[] = [];
    elements(inner, 'c').forEach((cell, at) => {
      const reference = attribute(cell.attributes, 'r');
      const column = reference ? columnOf(reference) : at;
      if (column >= 0 && column <= importLimits.columns) cells[column] = valueOf(cell.attributes, cell.inner).trim();
    });
    const filled = Array.from(cells, (cell) => cell ?? '');
    return filled.some(Boolean) ? [{ line: Number(attribute(attributes, 'r') ?? index + 1), cells: filled }] : [];
  });
  const [head, ...others] = rows;
  return head ? { head: head.cells, rows: others } : null;
};
