import type { Mismatch } from '@lendring/contracts/billing/payments.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { settle } from '../payments/decide.js';
import { paymentAggregate, type Payment } from '../payments/payment.aggregate.js';
import type { Credit } from './credit.js';
import { referencesIn } from './reference.js';

/** Reasons not to book a line: its day is before the request, in the future or unreadable. */
const wrongDays = ['early', 'ahead', 'undated'] as const;
type WrongDay = (typeof wrongDays)[number];

/**
 * `pays`: settles the payment; `known`: booked from an earlier statement; `seen`: recorded manually before. All other
 * values grant nothing.
 */
export type Match = 'pays' | 'known' | 'seen' | Mismatch | WrongDay;

/** `several`: the line has several references; `unknown`: no payment has its reference. */
export type Outcome = Match | 'several' | 'unknown';

export const referenceOfCredit = (text: string): Readonly<{ reference: string }> | 'none' | 'several' => {
  const [reference, another] = referencesIn(text);
  if (reference === undefined) return 'none';
  return another === undefined ? { reference } : 'several';
};

type Today = Readonly<{ at: string; zone: string }>;

const wrongDay = ({ bookedOn }: Pick<Credit, 'bookedOn'>, { asked }: Payment, { at, zone }: Today): WrongDay | null => {
  if (bookedOn === null) return 'undated';
  if (asked && bookedOn < dayIn(asked.at, zone)) return 'early';
  return bookedOn > dayIn(at, zone) ? 'ahead' : null;
};

export type Came = Readonly<{ credit: Omit<Credit, 'text'>; movement: string }>;

/** Result of a receipt and the payment's state after it. `wanted`: false if the purchase is no longer available. */
export const matchOf = (
  { credit, movement }: Came,
  paymentId: string,
  payment: Payment,
  { wanted, ...today }: Today & Readonly<{ wanted: boolean }>,
): Readonly<{ match: Match; after: Payment }> => {
  const { amount, currency } = credit;
  const { events } = settle(payment, { paymentId, reference: movement, amount, currency, at: today.at }, wanted);
  const [event] = events;
  if (!event) return { match: 'known', after: payment };
  const wrong = wrongDay(credit, payment, today);
  if (wrong) return { match: wrong, after: payment };
  const after = events.reduce(paymentAggregate.evolve, payment);
  if (event.type === 'PaymentRecognised') return { match: 'seen', after };
  return { match: event.type === 'PaymentMismatched' ? event.data.mismatch : 'pays', after };
};

/** Lines with an implausible day are left for review. */
export const isBooked = (match: Match): boolean => !wrongDays.some((one) => one === match);
