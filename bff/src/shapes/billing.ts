import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { Plan } from '@lendring/contracts/billing/catalogue.js';
import type { InvoicePosition, OwnInvoice } from '@lendring/contracts/billing/invoices.js';
import type { AnyInvoice } from '@lendring/contracts/billing/bookkeeping.js';
import type { OwnPayment } from '@lendring/contracts/billing/payments.js';
import type { OwnPlan, Quote, Booked } from '@lendring/contracts/billing/plans.js';
import type { AnyInvoiceRow, InvoiceShape } from '@lendring/contracts/http/invoices.js';
import type { PaymentShape } from '@lendring/contracts/http/payments.js';
import type { OwnPlanShape, PlanShape, QuoteShape } from '@lendring/contracts/http/plans.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { inLanguage } from '@lendring/contracts/kernel/texts.js';
import { personIn, type People } from './people.js';

export const planShape = (plan: Plan, locale: Locale): Camel<PlanShape> => ({
  ...plan,
  title: inLanguage(plan.title, locale),
  text: inLanguage(plan.text, locale),
  commercial: plan.audience === 'commercial',
});

type TitleOf = (planId: string) => string;

const bookedShape = (booked: Booked, titleOf: TitleOf) => ({ ...booked, title: titleOf(booked.planId) });

export const ownPlanShape = (
  plan: OwnPlan,
  { titleOf, used }: Readonly<{ titleOf: TitleOf; used: Camel<OwnPlanShape>['used'] }>,
): Camel<OwnPlanShape> => {
  const { planId, running, pending } = plan;
  return {
    ...plan,
    title: titleOf(planId),
    used,
    running: running && {
      ...running,
      booked: bookedShape(running.booked, titleOf),
      next: running.next && bookedShape(running.next, titleOf),
    },
    pending: pending && { ...pending, booked: bookedShape(pending.booked, titleOf) },
  };
};

export const vatOf = ({ rate, country }: Readonly<{ rate: number; country: string | null }>) => ({
  vatRate: rate,
  vatCountry: country,
});

export const lineShape = ({ vat, ...line }: InvoicePosition) => ({
  ...line,
  vatRate: vat.rate,
  vatCategory: vat.category,
});

export const quoteShape = (quote: Quote): Camel<QuoteShape> => ({
  ...quote,
  now: quote.now && { ...quote.now, lines: quote.now.positions.map(lineShape) },
});

export const paymentShape = (
  payment: OwnPayment,
  { page, sayLine }: Readonly<{ page: string | null; sayLine: (text: string) => string }>,
): Camel<PaymentShape> => {
  const { purpose, positions } = payment;
  return {
    ...payment,
    offerId: purpose.kind === 'feature' ? purpose.id : null,
    adId: purpose.kind === 'ad' ? purpose.id : null,
    renewal: purpose.kind === 'renewal',
    lines: positions.map((line) => lineShape({ ...line, text: sayLine(line.text) })),
    page,
  };
};

export const invoiceShape = (invoice: OwnInvoice, url: string): Camel<InvoiceShape> => ({
  ...invoice,
  lines: invoice.positions.map(lineShape),
  url,
});

export const anyInvoiceRow = (invoice: AnyInvoice, people: People): Camel<AnyInvoiceRow> => ({
  ...invoice,
  lines: invoice.positions.map(lineShape),
  owner: personIn(people)(invoice.userId),
});
