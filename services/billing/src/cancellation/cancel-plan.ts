import type { Issuer } from '@lendring/contracts/billing/issuer.js';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import type { Act, SubscriptionDecision } from '../plans/decide.js';
import { subscriptionAggregate } from '../plans/subscription.aggregate.js';
import { nextTermOf } from '../renewal/decide.js';
import { dropRenewal, openRenewal } from '../renewal/open-renewal.js';
import { cancel } from './decide.js';

/**
 * Cancels a plan at the end of its term. If a bank already collects the next term, the plan ends after that term
 * instead; a renewal that still waits for payment is cancelled.
 */
export const cancelPlan = async (
  unit: Unit,
  act: Act,
  { reason, issuer }: Readonly<{ reason: string | null; issuer: Issuer }>,
): Promise<SubscriptionDecision> => {
  const { userId, at } = act;
  const { state } = await unit.load(subscriptionAggregate, userId);
  const renewal = await openRenewal(unit, userId, state);
  const next = renewal?.payment.underway ? nextTermOf(state, true) : null;
  const decision = cancel(state, act, { reason, paidUntil: next?.to ?? null });
  if (isRefused(decision) || decision.events.length === 0) return decision;
  unit.append(subscriptionAggregate, userId, decision.events);
  await dropRenewal(unit, renewal, { at, issuer });
  return decision;
};
