import { describe, expect, it } from 'vitest';
import { readCsv } from '@lendring/contracts/rules/csv-read.js';
import { sheetHeadOf } from '@lendring/contracts/rules/offer-sheet-heads.js';
import { readXlsx } from './read-xlsx.js';
import { templateColumns, templateCsv, templateXlsx } from './template.js';

describe('the template of an import', () => {
  it.each(['de', 'en', 'nl'] as const)('has a column for each that an import reads, in %s', (locale) => {
    const heads = templateColumns(locale).map(({ head }) => head);
    expect(heads.filter((head) => sheetHeadOf(head).kind !== 'column')).toEqual([]);
    expect(readCsv(templateCsv(locale))).toMatchObject({ head: heads, rows: [] });
    expect(readXlsx(templateXlsx(locale, ['Inserate', 'Erklärung']))).toEqual({ head: heads, rows: [] });
  });
});
