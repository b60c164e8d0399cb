import type { Plan } from '@lendring/contracts/billing/catalogue.js';
import type { InvoiceBuyer, InvoicePosition } from '@lendring/contracts/billing/invoices.js';
import type { Quote, Booked } from '@lendring/contracts/billing/plans.js';
import { totalsOf } from '@lendring/contracts/billing/totals.js';
import type { VatCase } from '@lendring/contracts/billing/vat.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { isKept, vatChargedBy, type Payment } from '../payments/payment.aggregate.js';
import type { Business } from '../ports.js';
import { beginsLater, creditOf, isSame, isUpgrade } from './decide.js';
import type { Subscription } from './subscription.aggregate.js';
import { termOf } from './decide-terms.js';
import { isCreditApart, positionsOf } from './bill.js';

type Asked = Readonly<{
  plan: Plan;
  booked: Booked;
  buyer: InvoiceBuyer;
  vatIdAwaited: boolean;
  vat: VatCase;
  locale: Locale;
  day: string;
  paid: Payment;
  invoice: string | null;
}>;

const sumsOf = (positions: readonly InvoicePosition[]) => {
  const { net, vat, gross } = totalsOf(positions);
  return { net, vat, gross };
};

/** Price of booking a plan today, with the same figures as the booking itself; null if the plan already runs. */
export const quote = (
  { running }: Subscription,
  { booked, buyer, vatIdAwaited, vat, locale, day, paid, invoice }: Asked,
  { plans }: Pick<Business['catalogue'], 'plans'>,
): Quote | null => {
  if (running && !running.trial && isSame(running.booked, booked)) return null;
  const around = { plans, vat, locale };
  const term = sumsOf(positionsOf({ booked, credit: 0, from: null, charged: null, invoice: null }, around));
  const credit = running ? creditOf(running, day, isKept(paid)) : 0;
  const charged = vatChargedBy(paid);
  if (running && beginsLater(running, { booked, credit, isCreditApart: isCreditApart(vat, charged) })) {
    const begins = running.term.to;
    const waitsForVat = isUpgrade(running.booked, booked);
    return { now: null, waitsForVat, begins, renewal: { on: begins, ...term }, buyer, vatIdAwaited };
  }
  const sold = { booked, credit, from: running?.booked ?? null, charged, invoice };
  const positions = positionsOf(sold, around);
  return {
    now: { positions, ...sumsOf(positions) },
    waitsForVat: false,
    begins: day,
    renewal: { on: termOf(day, booked.interval, 0).to, ...term },
    buyer,
    vatIdAwaited,
  };
};
