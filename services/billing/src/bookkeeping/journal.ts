import { totalsOf } from '@lendring/contracts/billing/totals.js';
import { csvOf } from '@lendring/contracts/rules/csv.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { invoiceNumber, type Invoice } from '../invoices/invoice.aggregate.js';

export type Entry = Readonly<{ invoice: Invoice; cancels: string | null }>;

const heads = [
  'Umsatz',
  'Soll/Haben',
  'Währung',
  'Belegdatum',
  'Belegnummer',
  'Buchungstext',
  'Netto',
  'Steuersatz',
  'Steuer',
  'Steuerart',
  'Land',
  'USt-IdNr.',
  'Kunde',
  'Leistung von',
  'Leistung bis',
  'Bezahlt am',
  'Storno zu',
];

const amount = (cents: number): string => (Math.abs(cents) / 100).toFixed(2).replace('.', ',');
const day = (iso: string): string => iso.split('-').reverse().join('.');

/**
 * Journal for DATEV import: one line per invoice and VAT rate, with unsigned amounts and a flag for debit (`S`) or
 * credit (`H`). The words are German, as the tax office expects.
 */
export const journalOf = (entries: readonly Entry[]): string =>
  csvOf(
    [
      heads,
      ...entries.flatMap(({ invoice: { issued, paid }, cancels }) => {
        if (!issued) return [];
        const { issuedOn, term, buyer, positions } = issued;
        return totalsOf(positions).groups.map(({ net, amount: vat, rate, category }) => [
          amount(net + vat),
          cancels === null ? 'S' : 'H',
          'EUR',
          day(issuedOn),
          invoiceNumber(issued),
          positions.map(({ text }) => text).join(', '),
          amount(net),
          (rate / 100).toFixed(2).replace('.', ','),
          amount(vat),
          category,
          buyer?.country ?? '',
          buyer?.vatId ?? '',
          buyer ? (buyer.company ?? buyer.name) : '',
          term ? day(term.from) : '',
          term ? day(addDays(term.to, -1)) : '',
          paid ? day(paid.paidOn) : '',
          cancels ?? '',
        ]);
      }),
    ],
    ';',
  );
