import { BUILT_IN_NAME } from '@lendring/contracts/kernel/brand-name.js';
import { problemsOf, type InvoiceDocument } from '@lendring/contracts/billing/invoice-document.js';
import { columnsOf, LEFT, WIDTH, type Column } from './columns.js';
import { facturx } from './facturx.js';
import { putAddress, putBrand, putFacts, putFoot, putMarks } from './letterhead.js';
import { colours, heightOf, mm, openPaper, type Paper, type Style } from '@lendring/platform/pdf/paper.js';
import { asksForTransfer, transferCode } from './transfer-code.js';
import { formats, ibanInGroups, paymentTerms, say, titleOf } from './wording.js';
import { facturxMetadata } from './xmp.js';

/** File name that Factur-X prescribes for the embedded XML. */
const XML_NAME = 'factur-x.xml';
const BOTTOM = mm(262);
const PADDING = 4.5;
const AMOUNTS = { x: LEFT + mm(75), label: mm(55), width: mm(88.5) } as const;

export type RenderedInvoice = Readonly<{
  pdf: Buffer;
  /** Characters without a glyph in any font, shown as question marks in the PDF and unchanged in the XML. */
  unshown: readonly string[];
}>;

type Sheet = Readonly<{ brand: string; paper: Paper; document: InvoiceDocument; body: PDFKit.PDFStructureElement }>;

const tagged = ({ paper: { pdf } }: Sheet, parent: PDFKit.PDFStructureElement, tag: string, draw: () => void): void => {
  parent.add(pdf.struct(tag, {}, draw));
};

const rule = ({ pdf, aside }: Paper, y: number, colour: string = colours.line): void =>
  aside(
    () =>
      void pdf
        .lineWidth(0.6)
        .moveTo(LEFT, y)
        .lineTo(LEFT + WIDTH, y)
        .stroke(colour),
  );

const putHead = (sheet: Sheet, columns: readonly Column[], table: PDFKit.PDFStructureElement, y: number): number => {
  const { paper } = sheet;
  const style: Style = { look: 'strong', size: 8.5, colour: colours.teal };
  const height = 8.5 * 1.35 + 2 * PADDING;
  paper.aside(() => void paper.pdf.rect(LEFT, y, WIDTH, height).fill(colours.tint));
  const row = paper.pdf.struct('TR');
  table.add(row);
  for (const { title, x, width, align } of columns)
    tagged(sheet, row, 'TH', () => void paper.write(title, { x, y: y + PADDING, width }, { ...style, align }, 1));
  row.end();
  return y + height;
};

/** Subtotal carried forward, at the bottom of one page and the top of the next. */
const putCarried = (
  { paper, document }: Sheet,
  text: 'carryOver' | 'carriedOver',
  cents: number,
  y: number,
): number => {
  const style: Style = { look: 'strong', size: 9, align: 'right' };
  const width = WIDTH - mm(1.5);
  paper.aside(() => {
    paper.write(say(document, text), { x: LEFT, y: y + PADDING, width: width - mm(28) }, style);
    paper.write(formats(document.locale).money(cents), { x: LEFT, y: y + PADDING, width }, style);
  });
  return y + 9 * 1.35 + 2 * PADDING;
};
const CARRIED = 9 * 1.35 + 2 * PADDING;

const nextPage = ({ paper, document, brand }: Sheet): number => {
  paper.pdf.addPage();
  putBrand(paper, brand);
  paper.aside(() => {
    const style: Style = { colour: colours.muted, align: 'right' };
    paper.write(titleOf(document), { x: LEFT + mm(60), y: mm(17), width: WIDTH - mm(60) }, style, 1);
  });
  return mm(34);
};

const putPositions = (sheet: Sheet, from: number): number => {
  const { paper, document, body } = sheet;
  const columns = columnsOf(document);
  const style: Style = { size: 9.2 };
  const table = paper.pdf.struct('Table');
  body.add(table);
  let y = putHead(sheet, columns, table, from);
  let carried = 0;
  document.positions.forEach((position, index) => {
    const cells = columns.map((column) => paper.broken(column.of(position, index), column.width, style, 8));
    const height = Math.max(...cells.map((lines) => heightOf(lines, style))) + 2 * PADDING;
    if (y + height + CARRIED > BOTTOM) {
      putCarried(sheet, 'carryOver', carried, y);
      y = putCarried(sheet, 'carriedOver', carried, putHead(sheet, columns, table, nextPage(sheet)));
      rule(paper, y);
    }
    const row = paper.pdf.struct('TR');
    table.add(row);
    columns.forEach(({ x, width, align }, at) => {
      tagged(
        sheet,
        row,
        'TD',
        () => void paper.put(cells[at] ?? [], { x, y: y + PADDING, width }, { ...style, align }),
      );
    });
    row.end();
    y += height;
    rule(paper, y);
    carried += position.net;
  });
  table.end();
  return y;
};

const putSums = (sheet: Sheet, from: number): number => {
  const { paper, document, body } = sheet;
  const { money, rate } = formats(document.locale);
  const { net, gross, prepaid, due, vatBreakdown, kind } = document;
  const plain: Style = { size: 9.5 };
  const strong: Style = { look: 'strong', size: 9.5 };
  const sums: readonly (readonly [string, number, Style])[] = [
    [say(document, 'netSum'), net, plain],
    ...vatBreakdown
      .filter(({ category }) => category === 'S' || category === 'Z')
      .map(
        (group) =>
          [say(document, 'vatOf', { rate: rate(group.rate), net: money(group.net) }), group.vat, plain] as const,
      ),
    [say(document, 'gross'), gross, strong],
    ...(prepaid === 0 ? [] : [[say(document, 'prepaid'), -prepaid, plain] as const]),
    [
      say(document, kind.is === 'invoice' ? 'due' : 'givenBack'),
      due,
      { look: 'heading', size: 16, colour: colours.teal },
    ],
  ];
  let y = from;
  for (const [label, cents, style] of sums) {
    tagged(sheet, body, 'P', () => {
      const box = { x: AMOUNTS.x, y, width: AMOUNTS.label };
      const lines = paper.broken(label, box.width, style);
      paper.put(lines, box, style);
      paper.write(money(cents), { ...box, width: AMOUNTS.width }, { ...style, align: 'right' });
      y += heightOf(lines, style) + 2.5;
    });
  }
  return y;
};

const putCode = (sheet: Sheet, y: number): number => {
  const { paper, document, body } = sheet;
  const { size, dark } = transferCode(document);
  const side = mm(36);
  const module = side / size;
  const x = LEFT + WIDTH - side;
  const amount = formats(document.locale).money(document.due);
  const alt = say(document, 'scanMeans', { amount, name: document.seller.name });
  const figure = paper.pdf.struct('Figure', { alt }, () => {
    paper.pdf.fillColor('#000000');
    dark.forEach((row, down) => {
      row.forEach((on, across) => {
        if (on) paper.pdf.rect(x + across * module, y + down * module, module, module);
      });
    });
    paper.pdf.fill();
  });
  body.add(figure);
  const box = { x: x - mm(12), y: y + side, width: side + mm(12) };
  const caption: Style = { size: 7.5, colour: colours.muted, align: 'right' };
  tagged(sheet, body, 'Caption', () => void paper.write(say(document, 'scan'), box, caption));
  return side + 14;
};

const putEnd = (sheet: Sheet, from: number): void => {
  const { paper, document, body } = sheet;
  const withCode = asksForTransfer(document);
  const width = withCode ? mm(120) : WIDTH;
  const { seller } = document;
  const bank = [seller.bic && `BIC ${seller.bic}`, seller.bank].filter(Boolean).join(', ');
  const account = [seller.name, `IBAN ${ibanInGroups(seller.iban)}`, bank];
  const sentences = [
    paymentTerms(document),
    ...(withCode ? account : []),
    ...document.vatBreakdown.map(({ exemptionReason = '' }) => exemptionReason),
  ];
  const paragraphs = sentences.filter(Boolean).map((text) => paper.broken(text, width));
  const needed = Math.max(
    withCode ? mm(36) + 14 : 0,
    paragraphs.reduce((height, lines) => height + heightOf(lines) + 6, 0),
  );
  const top = from + needed > BOTTOM ? nextPage(sheet) : from;
  let y = top;
  for (const lines of paragraphs) {
    tagged(sheet, body, 'P', () => void paper.put(lines, { x: LEFT, y, width }));
    y += heightOf(lines) + 6;
  }
  if (withCode) putCode(sheet, top);
};

const putPages = (sheet: Sheet): void => {
  const { paper, document, body, brand } = sheet;
  putBrand(paper, brand);
  putMarks(paper);
  tagged(sheet, body, 'P', () => putAddress(paper, document));
  tagged(sheet, body, 'P', () => putFacts(paper, document));
  const title: Style = { look: 'heading', size: 22 };
  tagged(sheet, body, 'H1', () => void paper.write(titleOf(document), { x: LEFT, y: mm(100), width: WIDTH }, title, 2));
  const positionsEnd = putPositions(sheet, mm(114));
  const sums = mm(14) + document.vatBreakdown.length * 16 + 80;
  putEnd(sheet, putSums(sheet, positionsEnd + sums > BOTTOM ? nextPage(sheet) : positionsEnd + 12) + 14);
  const { start, count } = paper.pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    paper.pdf.switchToPage(page);
    putFoot(paper, document, page - start + 1, count);
  }
};

/**
 * Renders the invoice as PDF/A-3b with embedded Factur-X XML; equal documents give equal bytes. @throws with all
 * violated rules if the sums violate EN 16931
 */
export const renderInvoice = async (
  document: InvoiceDocument,
  brand: string = BUILT_IN_NAME,
): Promise<RenderedInvoice> => {
  const problems = problemsOf(document);
  if (problems.length > 0)
    throw new Error(
      `Invoice ${document.number} violates the rules for invoices: ${problems.map(({ rule: id, says }) => `${id}: ${says}`).join('; ')}`,
    );
  const at = new Date(`${document.issuedOn}T00:00:00Z`);
  const paper = openPaper({ title: titleOf(document), lang: document.locale, at });
  const { pdf } = paper;
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => {
    pdf.once('end', resolve);
    pdf.once('error', reject);
  });
  const body = pdf.struct('Document');
  pdf.addStructure(body);
  putPages({ paper, document, body, brand });
  body.end();
  const attached = {
    name: XML_NAME,
    type: 'text/xml',
    description: 'Factur-X / ZUGFeRD, EN 16931',
    relationship: 'Alternative',
    creationDate: at,
    modifiedDate: at,
  };
  pdf.file(Buffer.from(facturx(document)), attached);
  pdf.appendXML(facturxMetadata(XML_NAME));
  pdf.end();
  await ended;
  return { pdf: Buffer.concat(chunks), unshown: [...paper.unshown] };
};
