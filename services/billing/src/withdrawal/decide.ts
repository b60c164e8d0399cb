import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import type { Act, SubscriptionDecision } from '../plans/decide.js';
import type { Subscription } from '../plans/subscription.aggregate.js';

/**
 * Withdraws a purchase; a repeat has no effect. A plan must still run: a replaced plan was credited in its successor's
 * invoice, so the successor must be withdrawn instead. `back`: cents refunded with the withdrawal.
 */
export const withdraw = (
  { running, withdrawn }: Subscription,
  { userId, at, day }: Act,
  { paymentId, isPlan, back }: Readonly<{ paymentId: string; isPlan: boolean; back: number }>,
): SubscriptionDecision => {
  if (withdrawn.some((one) => one.paymentId === paymentId)) return decided([]);
  if (isPlan && running && running.paymentId !== paymentId) return refused('withdrawal_replaced');
  const highlights = isPlan && running ? running.highlighted : [];
  const data = { userId, paymentId, on: day, at, back, ...(highlights.length > 0 && { highlights: [...highlights] }) };
  return decided([{ type: 'BookingWithdrawn', data }]);
};
