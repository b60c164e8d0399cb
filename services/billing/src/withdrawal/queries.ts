import type { billingApi } from '@lendring/contracts/billing/queries.js';
import { type WithdrawableBooking, withdrawableUntil } from '@lendring/contracts/billing/withdrawal.js';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import { invoiceAggregate, invoiceNumber, linesBooked } from '../invoices/invoice.aggregate.js';
import { backOf, withdrawableOn } from './withdraw.js';
import { paymentAggregate } from '../payments/payment.aggregate.js';
import type { Ports } from '../ports.js';
import { withdraw } from './decide.js';
import { resumedBy, subscriptionAggregate, type Subscription } from '../plans/subscription.aggregate.js';

const LATELY = 30;

export const withdrawalQueryHandlers = ({
  load,
  invoices,
  business: { issuer },
}: Pick<Ports, 'load' | 'invoices' | 'business'>): Pick<
  ServiceHandlers<typeof billingApi>['queries'],
  'withdrawable'
> => {
  const { zone } = issuer;
  const bookingOf = async (
    invoiceId: string,
    subscription: Subscription,
    at: string,
  ): Promise<WithdrawableBooking | null> => {
    const invoice = await load(invoiceAggregate, invoiceId);
    const { issued, paid, creditNoteId } = invoice;
    if (!issued || !paid) return null;
    const { paymentId } = paid;
    const payment = await load(paymentAggregate, paymentId);
    const [day, { settledAt, asked }] = [dayIn(at, zone), payment];
    if (withdrawableOn(payment, issued.buyer, { day, zone }) !== 'withdrawable' || settledAt === null || !asked)
      return null;
    const isPlan = asked.purpose.kind === 'plan';
    const act = { userId: issued.userId, at, day };
    const rest = backOf(payment, invoice);
    const decision = withdraw(subscription, act, { paymentId, isPlan, back: rest });
    if (isRefused(decision) || decision.events.length === 0 || (rest === 0 && !creditNoteId)) return null;
    const creditNote = creditNoteId && (await load(invoiceAggregate, creditNoteId)).issued;
    const bookedOn = dayIn(settledAt, zone);
    return {
      paymentId,
      invoiceId,
      number: invoiceNumber(issued),
      what: linesBooked(issued),
      gross: issued.gross,
      back: rest,
      creditNote: creditNote && invoiceNumber(creditNote),
      bookedOn,
      until: withdrawableUntil(bookedOn),
      highlights: isPlan ? (subscription.running?.highlighted.length ?? 0) : 0,
      resumesUntil: isPlan ? (resumedBy(subscription.running, day)?.term.to ?? null) : null,
    };
  };

  return {
    withdrawable: async (_, { actor, at }) => {
      if (actor.kind !== 'user') return { bookings: [] };
      const { userId } = actor;
      const found = await invoices.find({
        filter: { userId },
        sort: [
          ['issuedOn', -1],
          ['number', -1],
        ],
        limit: LATELY,
      });
      const subscription = await load(subscriptionAggregate, userId);
      const bookings = await Promise.all(found.map(({ invoiceId }) => bookingOf(invoiceId, subscription, at)));
      return { bookings: bookings.filter((booking) => booking !== null) };
    },
  };
};
