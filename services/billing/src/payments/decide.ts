import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import type { Mismatch, PaymentEvent, PaymentFailure, SeenByHand } from '@lendring/contracts/billing/payments.js';
import { REMINDER_DAYS } from '@lendring/contracts/billing/transfers.js';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import {
  endOfDispute,
  leftOf,
  orderEndOf,
  paymentAggregate,
  strayLeft,
  strayOf,
  strayOwed,
  type Payment,
} from './payment.aggregate.js';

type Events = Readonly<{ events: readonly PaymentEvent[] }>;

/** A movement as the provider reports it: possibly repeated, late or out of order. */
export type Moved = Readonly<{
  paymentId: string;
  reference: string;
  amount: number;
  currency: string;
  at: string;
  /** Reference of the receipt that is being returned; absent: the receipt that settled the payment. */
  of?: string | undefined;
  byHand?: SeenByHand | undefined;
  saidAt?: string | undefined;
  disputed?: true | undefined;
  bookedOn?: string | undefined;
  /** User id in the provider's metadata, present if this installation requested the payment. */
  askedHere?: string | undefined;
}>;

const nothing: Events = decided([]);

const mismatchOf = ({ status, asked }: Payment, { amount, currency }: Moved, wanted: boolean): Mismatch | null => {
  if (!asked || status === 'failed') return 'late';
  if (status !== 'pending') return 'twice';
  if (currency.toUpperCase() !== asked.currency) return 'currency';
  if (amount !== asked.amount) return 'amount';
  return wanted ? null : 'late';
};

/** True if the bank statement confirms a receipt that a bookkeeper recorded earlier. */
const isSeen = ({ seenByHand, asked }: Payment, { amount, currency }: Moved): boolean =>
  seenByHand && amount === asked?.amount && currency.toUpperCase() === asked.currency;

/**
 * Records received money. Only the first receipt of the full amount settles a pending payment. `wanted`: false if the
 * purchase is no longer available.
 */
export const settle = (payment: Payment, moved: Moved, wanted = true): Events => {
  const { paymentId, reference, amount, currency, at, byHand, bookedOn } = moved;
  const askedHere = payment.asked ? undefined : moved.askedHere;
  if (payment.references.includes(reference)) return nothing;
  if (isSeen(payment, moved)) return decided([{ type: 'PaymentRecognised', data: { paymentId, reference, at } }]);
  const mismatch = mismatchOf(payment, moved, wanted);
  return decided([
    mismatch === null
      ? { type: 'PaymentSettled', data: { paymentId, reference, at, ...(byHand && { byHand }) } }
      : {
          type: 'PaymentMismatched',
          data: {
            paymentId,
            reference,
            mismatch,
            amount,
            currency,
            at,
            ...(bookedOn && { bookedOn }),
            ...(askedHere && { askedHere }),
          },
        },
  ]);
};

export const begin = (
  { status, underway }: Payment,
  { paymentId, at }: Readonly<{ paymentId: string; at: string }>,
): Events =>
  status === 'pending' && !underway ? decided([{ type: 'PaymentUnderway', data: { paymentId, at } }]) : nothing;

/**
 * Records a failure. A settled payment stays settled, because the failure belongs to an earlier attempt. A payment
 * that a bank already collects can be failed by the bank only.
 */
export const fail = (
  { status, underway }: Payment,
  { paymentId, reason, at }: Readonly<{ paymentId: string; reason: PaymentFailure; at: string }>,
): Events =>
  status === 'pending' && (!underway || reason === 'declined')
    ? decided([{ type: 'PaymentFailed', data: { paymentId, reason, at } }])
    : nothing;

/**
 * Providers name a refund by the total refunded, which a failed refund reduces again. A suffix keeps later refunds with
 * the same total distinct.
 */
const nameOf = ({ bouncedAt }: Payment, { reference, saidAt }: Moved): string => {
  const before = saidAt === undefined ? 0 : bouncedAt.filter((at) => at < saidAt).length;
  return before === 0 ? reference : `${reference} after ${before}`;
};

export const refund = (payment: Payment, moved: Moved): Events => {
  const { paymentId, amount, currency, at, of, disputed } = moved;
  const reference = nameOf(payment, moved);
  if (payment.references.includes(reference) || amount <= 0) return nothing;
  const stray = payment.mismatches.find((one) => one.reference === of);
  if (stray) {
    const back = Math.min(amount, strayLeft(stray));
    const money = { reference, of: stray.reference, amount: back, currency: stray.currency };
    const data = { paymentId, ...money, at, ...(disputed && { disputed }) };
    return back > 0 ? decided([{ type: 'PaymentReturned', data }]) : nothing;
  }
  const left = leftOf(payment);
  const isOther = of !== undefined && of !== payment.settledBy;
  // Ignore a refund in another currency, which belongs to money unknown to this payment.
  if (isOther || left <= 0 || currency.toUpperCase() !== payment.asked?.currency) return nothing;
  const data = { paymentId, reference, amount: Math.min(amount, left), at };
  return decided([{ type: 'PaymentRefunded', data }]);
};

export const bounce = (payment: Payment, moved: Moved): Events => {
  const { paymentId, reference, amount, at, of, saidAt } = moved;
  if (payment.references.includes(reference) || amount <= 0) return nothing;
  const stray = payment.mismatches.find((one) => one.reference === of);
  const isOther = payment.settledBy === null || (of !== undefined && of !== payment.settledBy);
  if (!stray && isOther) return nothing;
  const whole = stray?.amount ?? payment.asked?.amount ?? 0;
  const data = { paymentId, reference, amount: Math.min(amount, whole), at, ...(saidAt && { saidAt }) };
  return decided([{ type: 'PaymentRefundFailed', data: { ...data, ...(stray && { of: stray.reference }) } }]);
};

export const clear = (
  payment: Payment,
  { paymentId, of, at }: Readonly<{ paymentId: string; of: string; at: string }>,
): Events =>
  !payment.asked && strayOf(payment).some(({ reference }) => reference === of)
    ? decided([{ type: 'PaymentCleared', data: { paymentId, of, at } }])
    : nothing;

export const oweBack = (payment: Payment, { paymentId, at }: Readonly<{ paymentId: string; at: string }>): Events =>
  leftOf(payment) > 0 && !payment.owedBack ? decided([{ type: 'PaymentOwedBack', data: { paymentId, at } }]) : nothing;

/** `of`: reference of the receipt; null: the receipt that settled the payment. */
type Order = Readonly<{ paymentId: string; of: string | null; at: string }>;

/** Orders the provider to refund the rest; bank transfers are refunded by bookkeepers instead. */
export const orderRefund = (payment: Payment, { paymentId, of, at }: Order): Events => {
  const { asked, settledBy } = payment;
  const stray = strayOwed(payment).find(({ reference }) => reference === of);
  const isLeft = of === null ? leftOf(payment) > 0 : stray !== undefined;
  const reference = of ?? settledBy;
  return isLeft && reference !== null && asked?.way !== 'account' && orderEndOf(payment, of) === null
    ? decided([{ type: 'PaymentRefundOrdered', data: { paymentId, of: reference, at } }])
    : nothing;
};

export const refuseRefund = (payment: Payment, { paymentId, of, at }: Order): Events => {
  const reference = of ?? payment.settledBy;
  return reference === null || orderEndOf(payment, of) === null
    ? nothing
    : decided([{ type: 'PaymentRefundRefused', data: { paymentId, of: reference, at } }]);
};

export const dispute = (
  payment: Payment,
  {
    paymentId,
    reference,
    at,
    of = payment.settledBy ?? undefined,
  }: Pick<Moved, 'paymentId' | 'reference' | 'at' | 'of'>,
): Events =>
  payment.status === 'paid' && of === payment.settledBy && !payment.references.includes(reference)
    ? decided([{ type: 'PaymentDisputed', data: { paymentId, reference, at } }])
    : nothing;

/** Records the bank's decision; a lost dispute counts as a refund by the bank. */
export const closeDispute = (payment: Payment, moved: Moved & Readonly<{ won: boolean }>): Events => {
  const { paymentId, reference, at, won, of = payment.settledBy ?? undefined } = moved;
  const stray = payment.mismatches.find((one) => one.reference === of);
  if (payment.references.includes(endOfDispute(reference)) || (!stray && of !== payment.settledBy)) return nothing;
  const closed: PaymentEvent = {
    type: 'PaymentDisputeClosed',
    data: { paymentId, reference, won, at, ...(stray && { of: stray.reference }) },
  };
  if (won) return decided([closed]);
  const lost = { ...moved, reference: `${reference} lost`, of, disputed: true } as const;
  return decided([closed, ...refund(paymentAggregate.evolve(payment, closed), lost).events]);
};

/** Earliest time for a reminder; null if no transfer is pending. */
export const remindableFrom = ({ asked, status, remindedAt }: Payment): string | null =>
  asked?.way === 'account' && asked.buyer && status === 'pending'
    ? new Date(Date.parse(remindedAt ?? asked.at) + REMINDER_DAYS * DAY_MS).toISOString()
    : null;

export const remind = (
  payment: Payment,
  { paymentId, at }: Readonly<{ paymentId: string; at: string }>,
): Decision<readonly PaymentEvent[], 'payment_not_found' | 'transfer_not_awaited' | 'transfer_reminded_lately'> => {
  if (payment.asked?.way !== 'account') return refused('payment_not_found');
  const from = remindableFrom(payment);
  if (from === null) return refused('transfer_not_awaited');
  return at < from
    ? refused('transfer_reminded_lately')
    : decided([{ type: 'PaymentReminded', data: { paymentId, at } }]);
};
