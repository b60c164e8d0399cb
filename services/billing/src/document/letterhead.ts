import type { InvoiceDocument } from '@lendring/contracts/billing/invoice-document.js';
import { BUILT_IN_NAME } from '@lendring/contracts/kernel/brand-name.js';
import { LEFT, WIDTH } from './columns.js';
import { colours, heightOf, mm, type Lines, type Paper, type Style } from '@lendring/platform/pdf/paper.js';
import { formats, ibanInGroups, say } from './wording.js';

const putSign = (pdf: Paper['pdf']): void => {
  pdf.save().translate(LEFT, mm(15)).scale(0.95).lineWidth(5).lineCap('round');
  pdf.path('M23.7 9.6A10 10 0 1 0 25.2 20').stroke(colours.teal);
  pdf.path('M27 15.2a10 10 0 0 1-7.3 9.9').stroke('#7fc4c6');
  pdf.restore();
};

export const putBrand = ({ pdf, aside, write }: Paper, name: string): void => {
  const isOwn = name === BUILT_IN_NAME;
  aside(() => {
    if (isOwn) putSign(pdf);
    write(
      name,
      { x: isOwn ? LEFT + 36 : LEFT, y: mm(15.2), width: mm(80) },
      { look: 'heading', size: isOwn ? 23 : 16, colour: isOwn ? colours.teal : colours.ink },
    );
  });
};

/** Fold marks and the hole-punch mark (DIN 5008, form B). */
export const putMarks = ({ pdf, aside }: Paper): void => {
  aside(() => {
    pdf.lineWidth(0.4);
    for (const [y, length] of [
      [105, 4],
      [148.5, 6],
      [210, 4],
    ] as const)
      pdf
        .moveTo(mm(4), mm(y))
        .lineTo(mm(4 + length), mm(y))
        .stroke(colours.muted);
  });
};

/** Fits the address into the envelope window with the largest possible font size. */
const addressIn = (paper: Paper, entries: readonly string[]): Readonly<{ lines: Lines; style: Style }> => {
  const tried = [10, 9, 8, 7, 6].map((size) => {
    const style = { size };
    const atMost = size === 6 ? 2 : Infinity;
    return { style, lines: entries.flatMap((entry) => paper.broken(entry, mm(80), style, atMost)) };
  });
  const fits = tried.find(({ lines, style }) => heightOf(lines, style) <= mm(27.3));
  return fits ?? tried.at(-1) ?? { lines: [], style: {} };
};

/** Sender line and buyer's address in the envelope window (DIN 5008, form B). */
export const putAddress = (paper: Paper, { seller, buyer, locale }: InvoiceDocument): void => {
  const { country } = formats(locale);
  const sender = `${seller.name} · ${seller.street} · ${seller.postal} ${seller.city}`;
  paper.write(sender, { x: LEFT, y: mm(58.2), width: mm(80) }, { size: 6.5, colour: colours.muted }, 1);
  const entries = [
    ...(buyer.company ? [buyer.company] : []),
    buyer.name,
    buyer.street,
    `${buyer.postal} ${buyer.city}`,
    ...(buyer.country === seller.country ? [] : [country(buyer.country).toLocaleUpperCase(locale)]),
  ];
  const { lines, style } = addressIn(paper, entries);
  paper.put(lines, { x: LEFT, y: mm(62.7), width: mm(80) }, style);
};

export const putFacts = (paper: Paper, document: InvoiceDocument): void => {
  const { number, issuedOn, dueOn, service, kind, payment, buyer, locale } = document;
  const { day } = formats(locale);
  const facts = [
    [say(document, 'number'), number],
    [say(document, 'issuedOn'), day(issuedOn)],
    [say(document, 'service'), `${day(service.from)} – ${day(service.to)}`],
    ...(kind.is === 'invoice' && !payment.paidOn ? [[say(document, 'dueOn'), day(dueOn)]] : []),
    ...(buyer.vatId ? [[say(document, 'buyerVatId'), buyer.vatId]] : []),
  ];
  let y = mm(50);
  for (const [name = '', value = ''] of facts) {
    paper.write(name, { x: mm(120), y, width: mm(70) }, { size: 8, colour: colours.muted }, 1);
    y += 10.5 + paper.write(value, { x: mm(120), y: y + 10.5, width: mm(70) }, { size: 9.5 }, 2) + 3;
  }
};

const named = (name: string, value: string | undefined): string | undefined => value && `${name} ${value}`;

export const putFoot = (paper: Paper, document: InvoiceDocument, page: number, pages: number): void => {
  const { seller, locale } = document;
  const { country } = formats(locale);
  const blocks = [
    [seller.name, seller.street, `${seller.postal} ${seller.city}`, country(seller.country)],
    [seller.email, named(say(document, 'phone'), seller.phone)],
    [seller.bank, `IBAN ${ibanInGroups(seller.iban)}`, named('BIC', seller.bic)],
    [seller.register, named(say(document, 'vatId'), seller.vatId), named(say(document, 'taxNumber'), seller.taxNumber)],
  ];
  const style = { size: 6.8, colour: colours.muted };
  paper.aside(() => {
    paper.pdf
      .lineWidth(0.6)
      .moveTo(LEFT, mm(268))
      .lineTo(LEFT + WIDTH, mm(268))
      .stroke(colours.line);
    blocks.forEach((entries, index) => {
      const box = { x: LEFT + mm([0, 39, 76, 124][index] ?? 0), y: mm(270), width: mm([37, 35, 46, 41][index] ?? 0) };
      let { y } = box;
      for (const entry of entries.filter((one) => one !== undefined)) y += paper.write(entry, { ...box, y }, style, 2);
    });
    const number = say(document, 'page', { page, pages });
    paper.write(number, { x: LEFT, y: mm(288), width: WIDTH }, { ...style, align: 'right' });
  });
};
