import type { Plan } from '@lendring/contracts/billing/catalogue.js';
import type { InvoicePosition } from '@lendring/contracts/billing/invoices.js';
import type { Booked } from '@lendring/contracts/billing/plans.js';
import { totalsOf } from '@lendring/contracts/billing/totals.js';
import type { VatCase } from '@lendring/contracts/billing/vat.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { fillIn, inLanguage, type Texts } from '@lendring/contracts/kernel/texts.js';
import { planLines } from '@lendring/contracts/texts/invoice-lines.js';

type Sold = Readonly<{
  booked: Booked;
  credit: number;
  from: Booked | null;
  /** VAT charged for the credited plan; null if none was charged or nothing is credited. */
  charged: VatCase | null;
  invoice: string | null;
}>;

/**
 * True if credit and new charge cannot be on one invoice: supplies outside the scope of VAT need an invoice of their
 * own (EN 16931, BR-O-11 to BR-O-14).
 */
export const isCreditApart = (vat: VatCase, charged: VatCase | null): boolean =>
  charged !== null && (vat.category === 'O') !== (charged.category === 'O');

export const positionsOf = (
  { booked, credit, from, charged, invoice }: Sold,
  { plans, vat, locale }: Readonly<{ plans: readonly Plan[]; vat: VatCase; locale: Locale }>,
): InvoicePosition[] => {
  const titleOf = (planId: string): string => {
    const plan = plans.find((one) => one.planId === planId);
    return plan ? inLanguage(plan.title, locale) : planId;
  };
  const of = (words: Texts, { planId, interval }: Booked, net: number, borne: VatCase): InvoicePosition => ({
    text: fillIn(inLanguage(words, locale), { plan: titleOf(planId), invoice: invoice ?? '' }),
    quantity: 1,
    unit: interval,
    net,
    vat: borne,
  });
  const term = of(planLines[booked.interval], booked, booked.net, vat);
  if (!from || credit <= 0) return [term];
  const rest = planLines[invoice === null ? 'unused' : 'unusedOfInvoice'];
  const asCharged = [term, of(rest, from, 0 - credit, charged ?? vat)];
  // Use the new plan's VAT rate for the credit if the credit at its own rate exceeds the price of the larger plan.
  return totalsOf(asCharged).gross > 0 ? asCharged : [term, of(rest, from, 0 - credit, vat)];
};
