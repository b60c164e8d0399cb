import { strToU8, zipSync } from 'fflate';
import { csvOf } from '@lendring/contracts/rules/csv.js';
import { sheetNotes } from '@lendring/contracts/rules/offer-sheet-notes.js';
import { sheetColumns, type SheetColumnName } from '@lendring/contracts/rules/offer-sheet.js';
import type { Locale } from '../../../i18n/locale.js';

const names = Object.keys(sheetColumns) as SheetColumnName[];

/** Columns of the template with what belongs into each. */
export const templateColumns = (locale: Locale): readonly Readonly<{ head: string; note: string }>[] =>
  names.map((name) => ({ head: sheetColumns[name].head[locale], note: sheetNotes[name][locale] }));

export const templateCsv = (locale: Locale): string =>
  csvOf([templateColumns(locale).map(({ head }) => head)], locale === 'en' ? ',' : ';');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const sheetOf = (rows: readonly (readonly string[])[]): string =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map((row) => `<row>${row.map((text) => `<c t="inlineStr"><is><t>${escaped(text)}</t></is></c>`).join('')}</row>`)
    .join('')}</sheetData></worksheet>`;

const OFFICE = 'http://schemas.openxmlformats.org';
const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * Excel file with the columns in its first sheet, which an import reads, and their explanation in the second one.
 *
 * @param sheets names of the two sheets, at most 31 characters each (limit of Excel)
 */
export const templateXlsx = (locale: Locale, sheets: readonly [string, string]): Uint8Array => {
  const columns = templateColumns(locale);
  const files = {
    '[Content_Types].xml': `<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${EXCEL}.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="${EXCEL}.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${OFFICE}/spreadsheetml/2006/main" xmlns:r="${OFFICE}/officeDocument/2006/relationships"><sheets>${sheets
      .map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${OFFICE}/package/2006/relationships">${sheets
      .map(
        (_, at) =>
          `<Relationship Id="rId${at + 1}" Type="${OFFICE}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
    'xl/worksheets/sheet1.xml': sheetOf([columns.map(({ head }) => head)]),
    'xl/worksheets/sheet2.xml': sheetOf(columns.map(({ head, note }) => [head, note])),
  };
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(head + text)])));
};
