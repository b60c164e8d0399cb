import type { CounterChangeBody, CounterLoanBody, CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import type { OfferShape, TakenShape } from '@lendring/contracts/http/offer.js';
import type { OfferRowShape } from '@lendring/contracts/http/offer-table.js';
import { addDays, dayIn, daysBetween } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { Wish } from '@lendring/contracts/kernel/period.js';
import { amountOf } from '@lendring/contracts/rules/combination.js';
import { freeUnits } from '@lendring/contracts/rules/capacity.js';
import {
  COUNTER_DAYS_BACK,
  counterChangeProblem,
  counterLimits,
  counterWishProblem,
} from '@lendring/contracts/rules/counter-loan.js';
import { hoursInterval } from '@lendring/contracts/rules/local-time.js';
import { alwaysOpen, isOpenOn, isPickUpTime } from '@lendring/contracts/rules/opening-days.js';
import { withPreparation } from '@lendring/contracts/rules/preparation.js';
import { returnDay } from '@lendring/contracts/rules/return-day.js';
import { busyOf, shortageFor, wholeDays } from '@lendring/contracts/rules/why-not-bookable.js';
import { priceForDays, priceForHours, type PriceForDays } from '@lendring/contracts/rules/price-for-days.js';
import { nextStart } from '@lendring/contracts/rules/next-start.js';
import { halfHourOf, startTimes } from '@lendring/contracts/rules/start-time.js';
import { localZone } from '../../i18n/format.js';
import { priced, type Priced } from '../../parts/offers/sum-text.js';

export type Lendable = Pick<OfferRowShape, 'offer_id' | 'title' | 'quantity' | 'pricing' | 'number'>;

/** Whole days, or hours of the first day. */
export type PeriodValues = Readonly<{
  isHourly: boolean;
  first: string | null;
  last: string | null;
  time: string;
  hours: number | null;
}>;

type Asked = PeriodValues & Readonly<{ quantity: number | null; price: number | null }>;

export type Values = PeriodValues &
  Readonly<{
    offer: Lendable | null;
    /** Text of the search field. */
    sought: string;
    quantity: number | null;
    name: string;
    phone: string;
    email: string;
    /** Cents; NaN for text that is no amount. */
    price: number | null;
    /** The owner has typed a price, which then stays as it is. */
    isPriceTyped: boolean;
    /** The owner has chosen the first day. */
    isDayChosen: boolean;
    /** The owner has chosen the start of a loan by the hour. */
    isTimeChosen: boolean;
    /** Mails an invitation to the address at once. */
    invites: boolean;
    note: string;
  }>;

/** Usual start on a day that has not begun. */
const USUAL_START = '10:00';

/** True if the offer has prices by the hour alone. */
export const isByTheHour = ({ pricing }: Lendable): boolean =>
  pricing.length > 0 && pricing.every(({ renttype_id: rent }) => rent === 2);

export const newEntry = (today: string, offer: Lendable | null = null): Values => ({
  offer,
  sought: offer?.title ?? '',
  quantity: 1,
  isHourly: offer !== null && isByTheHour(offer),
  first: today,
  last: today,
  time: USUAL_START,
  hours: 2,
  name: '',
  phone: '',
  email: '',
  price: null,
  isPriceTyped: false,
  isDayChosen: false,
  isTimeChosen: false,
  invites: false,
  note: '',
});

export type Wrong =
  | Readonly<{ id: 'offer' | 'name' | 'email' | 'price' | 'days-first'; problem: 'missing' }>
  | Readonly<{ id: 'days-first'; problem: 'old' | 'order' | 'far' | 'long' }>
  | Readonly<{ id: 'quantity' | 'hours'; problem: 'range' }>;

const dayProblems = {
  counter_too_old: 'old',
  period_in_past: 'old',
  period_too_far: 'far',
  duration_too_short: 'order',
  counter_too_long: 'long',
} as const;

export const seemsAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

const isCount = (value: number | null, max: number): boolean =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= max;

/** Null while days or hours are missing. */
const wishOf = ({ isHourly, first, last, time, hours }: PeriodValues): Wish | null => {
  if (!first) return null;
  if (!isHourly) return { kind: 'days', from: first, to: addDays(last ?? first, 1) };
  return hours !== null && isCount(hours, limits.hours) ? { kind: 'hours', day: first, time, hours } : null;
};

/** Problems of quantity, period and price. `max`: units that can be lent. `kept`: first day of the loan so far. */
const wrongTerms = (asked: Asked, today: string, max: number, kept?: string): readonly Wrong[] => {
  const { quantity, isHourly, first, hours, price } = asked;
  const problems: Wrong[] = [];
  if (!isCount(quantity, max)) problems.push({ id: 'quantity', problem: 'range' });
  if (!first) problems.push({ id: 'days-first', problem: 'missing' });
  const wish = wishOf(asked);
  const problem = wish && (kept ? counterChangeProblem(wish, kept, today) : counterWishProblem(wish, today));
  if (problem) problems.push({ id: 'days-first', problem: dayProblems[problem] });
  if (isHourly && !isCount(hours, limits.hours)) problems.push({ id: 'hours', problem: 'range' });
  if (price !== null && !(price >= 0 && price <= limits.money)) problems.push({ id: 'price', problem: 'missing' });
  return problems;
};

/**
 * Problems of an entry in page order, by the rule of the server. `today`: local day at the offer's place. `free`: units
 * that are free in the period; null while unknown.
 */
export const wrong = (values: Values, today: string, free: number | null = null): readonly Wrong[] => {
  const { offer, name, email } = values;
  const terms = wrongTerms(values, today, mostOf(offer?.quantity ?? limits.quantity, free));
  const text: Wrong[] = [];
  if (!name.trim()) text.push({ id: 'name', problem: 'missing' });
  if (email.trim() && !seemsAddress(email)) text.push({ id: 'email', problem: 'missing' });
  return [
    ...(offer ? [] : [{ id: 'offer' as const, problem: 'missing' as const }]),
    ...terms.filter(({ id }) => id !== 'price'),
    ...text,
    ...terms.filter(({ id }) => id === 'price'),
  ];
};

/** Units that can be entered: the free ones, or all while none is free, which has a message of its own. */
export const mostOf = (quantity: number, free: number | null): number => free || quantity;

const termsOf = ({ quantity, isHourly, first, last, time, hours, price }: Asked): CounterChangeBody => ({
  quantity: quantity ?? 1,
  date_from: first ?? '',
  ...(isHourly ? { time_from: time, ...(hours !== null && { duration: hours }) } : { date_to: last ?? first ?? '' }),
  price,
});

export const bodyOf = (values: Values): CounterLoanBody => {
  const { offer, name, phone, email, note } = values;
  return {
    offer_id: offer?.offer_id ?? '',
    ...termsOf(values),
    name: name.trim(),
    ...(phone.trim() && { phone: phone.trim() }),
    ...(email.trim() && { email: email.trim() }),
    ...(note.trim() && { note: note.trim() }),
  };
};

/** Values of the form that changes a loan. */
export type ChangeValues = Asked;

export const changeOf = ({ period, quantity, price }: CounterLoanShape): ChangeValues => ({
  quantity,
  price,
  isHourly: period.kind === 'hours',
  first: period.date_from,
  last: period.date_to,
  time: period.time_from ?? USUAL_START,
  hours: period.duration ?? 2,
});

export const wrongChange = (
  values: ChangeValues,
  { period }: Pick<CounterLoanShape, 'period'>,
  today: string,
  max: number,
): readonly Wrong[] => wrongTerms(values, today, max, period.date_from);

export const changeBodyOf = termsOf;

const fields: Readonly<Record<string, string>> = {
  offer_id: 'offer',
  quantity: 'quantity',
  date_from: 'days-first',
  date_to: 'days-first',
  time_from: 'time',
  duration: 'hours',
  name: 'name',
  phone: 'phone',
  email: 'email',
  price: 'price',
  note: 'note',
};
export const fieldOf = (path: string): string | null => fields[path] ?? null;

/**
 * Price of the offer for the chosen period and units, with its lines; null while the period is incomplete. `problem`: no
 * entry of the offer has a price for it.
 */
export const proposalOf = (
  { quantity, ...period }: Omit<Asked, 'price'>,
  pricing: Lendable['pricing'],
): PriceForDays<Priced> | null => {
  const wish = wishOf(period);
  if (!wish || !quantity || !(quantity >= 1)) return null;
  const entries = pricing.map(priced);
  if (wish.kind === 'hours') return priceForHours(entries, wish, quantity);
  const days = daysBetween(wish.from, wish.to);
  return days < 1 ? null : priceForDays(entries, days, quantity, wish.from);
};

/** Proposed price in cents; null where the offer costs no money, and for donations, which nobody owes. */
export const centsOf = (proposal: PriceForDays<Priced> | null): number | null =>
  proposal && !('problem' in proposal) && proposal.pricing.paymentType === 1 ? amountOf(proposal) : null;

type Known = Pick<OfferShape, 'zone' | 'quantity' | 'opening' | 'booking_rules'>;

/** Why no unit is free in a period. */
type NoneFree = 'dates_taken' | 'dates_blocked' | 'preparation';

export type Situation = Readonly<{
  free: number;
  /** Reason why none is free; null if some are. */
  reason: NoneFree | null;
  /** First of the days of handover and return on which the place is closed; null if it is open on both. */
  closed: string | null;
}>;

/**
 * Free units and opening on the chosen days, by the rule of the server; null while the period is incomplete.
 * `except`: loan whose own booking does not count.
 */
export const situationOf = (
  values: PeriodValues,
  offer: Known,
  all: readonly TakenShape[],
  except?: string,
): Situation | null => {
  const wish = wishOf(values);
  if (!wish || (wish.kind === 'days' && wish.to <= wish.from)) return null;
  const zone = offer.zone ?? 'Europe/Berlin';
  const loan =
    wish.kind === 'hours'
      ? hoursInterval(wish.day, wish.time, wish.hours, zone)
      : wholeDays(wish.from, addDays(wish.to, -1), zone);
  const { quantity, opening, booking_rules: rules } = offer;
  const whole = withPreparation(loan, rules.preparation, zone);
  const taken = all.filter(({ counter_loan_id: id }) => except === undefined || id !== except);
  const short = shortageFor({ busy: busyOf(taken, quantity, 1), quantity, wanted: 1 }, { loan, whole });
  const days = [values.first ?? '', returnDay({ wish, zone, end: loan.end }, null)];
  return {
    free: Math.max(0, freeUnits(taken, quantity, whole)),
    reason: short && short.reason !== 'not_enough_units' ? short.reason : null,
    closed: (opening && days.find((day) => !isOpenOn(opening, day))) ?? null,
  };
};

/** Days that can be entered. */
export const entrySpan = (today: string): Readonly<{ min: string; max: string }> => ({
  min: addDays(today, -COUNTER_DAYS_BACK),
  max: addDays(today, limits.daysAhead),
});

export const entryLimits = counterLimits;

type Place = Partial<Pick<OfferShape, 'zone' | 'opening'>>;

/** Start of a loan that begins at this moment: the half hour that has begun. */
export const startingNow = (now: string, { zone }: Place = {}): Pick<PeriodValues, 'first' | 'last' | 'time'> => {
  const local = zone ?? localZone();
  const first = dayIn(now, local);
  return { first, last: first, time: halfHourOf(now, local) };
};

/** Start of a loan by the hour within the opening times, never in the past, as far as the owner has not chosen it. */
const startOf = (values: Values, now: string, { zone, opening }: Place): Partial<PeriodValues> => {
  const { isHourly, isDayChosen, isTimeChosen, first } = values;
  if (!isHourly || isTimeChosen) return {};
  const [local, times] = [zone ?? localZone(), opening ?? alwaysOpen];
  const next = nextStart(times, now, local);
  if (!isDayChosen || first === null) return next ? { first: next.day, last: next.day, time: next.time } : {};
  if (first === dayIn(now, local)) return { time: next?.day === first ? next.time : halfHourOf(now, local) };
  const open = startTimes.filter((time) => isPickUpTime(times, first, time));
  return { time: open.includes(USUAL_START) ? USUAL_START : (open[0] ?? USUAL_START) };
};

/**
 * Values with what the owner has not chosen: the start of a loan by the hour, and the price of the offer. `place`: zone
 * and opening times of the offer, once known.
 */
export const filledIn = (values: Values, now: string, place: Place = {}): Values => {
  const entry = { ...values, ...startOf(values, now, place) };
  if (entry.isPriceTyped) return entry;
  return { ...entry, price: entry.offer && centsOf(proposalOf(entry, entry.offer.pricing)) };
};
