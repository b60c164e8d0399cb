import { pricingFromShape } from '@lendring/contracts/http/convert.js';
import type { CounterLoanBody } from '@lendring/contracts/http/counter-loan.js';
import type { TakenShape } from '@lendring/contracts/http/offer.js';
import type { OfferRowShape } from '@lendring/contracts/http/offer-table.js';
import { addDays, dayIn, daysBetween } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { levels } from '@lendring/contracts/rules/capacity.js';
import { COUNTER_DAYS_BACK, counterLimits, counterWishProblem } from '@lendring/contracts/rules/counter-loan.js';
import { priceForDays } from '@lendring/contracts/rules/price-for-days.js';

export type Lendable = Pick<OfferRowShape, 'offer_id' | 'title' | 'quantity' | 'pricing' | 'number'>;

export type Values = Readonly<{
  offer: Lendable | null;
  /** Text of the search field. */
  sought: string;
  quantity: number | null;
  first: string | null;
  last: string | null;
  name: string;
  phone: string;
  email: string;
  /** Cents; NaN for text that is no amount. */
  price: number | null;
  /** The owner has typed a price, which then stays as it is. */
  isPriceTyped: boolean;
  note: string;
}>;

export const newEntry = (today: string, offer: Lendable | null = null): Values => ({
  offer,
  sought: offer?.title ?? '',
  quantity: 1,
  first: today,
  last: today,
  name: '',
  phone: '',
  email: '',
  price: null,
  isPriceTyped: false,
  note: '',
});

export type Wrong =
  | Readonly<{ id: 'offer' | 'name' | 'email' | 'price' | 'days-first'; problem: 'missing' }>
  | Readonly<{ id: 'days-first'; problem: 'old' | 'order' | 'far' | 'long' }>
  | Readonly<{ id: 'quantity'; problem: 'range' }>;

const dayProblems = {
  counter_too_old: 'old',
  period_in_past: 'old',
  period_too_far: 'far',
  duration_too_short: 'order',
  duration_too_long: 'long',
} as const;

const seemsAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Problems of an entry in page order, by the rule of the server. `today`: local day at the offer's place. */
export const wrong = (values: Values, today: string): readonly Wrong[] => {
  const { offer, quantity, first, last, name, email, price } = values;
  const problems: Wrong[] = [];
  if (!offer) problems.push({ id: 'offer', problem: 'missing' });
  if (
    quantity === null ||
    !Number.isInteger(quantity) ||
    quantity < 1 ||
    quantity > (offer?.quantity ?? limits.quantity)
  )
    problems.push({ id: 'quantity', problem: 'range' });
  if (!first) problems.push({ id: 'days-first', problem: 'missing' });
  else {
    const problem = counterWishProblem({ kind: 'days', from: first, to: addDays(last ?? first, 1) }, today);
    if (problem) problems.push({ id: 'days-first', problem: dayProblems[problem] });
  }
  if (!name.trim()) problems.push({ id: 'name', problem: 'missing' });
  if (email.trim() && !seemsAddress(email.trim())) problems.push({ id: 'email', problem: 'missing' });
  if (price !== null && !(price >= 0 && price <= limits.money)) problems.push({ id: 'price', problem: 'missing' });
  return problems;
};

export const bodyOf = (values: Values): CounterLoanBody => {
  const { offer, quantity, first, last, name, phone, email, price, note } = values;
  return {
    offer_id: offer?.offer_id ?? '',
    quantity: quantity ?? 1,
    date_from: first ?? '',
    date_to: last ?? first ?? '',
    name: name.trim(),
    ...(phone.trim() && { phone: phone.trim() }),
    ...(email.trim() && { email: email.trim() }),
    ...(note.trim() && { note: note.trim() }),
    price,
  };
};

const fields: Readonly<Record<string, string>> = {
  offer_id: 'offer',
  quantity: 'quantity',
  date_from: 'days-first',
  date_to: 'days-first',
  name: 'name',
  phone: 'phone',
  email: 'email',
  price: 'price',
  note: 'note',
};
export const fieldOf = (path: string): string | null => fields[path] ?? null;

/** Price of the offer for the chosen days and units in cents; null unless it is money. */
export const usualPrice = ({ offer, quantity, first, last }: Values): number | null => {
  if (!offer || !first || !quantity || !(quantity >= 1)) return null;
  const days = daysBetween(first, last ?? first) + 1;
  if (days < 1) return null;
  const price = priceForDays(offer.pricing.map(pricingFromShape), days, quantity);
  return price && !('problem' in price) && price.total.kind === 'money' ? price.total.money.minor : null;
};

/** Units that are free on all chosen days, both included. `zone`: time zone of the offer's place. */
export const freeOn = (
  taken: readonly Pick<TakenShape, 'start' | 'end' | 'units'>[],
  quantity: number,
  { first, last }: Readonly<{ first: string; last: string }>,
  zone: string,
): number => {
  const used = levels(taken, quantity)
    .filter(
      ({ start, end }) =>
        dayIn(start, zone) <= last && dayIn(new Date(Date.parse(end) - 1).toISOString(), zone) >= first,
    )
    .map(({ units }) => units);
  return Math.max(0, quantity - Math.max(0, ...used));
};

/** Days that can be entered. */
export const entrySpan = (today: string): Readonly<{ min: string; max: string }> => ({
  min: addDays(today, -COUNTER_DAYS_BACK),
  max: addDays(today, limits.daysAhead),
});

export const entryLimits = counterLimits;
