import type { InvoiceEvent } from '@lendring/contracts/billing/invoice-events.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

/** Where an invoice is found; what stands on it is read from the log. */
export type InvoiceDocument = Readonly<{
  invoiceId: string;
  userId: string;
  issuedOn: string;
  number: number;
  series: string;
  /** Whom it was for is erased. */
  forgotten: boolean;
}>;

export const invoices: Projection<InvoiceDocument, InvoiceEvent> = {
  name: 'invoices',
  version: 1,
  prefixes: ['invoice-'],
  indexes: [[['userId', 1]]],
  ids: ({ type, data }) => (type === 'InvoiceIssued' || type === 'InvoiceForgotten' ? [data.invoiceId] : []),
  evolve(document, { type, data }) {
    if (type === 'InvoiceForgotten') return document && { ...document, forgotten: true };
    if (type !== 'InvoiceIssued') return document;
    const { invoiceId, userId, issuedOn, number, series } = data;
    return { invoiceId, userId, issuedOn, number, series, forgotten: false };
  },
};
