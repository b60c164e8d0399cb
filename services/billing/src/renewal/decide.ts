import type { Booked } from '@lendring/contracts/billing/plans.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { GRACE_DAYS, type Act, type SubscriptionDecision } from '../plans/decide.js';
import { termOf } from '../plans/decide-terms.js';
import type { Subscription } from '../plans/subscription.aggregate.js';

const nothing: SubscriptionDecision = decided([]);

/** The next term to pay; null if there is none. `isPaying`: the payment was in progress before the cancellation. */
export const nextTermOf = (
  { running }: Pick<Subscription, 'running'>,
  isPaying = false,
): Readonly<{ booked: Booked; from: string; to: string }> | null => {
  if (!running || (running.cancelled && !isPaying)) return null;
  const booked = running.next ?? running.booked;
  const anew = running.trial || booked.interval !== running.booked.interval;
  const term = anew
    ? termOf(running.term.to, booked.interval, 0)
    : termOf(running.anchor, booked.interval, running.count + 1);
  return { booked, ...term };
};

export const renew = (
  state: Subscription,
  { userId }: Act,
  { paymentId, isPaying = false }: Readonly<{ paymentId: string; isPaying?: boolean }>,
): SubscriptionDecision => {
  const next = nextTermOf(state, isPaying);
  if (!next || state.spent.includes(paymentId)) return nothing;
  return decided([{ type: 'PlanRenewed', data: { userId, paymentId, ...next } }]);
};

/** Ends a cancelled plan or trial with its term, and an unpaid plan after the grace period; called by a timer. */
export const endDue = ({ running }: Subscription, { userId, day }: Act, isPaying = false): SubscriptionDecision => {
  if (!running) return nothing;
  const on = (running.cancelled && !isPaying) || running.trial ? running.term.to : addDays(running.term.to, GRACE_DAYS);
  if (day < on) return nothing;
  const cause = running.cancelled ? 'cancelled' : 'unpaid';
  return decided([{ type: 'PlanEnded', data: { userId, planId: running.booked.planId, on, cause } }]);
};
