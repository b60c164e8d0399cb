import type { EndedPlan } from '@lendring/contracts/billing/invoices.js';
import type { SubscriptionEvent } from '@lendring/contracts/billing/plans.js';
import type { Issuer } from '@lendring/contracts/billing/issuer.js';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { endIncluded } from '../featured-offers/decide.js';
import { featureAggregate } from '../featured-offers/feature.aggregate.js';
import { leftOf, owedOf, paymentAggregate } from '../payments/payment.aggregate.js';
import { endWithInvoice, type Act } from './decide.js';
import { runningSince, subscriptionAggregate, type Running, type Subscription } from './subscription.aggregate.js';
import { moveMoney } from '../payments/move-money.js';
import { dropRenewal, openRenewal } from '../renewal/open-renewal.js';

type Ended = Readonly<{ running: Running; plan: EndedPlan; events: readonly SubscriptionEvent[] }>;

const paidFor = (running: Running | null): readonly string[] =>
  running ? [...(running.paymentId === null ? [] : [running.paymentId]), ...paidFor(running.before)] : [];

/** Previews how cancelling the invoice would end the plan; null if no running plan depends on the payment. */
export const planEndedWith = async (load: ServiceCore['load'], act: Act, paymentId: string): Promise<Ended | null> => {
  const state = await load(subscriptionAggregate, act.userId);
  const { running } = state;
  const kept = new Set<string>();
  for (const id of paidFor(running)) {
    const payment = await load(paymentAggregate, id);
    if (leftOf(payment) > owedOf(payment)) kept.add(id);
  }
  const decision = endWithInvoice(state, act, { paymentId, kept });
  const [event] = isRefused(decision) ? [] : decision.events;
  if (!running || event?.type !== 'PlanEnded') return null;
  const { planId, resumes, highlights } = event.data;
  const resumed = resumes === undefined ? undefined : runningSince(running, resumes).at(-1);
  const plan = { planId, highlights: highlights !== undefined, resumesUntil: resumed?.term.to ?? null };
  return { running, plan, events: [event] };
};

type When = Readonly<{ userId: string; at: string; issuer: Issuer }>;

/**
 * Cancels pending upgrades and renewals of a plan that ends at once: their price includes a credit for the ended plan.
 */
export const dropWaiting = async (
  unit: Unit,
  subscription: Subscription,
  { userId, at, issuer }: When,
): Promise<void> => {
  const waiting = subscription.pending?.paymentId;
  const movement = { kind: 'failed', reason: 'abandoned' } as const;
  if (waiting) await moveMoney(unit, { paymentId: waiting, movement, at, issuer });
  await dropRenewal(unit, await openRenewal(unit, userId, subscription), { at, issuer });
};

export const appendEnd = async (
  unit: Unit,
  events: readonly SubscriptionEvent[],
  { paymentId, userId, at }: Readonly<{ paymentId: string; userId: string; at: string }>,
): Promise<void> => {
  unit.append(subscriptionAggregate, userId, events);
  const highlighted = events.flatMap((event) =>
    event.type === 'BookingWithdrawn' || event.type === 'PlanEnded' ? (event.data.highlights ?? []) : [],
  );
  for (const offerId of highlighted) {
    const { state } = await unit.load(featureAggregate, offerId);
    const ended = endIncluded(state, { offerId, userId, at }, { paymentId });
    if (!isRefused(ended)) unit.append(featureAggregate, offerId, ended.events);
  }
};
