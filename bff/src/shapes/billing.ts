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
): PlanShape => ({
  plan_id: planId,
  title: inLanguage(title, locale),
  text: inLanguage(text, locale),
  commercial: audience === 'commercial',
  price,
  trial_days: trialDays,
  included,
});

type TitleOf = (planId: string) => string;

const bookedShape = ({ planId, interval, net }: Booked, titleOf: TitleOf) => ({
  plan_id: planId,
  title: titleOf(planId),
  interval,
  net,
});

export const ownPlanShape = (
  { planId, included, running, pending, mayTry }: OwnPlan,
  { titleOf, used }: Readonly<{ titleOf: TitleOf; used: OwnPlanShape['used'] }>,
): OwnPlanShape => ({
  plan_id: planId,
  title: titleOf(planId),
  included,
  used,
  running: running && {
    ...running,
    booked: bookedShape(running.booked, titleOf),
    next: running.next && bookedShape(running.next, titleOf),
  },
  pending: pending && { booked: bookedShape(pending.booked, titleOf), payment_id: pending.paymentId },
  may_try: mayTry,
});

export const vatOf = ({ rate, country }: Readonly<{ rate: number; country: string | null }>) => ({
  vat_rate: rate,
  vat_country: country,
});

export const lineShape = ({ text, quantity, unit, net, vat }: InvoicePosition) => ({
  text,
  quantity,
  unit,
  net,
  vat_rate: vat.rate,
  vat_category: vat.category,
});

export const quoteShape = ({ now, waitsForVat, begins, renewal, buyer, vatIdAwaited }: Quote): QuoteShape => ({
  now: now && { lines: now.positions.map(lineShape), net: now.net, vat: now.vat, gross: now.gross },
  waits_for_vat: waitsForVat,
  begins,
  renewal,
  buyer,
  vat_id_awaited: vatIdAwaited,
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
): PaymentShape => ({
  payment_id: paymentId,
  status,
  way,
  offer_id: purpose.kind === 'feature' ? purpose.id : null,
  ad_id: purpose.kind === 'ad' ? purpose.id : null,
  renewal: purpose.kind === 'renewal',
  failure,
  until,
  amount,
  lines: positions.map(lineShape),
  asked_at: askedAt,
  granted,
  owed_back: owedBack,
  unmatched: unmatched.map(({ bookedOn, ...money }) => ({ ...money, booked_on: bookedOn })),
  stray,
  page,
  transfer,
  invoice: invoice && { invoice_id: invoice.invoiceId, number: invoice.number, term: invoice.term },
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
}: OwnInvoice): Omit<InvoiceShape, 'url'> => ({
  invoice_id: invoiceId,
  number,
  status,
  issued_on: issuedOn,
  due_on: dueOn,
  paid_on: paidOn,
  paid_by: paidBy,
  term,
  buyer,
  lines: positions.map(lineShape),
  net,
  vat,
  gross,
  cancels: rest.cancels,
  credit_note_id: rest.creditNoteId,
  other_number: rest.otherNumber,
});

export const invoiceShape = (invoice: OwnInvoice, url: string): InvoiceShape => ({ ...invoiceRow(invoice), url });

export const anyInvoiceRow = (
  { userId, reason, ...invoice }: AnyInvoice,
  people: ReadonlyMap<UserId, UserCard>,
): AnyInvoiceRow => ({ ...invoiceRow(invoice), owner: { user_id: userId, user: people.get(userId) ?? null }, reason });
