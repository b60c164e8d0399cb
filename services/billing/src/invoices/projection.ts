import type { InvoiceBuyer, InvoiceEvent, OwnInvoice } from '@lendring/contracts/billing/invoices.js';
import { keptUntilUnnoted } from '@lendring/contracts/billing/retention.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import { carried } from '@lendring/platform/read-models/index-spec.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

/** Search index of invoices; their content is read from the log. */
export type InvoiceDocument = Readonly<{
  invoiceId: string;
  userId: string;
  issuedOn: string;
  number: number;
  series: string;
  gross: number;
  /** Buyer for prefix search; null after erasure. */
  companyForm: string | null;
  nameForm: string | null;
  lastNameForm: string | null;
  buyerForm: string | null;
  status: OwnInvoice['status'];
  /** First day on which the buyer may be erased. */
  keptUntil: string;
  forgotten: boolean;
}>;

type Forms = Pick<InvoiceDocument, 'companyForm' | 'nameForm' | 'lastNameForm' | 'buyerForm'>;
const nobody: Forms = { companyForm: null, nameForm: null, lastNameForm: null, buyerForm: null };
const formsOf = (buyer: InvoiceBuyer | null): Forms => {
  if (!buyer) return nobody;
  const nameForm = fold(buyer.name);
  const companyForm = buyer.company && fold(buyer.company);
  return {
    companyForm,
    nameForm,
    buyerForm: companyForm || nameForm,
    lastNameForm: nameForm.split(' ').at(-1) ?? null,
  };
};
/** Filter fields for a covering index, without the sort column. */
const narrowed = (ordered: string) =>
  carried(
    ...['status', 'series', 'companyForm', 'nameForm', 'lastNameForm', 'issuedOn'].filter((path) => path !== ordered),
  );
const inOrderOf = (path: string) => [[path, -1], ['number', -1], ...narrowed(path)] as const;

export const invoices: Projection<InvoiceDocument, InvoiceEvent> = {
  name: 'invoices',
  version: 6,
  prefixes: ['invoice-'],
  indexes: [
    [['userId', 1]],
    [
      ['number', 1],
      ['series', 1],
    ],
    [['forgotten', 1], ['keptUntil', 1], ...carried('issuedOn')],
    ...['issuedOn', 'gross', 'series', 'status', 'buyerForm'].map(inOrderOf),
  ],
  ids: ({ data }) => [data.invoiceId],
  evolve(document, { type, data }) {
    switch (type) {
      case 'InvoiceIssued': {
        const { invoiceId, userId, issuedOn, number, series, gross, cancels, buyer } = data;
        const status = cancels === null ? 'open' : 'credit_note';
        const keptUntil = data.keptUntil ?? keptUntilUnnoted(issuedOn);
        const found = { invoiceId, userId, issuedOn, number, series, gross, status, keptUntil } as const;
        return { ...found, ...formsOf(buyer), forgotten: false };
      }
      case 'InvoicePaid':
        return document && { ...document, status: 'paid' };
      case 'InvoiceCancelled':
        return document && { ...document, status: 'cancelled' };
      case 'InvoiceForgotten':
        return document && { ...document, ...nobody, forgotten: true };
      case 'InvoiceSent':
      case 'InvoiceReminded':
        return document;
    }
  },
};
