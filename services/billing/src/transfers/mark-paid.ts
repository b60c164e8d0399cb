import type { PaymentEvent, SeenByHand } from '@lendring/contracts/billing/payments.js';
import type { Issuer } from '@lendring/contracts/billing/issuer.js';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { grantOf } from '../payments/grants.js';
import { moveMoney } from '../payments/move-money.js';
import { paymentAggregate } from '../payments/payment.aggregate.js';

type Marked = Readonly<{
  paymentId: string;
  amount: number;
  seen: SeenByHand;
  at: string;
  issuer: Issuer;
  by: string | null;
}>;

type Refusal =
  | 'payment_not_found'
  | 'transfer_own'
  | 'transfer_not_awaited'
  | 'transfer_amount_differs'
  | 'transfer_day_wrong';

/**
 * Records a receipt that a bookkeeper has seen on the account, with the effect of a statement line. Input that a
 * statement would record as stray money is refused as a typing error.
 */
export const markPaid = async (
  unit: Unit,
  { paymentId, amount, seen, at, issuer, by }: Marked,
): Promise<Decision<readonly PaymentEvent[], Refusal>> => {
  const { state: payment } = await unit.load(paymentAggregate, paymentId);
  const { asked, status, references } = payment;
  if (asked?.way !== 'account') return refused('payment_not_found');
  if (asked.userId === by) return refused('transfer_own');
  if (amount !== asked.amount) return refused('transfer_amount_differs');
  // Derive the reference from the payment, because two bookkeepers who mark the same payment mean the same money.
  const reference = `seen by hand ${paymentId}`;
  if (references.includes(reference)) return payment.refunded > 0 ? refused('transfer_not_awaited') : decided([]);
  if (status !== 'pending' || !asked.buyer) return refused('transfer_not_awaited');
  if (seen.bookedOn < dayIn(asked.at, issuer.zone) || seen.bookedOn > dayIn(at, issuer.zone))
    return refused('transfer_day_wrong');
  if (!(await grantOf(unit, payment, { paymentId, at, zone: issuer.zone }))) return refused('transfer_not_awaited');
  const movement = { kind: 'came', reference, amount, currency: asked.currency, byHand: seen } as const;
  await moveMoney(unit, { paymentId, movement, at, issuer });
  return decided([]);
};
