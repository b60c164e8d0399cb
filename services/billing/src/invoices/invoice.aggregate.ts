import type {
  EndedPlan,
  InvoiceBuyer,
  InvoiceEvent,
  InvoicePosition,
  InvoiceProduct,
  InvoiceTaxIds,
} from '@lendring/contracts/billing/invoices.js';
import type { PaymentWay } from '@lendring/contracts/billing/payment-way.js';
import { withOfferTitle } from '@lendring/contracts/billing/offer-title.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';

export type Issued = Readonly<{
  number: number;
  series: string;
  userId: string;
  locale: 'de' | 'en' | 'nl';
  issuedOn: string;
  dueOn: string;
  term: Readonly<{ from: string; to: string }> | null;
  /** Buyer; null after the legal retention period. */
  buyer: InvoiceBuyer | null;
  positions: readonly InvoicePosition[];
  written: readonly InvoicePosition[];
  offerTitle?: string | null | undefined;
  net: number;
  vat: number;
  gross: number;
  cancels: string | null;
  /** Absent in older invoices. */
  product?: InvoiceProduct | undefined;
  keptUntil?: string | undefined;
  taxIds?: InvoiceTaxIds | undefined;
}>;

export type Invoice = Readonly<{
  issued: Issued | null;
  sentAt: string | null;
  /** `way`: payment method, undefined in older invoices. */
  paid: Readonly<{ paymentId: string; paidOn: string; way: PaymentWay | undefined }> | null;
  reminded: number;
  /** Due date of the last reminder, or of the invoice if there was none. */
  dueOn: string | null;
  creditNoteId: string | null;
  reason: string | null;
  endedPlan: EndedPlan | null;
}>;

const evolve = (invoice: Invoice, { type, data }: InvoiceEvent): Invoice => {
  switch (type) {
    case 'InvoiceIssued': {
      const { invoiceId: _, ...issued } = data;
      const { positions: written, offerTitle, locale } = issued;
      const positions = withOfferTitle(written, offerTitle, locale);
      return { ...invoice, issued: { ...issued, positions, written }, dueOn: issued.dueOn };
    }
    case 'InvoiceSent':
      return { ...invoice, sentAt: data.at };
    case 'InvoicePaid':
      return { ...invoice, paid: { paymentId: data.paymentId, paidOn: data.paidOn, way: data.way } };
    case 'InvoiceReminded':
      return { ...invoice, reminded: data.level, dueOn: data.dueOn };
    case 'InvoiceForgotten':
      return {
        ...invoice,
        issued: invoice.issued && {
          ...invoice.issued,
          buyer: null,
          offerTitle: null,
          positions: invoice.issued.written,
        },
      };
    case 'InvoiceCancelled':
      return {
        ...invoice,
        creditNoteId: data.creditNoteId,
        reason: data.reason ?? null,
        endedPlan: data.endedPlan ?? null,
      };
  }
};

export const invoiceAggregate: Aggregate<Invoice, InvoiceEvent> = {
  category: 'invoice',
  initialState: {
    issued: null,
    sentAt: null,
    paid: null,
    reminded: 0,
    dueOn: null,
    creditNoteId: null,
    reason: null,
    endedPlan: null,
  },
  evolve,
};

export const invoiceNumber = ({ series, number }: Pick<Issued, 'series' | 'number'>): string => `${series}-${number}`;

export const numberOf = ({ issued }: Pick<Invoice, 'issued'>): string | null => issued && invoiceNumber(issued);

/** Normalises a full or partial number to capitals and plain hyphens, because copied text may contain other hyphens. */
export const plainNumber = (written: string): string =>
  written
    .trim()
    .toUpperCase()
    .replace(/[\s\u2010-\u2015\u2212-]+/g, '-');

export const numberFrom = (written: string): Pick<Issued, 'series' | 'number'> | null => {
  const [, series, number] = /^([A-Z][A-Z0-9]*-\d{4})-(\d{1,9})$/.exec(plainNumber(written)) ?? [];
  return series && number ? { series, number: Number(number) } : null;
};

/** Texts of the booked lines, without credits for earlier invoices. */
export const linesBooked = ({ positions }: Pick<Issued, 'positions'>): string[] =>
  positions.flatMap(({ net, text }) => (net < 0 ? [] : [text]));
