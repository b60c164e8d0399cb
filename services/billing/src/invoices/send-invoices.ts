import type { InvoiceEvent } from '@lendring/contracts/billing/invoices.js';
import { invoiceFileName, invoiceKey } from '@lendring/contracts/billing/invoice-file.js';
import { withdrawableUntil } from '@lendring/contracts/billing/withdrawal.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { highlightsEnd, planOfCancelled, planResumes } from '@lendring/contracts/texts/billing-mails.js';
import { fillIn, inLanguage } from '@lendring/contracts/kernel/texts.js';
import type { Blobs } from '@lendring/platform/blobs/blobs.port.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import type { RecipientOf } from '@lendring/platform/runtime/service-apis/recipient.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler, Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { invoiceAggregate, invoiceNumber, type Invoice, type Issued } from './invoice.aggregate.js';
import { paperOf } from './paper.js';
import { billingLetter, written } from '../letters/billing-letter.js';
import { withdrawableOn } from '../withdrawal/withdraw.js';
import { paymentAggregate } from '../payments/payment.aggregate.js';
import { planTitle } from '../plans/catalogue.js';
import type { Business } from '../ports.js';
import { runningSince, subscriptionAggregate } from '../plans/subscription.aggregate.js';
import { referenceOf } from '../transfers/reference.js';

type Deps = Readonly<{
  commands: CommandHandler;
  load: ServiceCore['load'];
  blobs: Pick<Blobs, 'get' | 'put'>;
  mailer: Pick<Mailer, 'send'> | null;
  recipientOf: RecipientOf;
  business: Pick<Business, 'issuer' | 'catalogue'>;
  publicUrl: string;
  brandName?: (() => string) | undefined;
}>;

/** Lazy import: the PDF library is as large as some services. */
const library = () => import('../document/pdf.js');

/** Renders the PDF of each invoice once, stores and mails it; a sent invoice is never rendered again. */
export const sendInvoices = (deps: Deps): Policy<InvoiceEvent> => {
  const { commands, load, blobs, mailer, recipientOf, business, publicUrl, brandName } = deps;

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

  /** Terms of a consumer's right of withdrawal; null if there is none. */
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

  const planAfter = async ({ paid, issued, endedPlan }: Invoice, locale: Locale): Promise<string> => {
    const day = (first: string): string => written(locale).day(addDays(first, -1));
    const named = (planId: string) => ({ plan: planTitle(business.catalogue, planId, locale) });
    if (endedPlan) {
      const { planId, highlights, resumesUntil } = endedPlan;
      return [
        fillIn(inLanguage(planOfCancelled.ended, locale), named(planId)),
        ...(resumesUntil === null ? [] : [fillIn(inLanguage(planResumes, locale), { day: day(resumesUntil) })]),
        ...(highlights ? [inLanguage(highlightsEnd, locale)] : []),
      ].join(' ');
    }
    const { running } = issued ? await load(subscriptionAggregate, issued.userId) : { running: null };
    if (!running || !paid || runningSince(running, paid.paymentId).length === 0) return '';
    const { booked, cancelled, endsOn, term } = running;
    return fillIn(inLanguage(planOfCancelled[cancelled ? 'endsLater' : 'renews'], locale), {
      ...named(booked.planId),
      last: day(endsOn ?? term.to),
      next: written(locale).day(term.to),
    });
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
      const taken = cancels === null ? null : await load(invoiceAggregate, cancels);
      const cancelled = taken?.issued ?? null;
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
          ...(taken && cancelled && { cancels: invoiceNumber(cancelled), plan: await planAfter(taken, locale) }),
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
            name: (await recipientOf(issued.userId, call.at))?.name ?? null,
          }),
        });
      }
      return commands.on(invoiceAggregate, invoiceId, call, () =>
        decided([{ type: 'InvoiceSent' as const, data: { invoiceId, at: call.at } }]),
      );
    },
  };
};
