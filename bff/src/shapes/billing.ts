import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { Plan } from '@lendring/contracts/billing/catalogue.js';
import type { InvoicePosition } from '@lendring/contracts/billing/invoice-events.js';
import type { AnyInvoice, OwnInvoice, OwnPayment, OwnPlan, Quote } from '@lendring/contracts/billing/queries.js';
import type { Booked } from '@lendring/contracts/billing/subscription-events.js';
import type { AnyInvoiceRow, InvoiceShape } from '@lendring/contracts/http/invoices.js';
import type { PaymentShape } from '@lendring/contracts/http/payments.js';
import type { OwnPlanShape, PlanShape, QuoteShape } from '@lendring/contracts/http/plans.js';
import type { UserCard } from '@lendring/contracts/http/shapes.js';
import type { Locale, UserId } from '@lendring/contracts/kernel/ids.js';
import { inLanguage } from '@lendring/contracts/kernel/texts.js';

export const planShape = (
  { planId, title, text, audience, price, trialDays, included }: Plan,
  locale: Locale,
): Camel<PlanShape> => ({
  planId,
  title: inLanguage(title, locale),
  text: inLanguage(text, locale),
  commercial: audience === 'commercial',
  price,
  trialDays,
  included,
});

type TitleOf = (planId: string) => string;

const bookedShape = ({ planId, interval, net }: Booked, titleOf: TitleOf) => ({
  planId,
  title: titleOf(planId),
  interval,
  net,
});

export const ownPlanShape = (
  { planId, included, running, pending, mayTry }: OwnPlan,
  { titleOf, used }: Readonly<{ titleOf: TitleOf; used: Camel<OwnPlanShape>['used'] }>,
): Camel<OwnPlanShape> => ({
  planId,
  title: titleOf(planId),
  included,
  used,
  running: running && {
    ...running,
    booked: bookedShape(running.booked, titleOf),
    next: running.next && bookedShape(running.next, titleOf),
  },
  pending: pending && { booked: bookedShape(pending.booked, titleOf), paymentId: pending.paymentId },
  mayTry,
});

export const vatOf = ({ rate, country }: Readonly<{ rate: number; country: string | null }>) => ({
  vatRate: rate,
  vatCountry: country,
});

export const lineShape = ({ text, quantity, unit, net, vat }: InvoicePosition) => ({
  text,
  quantity,
  unit,
  net,
  vatRate: vat.rate,
  vatCategory: vat.category,
});

export const quoteShape = ({ now, waitsForVat, begins, renewal, buyer, vatIdAwaited }: Quote): Camel<QuoteShape> => ({
  now: now && { lines: now.positions.map(lineShape), net: now.net, vat: now.vat, gross: now.gross },
  waitsForVat,
  begins,
  renewal,
  buyer,
  vatIdAwaited,
});

export const paymentShape = (
  {
    paymentId,
    status,
    way,
    purpose,
    failure,
    until,
    amount,
    positions,
    askedAt,
    granted,
    owedBack,
    unmatched,
    stray,
    transfer,
    invoice,
  }: OwnPayment,
  page: string | null,
): Camel<PaymentShape> => ({
  paymentId,
  status,
  way,
  offerId: purpose.kind === 'feature' ? purpose.id : null,
  adId: purpose.kind === 'ad' ? purpose.id : null,
  renewal: purpose.kind === 'renewal',
  failure,
  until,
  amount,
  lines: positions.map(lineShape),
  askedAt,
  granted,
  owedBack,
  unmatched: unmatched.map(({ bookedOn, ...money }) => ({ ...money, bookedOn })),
  stray,
  page,
  transfer,
  invoice: invoice && { invoiceId: invoice.invoiceId, number: invoice.number, term: invoice.term },
});

const invoiceRow = ({
  invoiceId,
  number,
  status,
  issuedOn,
  dueOn,
  paidOn,
  paidBy,
  term,
  buyer,
  positions,
  net,
  vat,
  gross,
  ...rest
}: OwnInvoice): Omit<Camel<InvoiceShape>, 'url'> => ({
  invoiceId,
  number,
  status,
  issuedOn,
  dueOn,
  paidOn,
  paidBy,
  term,
  buyer,
  lines: positions.map(lineShape),
  net,
  vat,
  gross,
  cancels: rest.cancels,
  creditNoteId: rest.creditNoteId,
  otherNumber: rest.otherNumber,
});

export const invoiceShape = (invoice: OwnInvoice, url: string): Camel<InvoiceShape> => ({
  ...invoiceRow(invoice),
  url,
});

export const anyInvoiceRow = (
  { userId, reason, ...invoice }: AnyInvoice,
  people: ReadonlyMap<UserId, Camel<UserCard>>,
): Camel<AnyInvoiceRow> => ({ ...invoiceRow(invoice), owner: { userId, user: people.get(userId) ?? null }, reason });
