import { describe, expect, it } from 'vitest';
import { totalsOf } from '@lendring/contracts/billing/totals.js';
import { invoiceAggregate, type Invoice, type Issued } from '../invoices/invoice.aggregate.js';
import { journalOf } from './journal.js';

const issued: Issued = {
  number: 7,
  series: 'LR-2027',
  userId: '0b9a5f7e-6d1c-4f0e-9a34-5c2d7e8f1a20',
  locale: 'de',
  issuedOn: '2027-01-31',
  dueOn: '2027-02-14',
  term: { from: '2027-01-31', to: '2027-02-28' },
  buyer: {
    company: '=HYPERLINK("x");Verleih',
    name: 'Jana',
    street: 'Nebenweg 1',
    postal: '50823',
    city: 'Köln',
    country: 'DE',
    vatId: null,
    email: 'jana@example.org',
  },
  positions: [{ text: 'Tarif Plus', quantity: 1, unit: 'month', net: 490, vat: { category: 'S', rate: 1900 } }],
  written: [],
  net: 490,
  vat: 93,
  gross: 583,
  cancels: null,
};
const invoice = (change: Partial<Issued> = {}, paidOn: string | null = null): Invoice => {
  const { net, vat, gross } = totalsOf(change.positions ?? issued.positions);
  return {
    ...invoiceAggregate.initialState,
    issued: { ...issued, ...change, net, vat, gross },
    paid: paidOn === null ? null : { paymentId: '', paidOn, way: 'account' },
  };
};
const linesOf = (csv: string) =>
  csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(';'));
const cents = (written = '') => Number(written.replace(',', '.')) * 100;

describe('accounting journal', () => {
  it('has one line per invoice and credit note, with opposite amounts', () => {
    const back = issued.positions.map((one) => ({ ...one, net: 0 - one.net }));
    const csv = journalOf([
      { invoice: invoice({ buyer: null }, '2027-02-01'), cancels: null },
      { invoice: invoice({ number: 8, buyer: null, positions: back, cancels: 'x' }), cancels: 'LR-2027-7' },
    ]);
    expect(linesOf(csv).map((line) => line.join('|'))).toEqual([
      '5,83|S|EUR|31.01.2027|LR-2027-7|Tarif Plus|4,90|19,00|0,93|S||||31.01.2027|27.02.2027|01.02.2027|',
      '5,83|H|EUR|31.01.2027|LR-2027-8|Tarif Plus|4,90|19,00|0,93|S||||31.01.2027|27.02.2027||LR-2027-7',
    ]);
  });

  it('adds up to the cent with the issued invoices', () => {
    const all = Array.from({ length: 200 }, (_, index) =>
      invoice({
        buyer: null,
        number: index + 1,
        positions: [
          { text: 'a', quantity: 1, unit: 'piece', net: 101 + index * 7, vat: { category: 'S', rate: 1900 } },
          { text: 'b', quantity: 1, unit: 'piece', net: 33 + index, vat: { category: 'S', rate: 2100 } },
        ],
      }),
    );
    const lines = linesOf(journalOf(all.map((one) => ({ invoice: one, cancels: null }))));
    const sum = (column: number) => Math.round(lines.reduce((total, line) => total + cents(line[column]), 0));
    const of = (field: 'net' | 'vat' | 'gross') => all.reduce((total, one) => total + (one.issued?.[field] ?? 0), 0);
    expect([sum(0), sum(6), sum(8)]).toEqual([of('gross'), of('net'), of('vat')]);
    expect(lines).toHaveLength(400);
  });

  it('neutralises spreadsheet formulas in customer names', () => {
    expect(journalOf([{ invoice: invoice(), cancels: null }])).toContain(`"'=HYPERLINK(""x"");Verleih"`);
  });
});
