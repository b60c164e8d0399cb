import type { OwnInvoice } from '@lendring/contracts/billing/invoices.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import { invoiceAggregate, invoiceNumber, type Invoice, type Issued } from './invoice.aggregate.js';

const statusOf = ({ paid, creditNoteId }: Invoice, { cancels }: Issued): OwnInvoice['status'] => {
  if (cancels !== null) return 'credit_note';
  if (creditNoteId !== null) return 'cancelled';
  return paid ? 'paid' : 'open';
};

/**
 * Invoice as shown to users. `other`: the cancelled invoice, or the credit note that cancels this one; null if there
 * is none.
 */
const invoiceView = (invoiceId: string, invoice: Invoice, other: Issued | null): OwnInvoice | null => {
  const { issued, paid, reminded, dueOn, creditNoteId } = invoice;
  if (!issued) return null;
  const { locale, issuedOn, term, buyer, positions, net, vat, gross, cancels } = issued;
  return {
    invoiceId,
    number: invoiceNumber(issued),
    status: statusOf(invoice, issued),
    issuedOn,
    dueOn: dueOn ?? issued.dueOn,
    paidOn: paid?.paidOn ?? null,
    paidBy: paid?.way ?? null,
    reminded,
    locale,
    term,
    buyer,
    positions: [...positions],
    net,
    vat,
    gross,
    cancels,
    creditNoteId,
    otherNumber: other && invoiceNumber(other),
  };
};

export const loadInvoiceView = async (
  load: ServiceCore['load'],
  invoiceId: string,
): Promise<Readonly<{ invoice: Invoice; view: OwnInvoice | null }>> => {
  const invoice = await load(invoiceAggregate, invoiceId);
  const otherId = invoice.issued?.cancels ?? invoice.creditNoteId;
  const other = otherId === null ? null : (await load(invoiceAggregate, otherId)).issued;
  return { invoice, view: invoiceView(invoiceId, invoice, other) };
};
