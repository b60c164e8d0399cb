import type { InvoiceDocument, InvoicePosition } from '@lendring/contracts/billing/invoice-document.js';
import { formats, say } from './wording.js';
import { mm } from '@lendring/platform/pdf/paper.js';

/** Left margin and text width of every page (DIN 5008). */
export const LEFT = mm(25);
export const WIDTH = mm(165);

export type Column = Readonly<{
  title: string;
  x: number;
  width: number;
  align: 'left' | 'right';
  of: (position: InvoicePosition, index: number) => string;
}>;

export const columnsOf = (document: InvoiceDocument): readonly Column[] => {
  const { money, rate, quantity } = formats(document.locale);
  const widths = [mm(11), mm(62), mm(25), mm(27), mm(14), mm(26)];
  const column = (
    index: number,
    title: Parameters<typeof say>[1],
    of: Column['of'],
    align: Column['align'] = 'right',
  ): Column => ({
    title: say(document, title),
    x: LEFT + widths.slice(0, index).reduce((sum, width) => sum + width, 0) + mm(1.5),
    width: (widths[index] ?? 0) - mm(3),
    align,
    of,
  });
  return [
    column(0, 'position', (_, index) => String(index + 1), 'left'),
    column(1, 'what', ({ text }) => text, 'left'),
    column(2, 'quantity', quantity),
    column(3, 'price', ({ unitNet }) => money(unitNet)),
    column(4, 'vatRate', (position) =>
      position.vat === 'S' ? rate(position.rate) : position.vat === 'Z' ? rate(0) : '–',
    ),
    column(5, 'amount', ({ net }) => money(net)),
  ];
};
