import type { Issuer } from '@lendring/contracts/billing/issuer.js';
import { decided, isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import type { InvoiceDecision } from '../invoices/decide.js';
import { invoiceAggregate } from '../invoices/invoice.aggregate.js';
import { orderRefund, oweBack } from '../payments/decide.js';
import { paymentAggregate } from '../payments/payment.aggregate.js';
import { subscriptionAggregate } from '../plans/subscription.aggregate.js';
import { creditedIn } from './credited-in.js';
import { appendEnd, dropWaiting, planEndedWith } from '../plans/end-plan.js';
import { cancel, creditNoteOf } from '../invoices/issue.js';

type Note = Omit<Parameters<typeof cancel>[2], 'creditNoteId' | 'endedPlan' | 'issuer'> &
  Readonly<{ issuer: Issuer; plan?: 'keep' | 'end' }>;

/**
 * Cancels an invoice with a credit note and owes the rest of its money until the provider (`refunds/give-back.ts`) or
 * a bookkeeper has refunded it. The booking continues unless `plan` demands the end of the plan. A repeat changes
 * nothing; a repeat with a different choice for the plan is refused.
 */
export const cancelInvoice = async (
  unit: Unit,
  invoiceId: string,
  { plan, ...note }: Note,
): Promise<InvoiceDecision> => {
  const { paid, issued, creditNoteId, endedPlan } = (await unit.load(invoiceAggregate, invoiceId)).state;
  const load: ServiceCore['load'] = async (aggregate, id) => (await unit.load(aggregate, id)).state;
  const { at, issuer } = note;
  const act = issued && { userId: issued.userId, at, day: dayIn(at, issuer.zone) };
  const ended = plan === 'end' && paid && act ? await planEndedWith(load, act, paid.paymentId) : null;
  if (creditNoteId !== null) {
    if (plan === 'keep' && endedPlan) return refused('invoice_cancelled_plan_ended');
    return ended && !endedPlan ? refused('invoice_cancelled_plan_kept') : decided([]);
  }
  const later = paid && issued && (await creditedIn(load, { paymentId: paid.paymentId, userId: issued.userId }));
  if (later) return refused('invoice_credited', { number: later.number });
  const cancelled = await cancel(unit, invoiceId, {
    ...note,
    creditNoteId: creditNoteOf(invoiceId),
    endedPlan: ended?.plan,
  });
  if (isRefused(cancelled) || !paid) return cancelled;
  const { paymentId } = paid;
  if (ended && act) {
    const { userId } = act;
    await dropWaiting(unit, (await unit.load(subscriptionAggregate, userId)).state, { userId, at, issuer });
    await appendEnd(unit, ended.events, { paymentId, userId, at });
  }
  const { state } = await unit.load(paymentAggregate, paymentId);
  const owed = oweBack(state, { paymentId, at }).events;
  if (owed.length > 0)
    unit.append(paymentAggregate, paymentId, [...owed, ...orderRefund(state, { paymentId, of: null, at }).events]);
  return cancelled;
};
