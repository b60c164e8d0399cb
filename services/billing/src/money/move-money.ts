import type { Movement } from '@lendring/contracts/billing/commands.js';
import type { Issuer } from '@lendring/contracts/billing/issuer.js';
import type { PaymentEvent } from '@lendring/contracts/billing/payment-events.js';
import type { SubscriptionEvent } from '@lendring/contracts/billing/subscription-events.js';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import { dayIn } from '@lendring/contracts/rules/days.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { pay } from '../invoice/decide.js';
import { invoiceAggregate } from '../invoice/invoice.js';
import { issue } from './issue.js';
import { begin, drop, renew, type Act, type SubscriptionDecision } from '../subscription/decide.js';
import { subscriptionAggregate } from '../subscription/subscription.js';
import { dispute, fail, refund, settle } from '../payment/decide.js';
import { paymentAggregate, type Payment } from '../payment/payment.js';

type Moving = Readonly<{ paymentId: string; movement: Movement; at: string; issuer: Issuer }>;

/** The invoice of a payment: the same one, however often the payment is told of. */
export const invoiceOf = (paymentId: string): string => derivedId(paymentId, 'invoice');

const eventsOf = (decision: SubscriptionDecision): readonly SubscriptionEvent[] =>
  isRefused(decision) ? [] : decision.events;

/** What a payment would begin or go on with now; empty: nothing any more. */
const grants = async (unit: Unit, { asked }: Payment, act: Act, paymentId: string) => {
  if (!asked) return [];
  const { state } = await unit.load(subscriptionAggregate, act.userId);
  switch (asked.purpose.kind) {
    case 'plan':
      return eventsOf(begin(state, act, { paymentId }));
    case 'renewal':
      return eventsOf(renew(state, act, { paymentId }));
    case 'feature':
    case 'ad':
      return [];
  }
};

const termOf = (events: readonly SubscriptionEvent[]) => {
  const begun = events.find((event) => event.type === 'PlanBegun' || event.type === 'PlanRenewed');
  return begun ? { from: begun.data.from, to: begun.data.to } : null;
};

/** Grants what was paid for and issues its invoice, paid: all of it with the payment, or nothing. */
const grant = async (
  unit: Unit,
  { asked }: Payment,
  {
    paymentId,
    events,
    issuer,
    day,
  }: Readonly<{ paymentId: string; events: readonly SubscriptionEvent[]; issuer: Issuer; day: string }>,
): Promise<void> => {
  if (!asked?.buyer) return;
  const { userId, locale, buyer, positions } = asked;
  unit.append(subscriptionAggregate, userId, events);
  const invoiceId = invoiceOf(paymentId);
  const sold = { userId, locale, buyer, positions, term: termOf(events) };
  await issue(unit, { ...sold, invoiceId, issuer: issuer.series, issuedOn: day });
  const { state } = await unit.load(invoiceAggregate, invoiceId);
  const paid = pay(state, { invoiceId, paymentId, paidOn: day });
  if (!isRefused(paid)) unit.append(invoiceAggregate, invoiceId, paid.events);
};

/** What waited for a payment that does not come waits no longer. */
const release = async (unit: Unit, { asked }: Payment, act: Act, paymentId: string): Promise<void> => {
  if (asked?.purpose.kind !== 'plan') return;
  const { state } = await unit.load(subscriptionAggregate, act.userId);
  unit.append(subscriptionAggregate, act.userId, eventsOf(drop(state, act, { paymentId })));
};

const movedBy = (payment: Payment, { paymentId, movement, at }: Moving, wanted: boolean): readonly PaymentEvent[] => {
  switch (movement.kind) {
    case 'came':
      return settle(payment, { paymentId, at, ...movement }, wanted).events;
    case 'failed':
      return fail(payment, { paymentId, reason: movement.reason, at }).events;
    case 'went_back':
      return refund(payment, { paymentId, at, ...movement }).events;
    case 'disputed':
      return dispute(payment, { paymentId, reference: movement.reference, at }).events;
  }
};

/** Notes a movement of money, with all that follows from it, in one unit. */
export const moveMoney = async (unit: Unit, moving: Moving): Promise<void> => {
  const { paymentId, at, issuer } = moving;
  const { state: payment } = await unit.load(paymentAggregate, paymentId);
  const day = dayIn(at, issuer.zone);
  const act = { userId: payment.asked?.userId ?? '', at, day };
  const events = await grants(unit, payment, act, paymentId);
  const moved = movedBy(payment, moving, events.length > 0 && payment.asked?.buyer !== null);
  unit.append(paymentAggregate, paymentId, moved);
  for (const { type } of moved) {
    if (type === 'PaymentSettled') await grant(unit, payment, { paymentId, events, issuer, day });
    if (type === 'PaymentFailed') await release(unit, payment, act, paymentId);
  }
};
