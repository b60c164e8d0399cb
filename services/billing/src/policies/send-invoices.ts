import type { InvoiceEvent } from '@lendring/contracts/billing/invoice-events.js';
import { invoiceFileName, invoiceKey } from '@lendring/contracts/billing/invoice-file.js';
import { withdrawableUntil } from '@lendring/contracts/billing/withdrawal.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import type { Blobs } from '@lendring/platform/blobs/blobs.port.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler, Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { invoiceAggregate, invoiceNumber, type Invoice, type Issued } from '../invoice/invoice.js';
import { paperOf } from '../invoice/paper.js';
import { billingLetter, written } from '../letters/billing-letter.js';
import { withdrawableOn } from '../money/withdraw.js';
import { paymentAggregate } from '../payment/payment.js';
import type { Business } from '../ports.js';
import { referenceOf } from '../transfer/reference.js';

type Deps = Readonly<{
  commands: CommandHandler;
  load: ServiceCore['load'];
  blobs: Pick<Blobs, 'get' | 'put'>;
  mailer: Pick<Mailer, 'send'> | null;
  business: Pick<Business, 'issuer'>;
  publicUrl: string;
  /** What the installation is called now; left out: as the product is. */
  brandName?: (() => string) | undefined;
}>;

/** What draws papers is as large as some services: it is loaded with the first invoice. */
const library = () => import('../document/pdf.js');

/** Draws the paper of each invoice once, keeps it, and sends it. What was sent is never drawn again. */
export const sendInvoices = (deps: Deps): Policy<InvoiceEvent> => {
  const { commands, load, blobs, mailer, business, publicUrl, brandName } = deps;

  const paper = async (invoiceId: string, invoice: Invoice, cancelled: Issued | null): Promise<Uint8Array | null> => {
    const kept = await blobs.get(invoiceKey(invoiceId));
    if (kept) return kept.body;
    const document = paperOf(invoice, { issuer: business.issuer, cancelled, paidBy: referenceOf });
    if (!document) return null;
    const { renderInvoice } = await library();
    const { pdf } = await renderInvoice(document, brandName?.());
    await blobs.put(invoiceKey(invoiceId), pdf, 'application/pdf');
    return pdf;
  };

  /** How, and until when, a consumer may withdraw from what an invoice is for; null: they may not. */
  const withdrawalOf = async ({ paid }: Invoice, { buyer, issuedOn, locale }: Issued) => {
    if (!paid) return null;
    const { zone, name, street, postal, city, email } = business.issuer;
    const payment = await load(paymentAggregate, paid.paymentId);
    if (withdrawableOn(payment, buyer, { day: issuedOn, zone }) !== 'withdrawable') return null;
    return {
      until: written(locale).day(withdrawableUntil(issuedOn)),
      page: `${publicUrl}${pageAddress(locale, '/plan/withdraw')}`,
      seller: `${name}, ${street}, ${postal} ${city}`,
      email,
    };
  };

  return {
    name: 'send-invoices',
    prefixes: ['invoice-'],
    async react(event, call) {
      if (event.type !== 'InvoiceIssued') return undefined;
      const { invoiceId } = event.data;
      const invoice = await load(invoiceAggregate, invoiceId);
      const { issued, sentAt } = invoice;
      if (!issued?.buyer || sentAt !== null) return undefined;
      const { locale, gross, buyer, cancels } = issued;
      const cancelled = cancels === null ? null : (await load(invoiceAggregate, cancels)).issued;
      const pdf = await paper(invoiceId, invoice, cancelled);
      if (!pdf) return undefined;
      const number = invoiceNumber(issued);
      if (mailer) {
        const href = `${publicUrl}${pageAddress(locale, '/invoices/$invoiceId', { invoiceId })}`;
        const notice = await withdrawalOf(invoice, issued);
        const params = {
          number,
          ...notice,
          what: issued.positions.map(({ text }) => text).join(', '),
          amount: written(locale).amount(Math.abs(gross)),
          ...(cancelled && { cancels: invoiceNumber(cancelled) }),
        };
        const content = Buffer.from(pdf).toString('base64');
        const files = [{ name: invoiceFileName(number), contentType: 'application/pdf', content }];
        await mailer.send({
          id: event.id,
          to: buyer.email,
          files,
          ...billingLetter(locale, cancelled ? 'creditNote' : notice ? 'invoiceToConsumer' : 'invoice', {
            params,
            href,
            page: notice?.page,
          }),
        });
      }
      return commands.on(invoiceAggregate, invoiceId, call, () =>
        decided([{ type: 'InvoiceSent' as const, data: { invoiceId, at: call.at } }]),
      );
    },
  };
};
