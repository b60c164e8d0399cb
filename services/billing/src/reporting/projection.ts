import type { InvoiceEvent } from '@lendring/contracts/billing/invoices.js';
import { dailyProjection, type Counted } from '@lendring/platform/runtime/daily-numbers/projection.js';

const counted = ({ type, data }: InvoiceEvent): readonly Counted[] => {
  if (type !== 'InvoiceIssued') return [];
  const { cancels, net, vat, gross, product = 'unknown' } = data;
  // Credit notes have negative amounts, so the sums are net of credits.
  const sums = [
    { counter: 'net', n: net },
    { counter: 'vat', n: vat },
    { counter: 'gross', n: gross },
    { counter: 'net', n: net, by: 'product', key: product },
  ];
  return cancels === null
    ? [{ counter: 'invoices' }, { counter: 'invoiced', n: net }, ...sums]
    : [{ counter: 'credit_notes' }, { counter: 'credited', n: net }, ...sums];
};

export const daily = dailyProjection<InvoiceEvent>({
  version: 3,
  prefixes: ['invoice-'],
  counted,
  dayOf: (event) => (event.type === 'InvoiceIssued' ? event.data.issuedOn : ''),
});
