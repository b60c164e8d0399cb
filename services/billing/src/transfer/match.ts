import type { Mismatch } from '@lendring/contracts/billing/payment-events.js';
import { dayIn } from '@lendring/contracts/rules/days.js';
import { settle } from '../payment/decide.js';
import { paymentAggregate, type Payment } from '../payment/payment.js';
import type { Credit } from './credit.js';
import { referencesIn } from './reference.js';

/** Why a line is not booked: its day lies before the transfer was asked for, or ahead of today, or nobody can read it. */
const wrongDays = ['early', 'ahead', 'undated'] as const;
type WrongDay = (typeof wrongDays)[number];

/** What becomes of money that came for a payment: it `pays`, is `known` from a statement before or `seen` by hand, or grants nothing. */
export type Match = 'pays' | 'known' | 'seen' | Mismatch | WrongDay;

/** The same of any line with a reference of ours. `several`: it has more than one; `unknown`: nobody was asked for it. */
export type Outcome = Match | 'several' | 'unknown';

/** The only reference of ours in the text of a credit; else why there is none. */
export const referenceOfCredit = (text: string): Readonly<{ reference: string }> | 'none' | 'several' => {
  const [reference, another] = referencesIn(text);
  if (reference === undefined) return 'none';
  return another === undefined ? { reference } : 'several';
};

/** Now, and where the days of the issuer begin. */
type Today = Readonly<{ at: string; zone: string }>;

const wrongDay = ({ bookedOn }: Pick<Credit, 'bookedOn'>, { asked }: Payment, { at, zone }: Today): WrongDay | null => {
  if (bookedOn === null) return 'undated';
  if (asked && bookedOn < dayIn(asked.at, zone)) return 'early';
  return bookedOn > dayIn(at, zone) ? 'ahead' : null;
};

/** Money that came, as its movement is named. */
export type Came = Readonly<{ credit: Omit<Credit, 'text'>; movement: string }>;

/** What becomes of money that came, and how its payment stands after it. `wanted`: what it is for can still be had. */
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

/** A line of a day on which its money cannot have come is left for people to look at. */
export const isBooked = (match: Match): boolean => !wrongDays.some((one) => one === match);
