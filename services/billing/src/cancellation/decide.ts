import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import type { Act, SubscriptionDecision } from '../plans/decide.js';
import type { Subscription } from '../plans/subscription.aggregate.js';

const MOST_CAUSES = 3;

/**
 * Cancels at the end of the paid term or trial, never earlier. `paidUntil`: end of the next term if its payment is in
 * progress.
 */
export const cancel = (
  { running }: Subscription,
  { userId, at }: Act,
  { reason, paidUntil = null }: Readonly<{ reason: string | null; paidUntil?: string | null }>,
): SubscriptionDecision => {
  if (!running) return refused('plan_not_booked');
  if (reason !== null && running.causes >= MOST_CAUSES) return refused('cancel_causes_told');
  if (running.cancelled && reason === null) return decided([]);
  return decided([{ type: 'PlanCancelled', data: { userId, endsOn: paidUntil ?? running.term.to, at, reason } }]);
};

export const resume = ({ running }: Subscription, { userId, at }: Act): SubscriptionDecision => {
  if (!running) return refused('plan_not_booked');
  return running.cancelled ? decided([{ type: 'PlanResumed', data: { userId, at } }]) : decided([]);
};
