import type { InvoiceEvent } from '@lendring/contracts/billing/invoice-events.js';
import type { OwnInvoice } from '@lendring/contracts/billing/queries.js';
import { carried } from '@lendring/platform/read-models/index-spec.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

/** Where an invoice is found; what stands on it is read from the log. */
export type InvoiceDocument = Readonly<{
  invoiceId: string;
  userId: string;
  issuedOn: string;
  number: number;
  series: string;
  gross: number;
  status: OwnInvoice['status'];
  /** Whom it was for is erased. */
  forgotten: boolean;
}>;

export const invoices: Projection<InvoiceDocument, InvoiceEvent> = {
  name: 'invoices',
  version: 3,
  prefixes: ['invoice-'],
  indexes: [
    [['userId', 1]],
    [['issuedOn', -1], ['number', -1], ...carried('status', 'series')],
    [['gross', -1], ['number', -1], ...carried('issuedOn', 'status', 'series')],
  ],
  ids: ({ data }) => [data.invoiceId],
  evolve(document, { type, data }) {
    switch (type) {
      case 'InvoiceIssued': {
        const { invoiceId, userId, issuedOn, number, series, gross, cancels } = data;
        const status = cancels === null ? 'open' : 'credit_note';
        return { invoiceId, userId, issuedOn, number, series, gross, status, forgotten: false };
      }
      case 'InvoicePaid':
        return document && { ...document, status: 'paid' };
      case 'InvoiceCancelled':
        return document && { ...document, status: 'cancelled' };
      case 'InvoiceForgotten':
        return document && { ...document, forgotten: true };
      case 'InvoiceSent':
      case 'InvoiceReminded':
        return document;
    }
  },
};
