import type {
  EndedPlan,
  InvoiceBuyer,
  InvoiceEvent,
  InvoicePosition,
  InvoiceProduct,
  InvoiceTaxIds,
} from '@lendring/contracts/billing/invoice-events.js';
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
  /** Null once the law no longer keeps it. */
  buyer: InvoiceBuyer | null;
  /** As they are read. */
  positions: readonly InvoicePosition[];
  /** As the event has them, without a title. */
  written: readonly InvoicePosition[];
  offerTitle?: string | null | undefined;
  net: number;
  vat: number;
  gross: number;
  cancels: string | null;
  /** Missing in older ones. */
  product?: InvoiceProduct | undefined;
  keptUntil?: string | undefined;
  taxIds?: InvoiceTaxIds | undefined;
}>;

export type Invoice = Readonly<{
  issued: Issued | null;
  sentAt: string | null;
  /** `way`: undefined in older ones. */
  paid: Readonly<{ paymentId: string; paidOn: string; way: PaymentWay | undefined }> | null;
  reminded: number;
  /** When the last reminder asks for it, else as issued. */
  dueOn: string | null;
  creditNoteId: string | null;
  /** Why an admin took it back. */
  reason: string | null;
  /** The plan that ended with its cancellation. */
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

/** Stream `invoice-<invoiceId>`: what was issued, and what became of it. */
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

/** As it stands on the paper: `LR-2026-17`. */
export const invoiceNumber = ({ series, number }: Pick<Issued, 'series' | 'number'>): string => `${series}-${number}`;

/** The same; null: it was not issued. */
export const numberOf = ({ issued }: Pick<Invoice, 'issued'>): string | null => issued && invoiceNumber(issued);

/** A number, or a part of one, in capitals and with plain hyphens: one that is copied may have others. */
export const plainNumber = (written: string): string =>
  written
    .trim()
    .toUpperCase()
    .replace(/[\s\u2010-\u2015\u2212-]+/g, '-');

/** A number as somebody copies it from the paper; null: it is none. */
export const numberFrom = (written: string): Pick<Issued, 'series' | 'number'> | null => {
  const [, series, number] = /^([A-Z][A-Z0-9]*-\d{4})-(\d{1,9})$/.exec(plainNumber(written)) ?? [];
  return series && number ? { series, number: Number(number) } : null;
};

/** What was booked, line by line, without what is given back for something before. */
export const linesBooked = ({ positions }: Pick<Issued, 'positions'>): string[] =>
  positions.flatMap(({ net, text }) => (net < 0 ? [] : [text]));
