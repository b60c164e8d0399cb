import type { CounterChangeBody, CounterLoanBody, CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import type { OfferShape, TakenShape } from '@lendring/contracts/http/offer.js';
import type { OfferRowShape } from '@lendring/contracts/http/offer-table.js';
import { addDays, dayIn, daysBetween } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { Wish } from '@lendring/contracts/kernel/period.js';
import { noBookingRules } from '@lendring/contracts/rules/booking-rules.js';
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
import { stillAhead } from '@lendring/contracts/rules/still-ahead.js';
import { availabilityOf, firstShortDay, inTheWayOf, wholeDays } from '@lendring/contracts/rules/why-not-bookable.js';
import { priceForDays, priceForHours, type PriceForDays } from '@lendring/contracts/rules/price-for-days.js';
import { nextStart } from '@lendring/contracts/rules/next-start.js';
import { halfHourOf, startTimes } from '@lendring/contracts/rules/start-time.js';
import type { FoundPiece } from '../../api/lendable.js';
import { localZone } from '../../i18n/format.js';
import { priced, type Priced } from '../../parts/offers/sum-text.js';

export type Lendable = Pick<OfferRowShape, 'offer_id' | 'title' | 'quantity' | 'pricing' | 'number'> &
  /** Numbered piece that is preselected for the handover. */
  Readonly<{ piece?: FoundPiece | null }>;

/** Whole days, or hours of the first day. */
export type PeriodValues = Readonly<{
  isHourly: boolean;
  first: string | null;
  last: string | null;
  time: string;
  hours: number | null;
}>;

type Asked = PeriodValues & Readonly<{ quantity: number | null; price: number | null }>;

/** One of the things that are lent. `key` identifies its row. */
export type Thing = Readonly<{
  key: number;
  offer: Lendable | null;
  /** Text of the search field. */
  sought: string;
  quantity: number | null;
  /** Cents; NaN for text that is no amount. */
  price: number | null;
  /** The owner has typed a price, which then stays as it is. */
  isPriceTyped: boolean;
}>;

export type Values = PeriodValues &
  Readonly<{
    things: readonly Thing[];
    name: string;
    phone: string;
    email: string;
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

export const newThing = (key: number, offer: Lendable | null = null): Thing => ({
  key,
  offer,
  sought: offer?.title ?? '',
  quantity: 1,
  price: null,
  isPriceTyped: false,
});

export const newEntry = (today: string, offer: Lendable | null = null): Values => ({
  things: [newThing(0, offer)],
  isHourly: offer !== null && isByTheHour(offer),
  first: today,
  last: today,
  time: USUAL_START,
  hours: 2,
  name: '',
  phone: '',
  email: '',
  isDayChosen: false,
  isTimeChosen: false,
  invites: false,
  note: '',
});

type Wrong =
  | Readonly<{ id: 'offer' | 'name' | 'email' | 'price' | 'days-first'; problem: 'missing' }>
  | Readonly<{ id: 'days-first'; problem: 'old' | 'far' | 'long' }>
  | Readonly<{ id: 'days-last'; problem: 'missing' | 'order' }>
  | Readonly<{ id: 'quantity' | 'hours'; problem: 'range' }>
  | Readonly<{ id: 'quantity'; problem: 'taken' }>;

/** `thing`: index of the thing with the problem; absent for problems of period and person. */
type WrongEntry = Wrong & Readonly<{ thing?: number }>;

/** Units of an offer, and those of them that are free in the period; null while unknown. */
type Units = Readonly<{ all: number; free: number | null }>;

const dayProblems = {
  counter_too_old: { id: 'days-first', problem: 'old' },
  period_in_past: { id: 'days-first', problem: 'old' },
  period_too_far: { id: 'days-first', problem: 'far' },
  duration_too_short: { id: 'days-last', problem: 'order' },
  counter_too_long: { id: 'days-first', problem: 'long' },
} as const satisfies Record<string, Wrong>;

export const seemsAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

const isCount = (value: number | null, max: number): boolean =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= max;

/** Null while days or hours are missing. */
const wishOf = ({ isHourly, first, last, time, hours }: PeriodValues): Wish | null => {
  if (!first) return null;
  if (!isHourly) return last ? { kind: 'days', from: first, to: addDays(last, 1) } : null;
  return hours !== null && isCount(hours, limits.hours) ? { kind: 'hours', day: first, time, hours } : null;
};

/** Problem of a typed quantity, null: none. That no unit is free has a message of its own. */
export const quantityProblem = (quantity: number | null, { all, free }: Units): 'range' | 'taken' | null => {
  if (free && isCount(quantity, limits.quantity) && quantity !== null && quantity > free) return 'taken';
  return isCount(quantity, all) ? null : 'range';
};

/** Problems of quantity and price. */
const wrongThing = ({ quantity, price }: Pick<Asked, 'quantity' | 'price'>, units: Units): readonly Wrong[] => {
  const problem = quantityProblem(quantity, units);
  const isPrice = price === null || (price >= 0 && price <= limits.money);
  return [
    ...(problem ? [{ id: 'quantity' as const, problem }] : []),
    ...(isPrice ? [] : [{ id: 'price' as const, problem: 'missing' as const }]),
  ];
};

/** Problems of the period. `kept`: first day of the loan so far. */
const wrongPeriod = (asked: PeriodValues, today: string, kept?: string): readonly Wrong[] => {
  const { isHourly, first, last, hours } = asked;
  const problems: Wrong[] = [];
  if (!first) problems.push({ id: 'days-first', problem: 'missing' });
  if (!isHourly && !last) problems.push({ id: 'days-last', problem: 'missing' });
  const wish = wishOf(asked);
  const problem = wish && (kept ? counterChangeProblem(wish, kept, today) : counterWishProblem(wish, today));
  if (problem) problems.push(dayProblems[problem]);
  if (isHourly && !isCount(hours, limits.hours)) problems.push({ id: 'hours', problem: 'range' });
  return problems;
};

/** Units of a thing, all possible ones until it is chosen. */
export const unitsOf = ({ offer }: Pick<Thing, 'offer'>, free: number | null): Units => ({
  all: offer?.quantity ?? limits.quantity,
  free,
});

type Person = Pick<Values, 'name' | 'phone' | 'email' | 'note'>;

const wrongPerson = ({ name, email }: Person): readonly Wrong[] => [
  ...(name.trim() ? [] : [{ id: 'name' as const, problem: 'missing' as const }]),
  ...(email.trim() && !seemsAddress(email) ? [{ id: 'email' as const, problem: 'missing' as const }] : []),
];

const personOf = ({
  name,
  phone,
  email,
  note,
}: Person): Pick<CounterLoanBody, 'name' | 'phone' | 'email' | 'note'> => ({
  name: name.trim(),
  ...(phone.trim() && { phone: phone.trim() }),
  ...(email.trim() && { email: email.trim() }),
  ...(note.trim() && { note: note.trim() }),
});

/**
 * Problems of an entry in page order, by the rule of the server. `today`: local day at the offer's place. `freeOf`: units
 * that are free in the period; null while unknown.
 */
export const wrong = (
  values: Values,
  today: string,
  freeOf: (thing: Thing) => number | null = () => null,
): readonly WrongEntry[] => [
  ...values.things.flatMap((thing, index) =>
    [
      ...(thing.offer ? [] : [{ id: 'offer' as const, problem: 'missing' as const }]),
      ...wrongThing(thing, unitsOf(thing, freeOf(thing))),
    ].map((one) => ({ ...one, thing: index })),
  ),
  ...wrongPeriod(values, today),
  ...wrongPerson(values),
];

/** Fields of the API for a period. */
export const daysOf = ({
  isHourly,
  first,
  last,
  time,
  hours,
}: PeriodValues): Pick<CounterLoanBody, 'date_from' | 'date_to' | 'time_from' | 'duration'> => ({
  date_from: first ?? '',
  ...(isHourly ? { time_from: time, ...(hours !== null && { duration: hours }) } : { date_to: last ?? '' }),
});

export const bodyOf = (values: Values): CounterLoanBody => {
  const [thing, ...further] = values.things.map(({ offer, quantity, price }) => ({
    offer_id: offer?.offer_id ?? '',
    quantity: quantity ?? 1,
    ...(offer?.piece && { piece_id: offer.piece.piece_id }),
    price,
  }));
  return { offer_id: '', ...thing, ...(further.length > 0 && { further }), ...daysOf(values), ...personOf(values) };
};

/** Values of the form that changes a loan; see {@link Values}. */
/** `unlinks`: the link to an account ends with a correction of the person. */
export type ChangeValues = Asked & Pick<Thing, 'isPriceTyped'> & Person & Readonly<{ unlinks: boolean }>;

type Known = Pick<CounterLoanShape, 'period' | 'quantity' | 'price' | 'name' | 'phone' | 'email' | 'note'>;

export const changeOf = ({ period, quantity, price, name, phone, email, note }: Known): ChangeValues => ({
  quantity,
  price,
  isPriceTyped: false,
  name: name ?? '',
  phone: phone ?? '',
  email: email ?? '',
  note: note ?? '',
  unlinks: false,
  isHourly: period.kind === 'hours',
  first: period.date_from,
  last: period.date_to,
  time: period.time_from ?? USUAL_START,
  hours: period.duration ?? 2,
});

export const wrongChange = (
  values: ChangeValues,
  { period, person_erased: isErased }: Pick<CounterLoanShape, 'period' | 'person_erased'>,
  today: string,
  units: Units,
): readonly Wrong[] => [
  ...wrongPeriod(values, today, period.date_from),
  ...wrongThing(values, units),
  ...(isErased ? [] : wrongPerson(values)),
];

/** True if the values name another person, or the same with another address. */
export const isPersonCorrected = (values: Pick<ChangeValues, 'name' | 'email'>, loan: Known): boolean =>
  values.name.trim() !== (loan.name ?? '') || values.email.trim() !== (loan.email ?? '');

/** Fields of a loan that the values change; a text that was emptied is removed. */
export const changeBodyOf = (
  values: ChangeValues,
  loan: Known & Pick<CounterLoanShape, 'person_erased'>,
): CounterChangeBody => {
  const former = changeOf(loan);
  const changed = <Key extends keyof ChangeValues>(key: Key): boolean => values[key] !== former[key];
  const text = (key: 'phone' | 'email' | 'note') =>
    values[key].trim() !== former[key] && { [key]: values[key].trim() || null };
  return {
    ...(changed('quantity') && { quantity: values.quantity ?? 1 }),
    ...(isMoved(values, loan) && daysOf(values)),
    ...(changed('price') && { price: values.price }),
    ...(!loan.person_erased && {
      ...(values.name.trim() !== former.name && { name: values.name.trim() }),
      ...text('phone'),
      ...text('email'),
      ...text('note'),
      ...(values.unlinks && isPersonCorrected(values, loan) && { unlink: true as const }),
    }),
  };
};

/** True if the values name another period than that of the loan. */
export const isMoved = (values: PeriodValues, loan: Known): boolean => {
  const former = changeOf(loan);
  return (['isHourly', 'first', 'last', 'time', 'hours'] as const).some((key) => values[key] !== former[key]);
};

/**
 * Values with the price of the offer for the new days and units, unless the owner typed one, or had agreed on another
 * than that of the offer.
 */
export const pricedAnew = (
  values: ChangeValues,
  loan: Known,
  { pricing, opening }: Pick<OfferShape, 'pricing' | 'opening'>,
): ChangeValues => {
  if (values.isPriceTyped || centsOf(proposalOf(changeOf(loan), pricing, opening)) !== loan.price) return values;
  const cents = centsOf(proposalOf(values, pricing, opening));
  return cents === null ? values : { ...values, price: cents };
};

const fields: Readonly<Record<string, string>> = {
  date_from: 'days-first',
  date_to: 'days-last',
  time_from: 'time',
  duration: 'hours',
  name: 'name',
  phone: 'phone',
  email: 'email',
  note: 'note',
};
const thingFields: Readonly<Record<string, string>> = { offer_id: 'offer', quantity: 'quantity', price: 'price' };

/** Element id of a field of a change. */
export const changeFieldOf = (path: string): string | null => thingFields[path] ?? fields[path] ?? null;

/** Element id of a field of a thing. */
export const thingId = (index: number, field: string): string => `things-${index}-${field}`;

/** Element id of a field of an entry; `further` are the things after the first. */
export const entryFieldOf = (path: string): string | null => {
  const [, index, name = path] = /^further\.(\d+)\.(.*)$/.exec(path) ?? [];
  const field = thingFields[name];
  return field ? thingId(index === undefined ? 0 : Number(index) + 1, field) : (fields[path] ?? null);
};

/**
 * Price of the offer for the chosen period and units, with its lines; null while the period is incomplete. `problem`: no
 * entry of the offer has a price for it.
 */
export const proposalOf = (
  { quantity, ...period }: Omit<Asked, 'price'>,
  pricing: Lendable['pricing'],
  opening?: OfferShape['opening'],
): PriceForDays<Priced> | null => {
  const wish = wishOf(period);
  if (!wish || !quantity || !(quantity >= 1)) return null;
  const entries = pricing.map(priced);
  if (wish.kind === 'hours') return priceForHours(entries, wish, quantity);
  const days = daysBetween(wish.from, wish.to);
  return days < 1 ? null : priceForDays(entries, days, quantity, wish.from, opening ?? alwaysOpen);
};

/** Proposed price in cents; null where the offer costs no money, and for donations, which nobody owes. */
export const centsOf = (proposal: PriceForDays<Priced> | null): number | null =>
  proposal && !('problem' in proposal) && proposal.pricing.paymentType === 1 ? amountOf(proposal) : null;

type Bookable = Pick<OfferShape, 'zone' | 'quantity' | 'opening' | 'booking_rules'>;

/** Why no unit is free in a period. */
type NoneFree = 'dates_taken' | 'dates_blocked' | 'preparation';

export type Situation = Readonly<{
  free: number;
  /** Free units that are there: `free` without those of overdue loans. */
  here: number;
  /** Reason why none is free; null if some are. */
  reason: NoneFree | null;
  /** First of several days on which none is free; null: some are, or the loan has one day or hours. */
  shortOn: string | null;
  /** First of the days of handover and return on which the place is closed; null if it is open on both. */
  closed: string | null;
}>;

/**
 * Free units and opening on the chosen days, by the rule of the server at `now`; null while the period is incomplete.
 * `except`: loan whose own booking does not count. Overdue loans take nothing from `free`, because the owner may hand
 * out what came back unrecorded.
 */
export const situationOf = (
  values: PeriodValues,
  offer: Bookable,
  all: readonly TakenShape[],
  { now, except }: Readonly<{ now: string; except?: string | undefined }>,
): Situation | null => {
  const wish = wishOf(values);
  if (!wish || (wish.kind === 'days' && wish.to <= wish.from)) return null;
  const zone = offer.zone ?? 'Europe/Berlin';
  const asked =
    wish.kind === 'hours'
      ? hoursInterval(wish.day, wish.time, wish.hours, zone)
      : wholeDays(wish.from, addDays(wish.to, -1), zone);
  const loan = stillAhead(asked, now, zone);
  const { quantity, opening, booking_rules: rules } = offer;
  const whole = withPreparation(loan, rules.preparation, zone);
  const others = all.filter(({ counter_loan_id: id }) => except === undefined || id !== except);
  const taken = others.filter(({ reason }) => reason !== 'late');
  const calendar = availabilityOf(taken, zone, new Date(now), {
    quantity,
    rules: { ...noBookingRules, preparation: rules.preparation },
  });
  const short = inTheWayOf(calendar, asked);
  const days = [values.first ?? '', returnDay({ wish, zone, end: loan.end }, null)];
  return {
    free: Math.max(0, freeUnits(taken, quantity, whole)),
    here: freeUnits(others, quantity, whole),
    reason: short && short.reason !== 'not_enough_units' && short.reason !== 'not_back' ? short.reason : null,
    shortOn: short && wish.kind === 'days' ? firstShortDay(calendar, asked) : null,
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
 * Values with what the owner has not chosen: the start of a loan by the hour, and the prices of the offers. `place`:
 * zone and opening times of the first offer, once known.
 */
export const filledIn = (values: Values, now: string, place: Place = {}): Values => {
  const entry = { ...values, ...startOf(values, now, place) };
  const things = entry.things.map((thing) => {
    const { offer, quantity, isPriceTyped } = thing;
    if (isPriceTyped) return thing;
    return { ...thing, price: offer && centsOf(proposalOf({ ...entry, quantity }, offer.pricing, place.opening)) };
  });
  return { ...entry, things };
};
