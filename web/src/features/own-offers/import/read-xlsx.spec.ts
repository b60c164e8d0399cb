import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readXlsx } from './read-xlsx.js';

const workbook = '<workbook xmlns:r="r"><sheets><sheet name="Inserate" sheetId="1" r:id="rId1"/></sheets></workbook>';
const relations = '<Relationships><Relationship Id="rId1" Type="x" Target="worksheets/sheet1.xml"/></Relationships>';
const excel = (rows: string, strings = '') =>
  zipSync({
    'xl/workbook.xml': strToU8(workbook),
    'xl/_rels/workbook.xml.rels': strToU8(relations),
    'xl/sharedStrings.xml': strToU8(`<sst>${strings}</sst>`),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    'xl/styles.xml': strToU8('<styleSheet/>'),
  });

describe('reading an Excel file', () => {
  it('takes shared, inline and computed texts, numbers and empty cells, with the lines of the sheet', () => {
    const bytes = excel(
      `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Preis</t></is></c><c r="C1" t="str"><f>A1</f><v>Größe &amp; Farbe</v></c></row>
       <row r="2"/>
       <row r="4"><c r="A4" t="s"><v>1</v></c><c r="B4" s="3"><v>12.5</v></c></row>
       <row r="5"><c r="C5"><v>0.30000000000000004</v></c><c r="A5" t="b"><v>1</v></c></row>`,
      '<si><t>Titel</t></si><si><r><t xml:space="preserve">Zelt </t></r><r><t>„Iglu“</t></r><rPh><t>x</t></rPh></si>',
    );
    expect(readXlsx(bytes)).toEqual({
      head: ['Titel', 'Preis', 'Größe & Farbe'],
      rows: [
        { line: 4, cells: ['Zelt „Iglu“', '12.5'] },
        { line: 5, cells: ['TRUE', '', '0.3'] },
      ],
    });
  });

  it('keeps three decimal places from reading as thousands', () => {
    const bytes = excel(
      '<row r="1"><c r="A1"><v>1001</v></c><c r="B1"><v>12.345</v></c><c r="AB1"><v>1.5</v></c></row>',
    );
    const { head } = readXlsx(bytes)!;
    expect([head[0], head[1], head[27], head.length]).toEqual(['1001', '12.3450', '1.5', 28]);
  });

  it('takes sheets whose elements have a namespace prefix', () => {
    const bytes = excel('<x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>Titel</x:t></x:is></x:c></x:row>');
    expect(readXlsx(bytes)).toEqual({ head: ['Titel'], rows: [] });
  });

  it.each([
    ['no archive', strToU8('PK but no archive')],
    ['another archive', zipSync({ 'a.txt': strToU8('a') })],
    ['an empty sheet', excel('')],
  ])('refuses %s', (_, bytes) => {
    expect(readXlsx(bytes)).toBeNull();
  });
});
