import type { Issuer } from '@lendring/contracts/billing/issuer.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { paymentAggregate, type Payment } from '../payments/payment.aggregate.js';
import type { Subscription } from '../plans/subscription.aggregate.js';
import { moveMoney } from '../payments/move-money.js';

type PaymentOf = (paymentId: string) => Promise<Payment>;
type Renewal = Readonly<{ paymentId: string; payment: Payment }>;

/**
 * Days after the end of a term on which the renewal is collected until one attempt succeeds; all are within the grace
 * period.
 */
export const TRIES = [0, 3, 7, 10];

/**
 * The payment of one renewal attempt. If a change of plan cancelled that payment, a further one follows, because the
 * plan may be renewed after all.
 */
export const renewalTry = async (
  paymentOf: PaymentOf,
  { userId, end, attempt }: Readonly<{ userId: string; end: string; attempt: number }>,
): Promise<Renewal> => {
  for (let paymentId = derivedId(userId, `renewal ${end} ${attempt}`); ; paymentId = derivedId(paymentId, 'again')) {
    const payment = await paymentOf(paymentId);
    if (payment.failure !== 'changed') return { paymentId, payment };
  }
};

export const openRenewal = async (
  unit: Unit,
  userId: string,
  { running }: Pick<Subscription, 'running'>,
): Promise<Renewal | null> => {
  if (!running || running.trial) return null;
  const paymentOf: PaymentOf = async (paymentId) => (await unit.load(paymentAggregate, paymentId)).state;
  for (const index of TRIES.keys()) {
    const renewal = await renewalTry(paymentOf, { userId, end: running.term.to, attempt: index + 1 });
    if (renewal.payment.status === 'pending') return renewal;
  }
  return null;
};

/** Cancels an outdated renewal payment, unless a bank already collects it. */
export const dropRenewal = async (
  unit: Unit,
  renewal: Renewal | null,
  { at, issuer }: Readonly<{ at: string; issuer: Issuer }>,
): Promise<void> => {
  if (!renewal || renewal.payment.underway) return;
  const movement = { kind: 'failed', reason: 'changed' } as const;
  await moveMoney(unit, { paymentId: renewal.paymentId, movement, at, issuer });
};
