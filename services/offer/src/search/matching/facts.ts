import { dayIn } from '@lendring/contracts/kernel/days.js';
import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import { noBookingRules } from '@lendring/contracts/rules/booking-rules.js';
import { takesDays } from '@lendring/contracts/rules/price-for-days.js';
import { priceKind, type PriceKind } from '@lendring/contracts/rules/price-kind.js';
import { alwaysOpen } from '@lendring/contracts/rules/opening-days.js';
import { totalOf, type PricingTerms } from '@lendring/contracts/rules/quote.js';
import { same } from '@lendring/contracts/rules/same.js';
import type { LoanTimes } from '@lendring/contracts/rules/why-not-bookable.js';
import type { SearchDocument } from '../search.port.js';

type Kept =
  | 'ownerId'
  | 'categories'
  | 'cityId'
  | 'point'
  | 'commercial'
  | 'commercialOnly'
  | 'groups'
  | 'membersOnly'
  | 'paymentTypes'
  | 'rentTypes'
  | 'dayPrice'
  | 'free'
  | 'publishedAt'
  | 'ratingSum'
  | 'ratingCount';

export type Facts = Readonly<Pick<SearchDocument, Kept>> & {
  readonly busyDays: readonly number[];
  /** Number of units; absent in older files and for one unit. */
  readonly quantity?: number;
  /** Days with some, but not all, units free, as {@link scarceDay}. */
  readonly scarceDays?: readonly number[];
  /** When loans may begin and end, without what restricts nothing. Absent in older files. */
  readonly times?: Pick<LoanTimes, 'zone'> & Partial<LoanTimes>;
  /** Loans that are out, three numbers each (late.ts); absent without any, and in older files. */
  readonly late?: readonly number[];
  readonly titleWords: number;
  /**
   * Entries with a price for days, eight numbers each: rent type, payment type, amount per unit, minimum and maximum
   * units (0: unbounded), price of a weekend (0: none), number of discounts and seasons; then those of the discounts and
   * seasons. Absent in older files.
   */
  readonly prices?: readonly number[];
  /**
   * Possible durations, three numbers per entry: rent type, minimum and maximum units (0: unbounded). Absent in older
   * files, which means any duration.
   */
  readonly lengths?: readonly number[];
  /** Absent without delivery, and in older files. */
  readonly deliversKm?: number;
  /** Names and values of metadata in turn; absent without any. */
  readonly metadata?: readonly string[];
};

const restrictions = ({ opening, rules, zone }: LoanTimes): Facts['times'] => ({
  zone,
  ...(!same(opening, alwaysOpen) && { opening }),
  ...(!same(rules, noBookingRules) && { rules }),
});

export const timesOf = ({
  opening = alwaysOpen,
  rules = noBookingRules,
  zone,
}: NonNullable<Facts['times']>): LoanTimes => ({ opening, rules, zone });

export const lengthsOf = (pricings: readonly PricingTerms[]): readonly number[] =>
  pricings.flatMap(({ rentType, minDuration, maxDuration }) => [rentType, minDuration, maxDuration ?? 0]);

export const lengthsTake = (lengths: readonly number[], days: number): boolean =>
  takesDays(
    Array.from({ length: lengths.length / 3 }, (_, entry) => {
      const [rentType, minDuration = 1, maxDuration] = lengths.slice(3 * entry);
      return { rentType: rentType as PricingTerms['rentType'], minDuration, maxDuration: maxDuration || null };
    }),
    days,
  );

const discountOf = { duration: 1, count: 2 } as const;

/** Numbers per entry, discount and season. */
const [OF_ENTRY, OF_DISCOUNT, OF_SEASON] = [8, 3, 4];

/** Excludes hours, which do not convert to days (contracts/rules/price-for-days). */
export const pricesOf = (pricings: readonly PricingTerms[]): readonly number[] =>
  pricings.flatMap((pricing) => {
    const { rentType, paymentType, price, minDuration, maxDuration, discounts = [], seasons = [], weekend } = pricing;
    if (rentType === 2) return [];
    return [
      rentType,
      paymentType,
      totalOf({ price }, 1),
      minDuration,
      maxDuration ?? 0,
      weekend ?? 0,
      discounts.length,
      seasons.length,
      ...discounts.flatMap(({ of, from, percent }) => [discountOf[of], from, percent]),
      ...seasons.flatMap(({ from, to, yearly, amount }) => [dayNumber(from), dayNumber(to), yearly ? 1 : 0, amount]),
    ];
  });

const priceOf = (kind: PriceKind, amount: number): PricingTerms['price'] => {
  if (kind === 'money') return { kind, money: { minor: amount, currency: 'EUR' } };
  return kind === 'things' ? { kind, count: amount } : { kind };
};

const chunks = (numbers: readonly number[], size: number): readonly (readonly number[])[] =>
  Array.from({ length: numbers.length / size }, (_, index) => numbers.slice(size * index, size * (index + 1)));

const discountFrom = ([of, from = 2, percent = 0]: readonly number[]) => ({
  of: of === discountOf.count ? ('count' as const) : ('duration' as const),
  from,
  percent,
});

const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

const seasonFrom = ([from = 0, to = 0, yearly, amount = 0]: readonly number[]) => ({
  from: dayOf(from),
  to: dayOf(to),
  yearly: yearly === 1,
  amount,
});

export const termsOf = (prices: readonly number[]): readonly PricingTerms[] => {
  const terms: PricingTerms[] = [];
  for (let at = 0; at < prices.length;) {
    const [rentType, type, amount = 0, minDuration = 1, maxDuration, weekend, discountCount = 0, seasonCount = 0] =
      prices.slice(at, (at += OF_ENTRY));
    const discounts = prices.slice(at, (at += OF_DISCOUNT * discountCount));
    const seasons = prices.slice(at, (at += OF_SEASON * seasonCount));
    const paymentType = type as PricingTerms['paymentType'];
    terms.push({
      rentType: rentType as PricingTerms['rentType'],
      paymentType,
      price: priceOf(priceKind[paymentType], amount),
      minDuration,
      maxDuration: maxDuration || null,
      ...(weekend && { weekend }),
      ...(discounts.length > 0 && { discounts: chunks(discounts, OF_DISCOUNT).map(discountFrom) }),
      ...(seasons.length > 0 && { seasons: chunks(seasons, OF_SEASON).map(seasonFrom) }),
    });
  }
  return terms;
};

/** True if the price depends on the days themselves, not only on their number. */
export const isDated = (pricings: readonly PricingTerms[]): boolean =>
  pricings.some(({ seasons, weekend }) => seasons !== undefined || weekend !== undefined);

/** True if the price of several units is not that of one, times their number: discounts differ or are rounded. */
export const isDiscounted = (pricings: readonly PricingTerms[]): boolean =>
  pricings.some(({ discounts }) => discounts !== undefined && discounts.length > 0);

/** A local day `YYYY-MM-DD` as days since 1970-01-01; NaN when invalid. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** Days as a bit set of 32 bits, by their remainder: sets without a common bit have no common day. */
export const daySet = (days: readonly number[]): number => days.reduce((set, day) => set | (1 << (day & 31)), 0);

/** Room for the number of free units below the number of the day. */
const UNITS = 1_000;

/** A day and its number of free units as one number, which sorts by day and then by free units. */
export const scarceDay = (day: number, free: number): number => day * UNITS + free;

export const scarceDaysOf = ({ freeUnits }: Pick<SearchDocument, 'freeUnits'>): readonly number[] =>
  Object.entries(freeUnits)
    .map(([day, free]) => scarceDay(dayNumber(day), free))
    .filter((code) => !Number.isNaN(code));

/** True if a day of `days` has fewer than `wanted` free units. */
export const isScarce = (scarceDays: readonly number[], days: ReadonlySet<number>, wanted: number): boolean =>
  scarceDays.some((code) => code % UNITS < wanted && days.has(Math.floor(code / UNITS)));

/** Loans that are out as numbers, three per loan: first day, days beyond the current one, units. */
export const lateNumbers = (late: SearchDocument['late']): readonly number[] =>
  late.flatMap(({ from, beyond, units }) => [dayNumber(from), beyond, units]);

const NUMBERS_OF_LOAN = 3;

type Needed = Readonly<{ days: ReadonlySet<number>; today: number; wanted: number }>;

/**
 * True if loans that are not back leave fewer than `wanted` units on one of the days, which are not among the busy days.
 * @param late see {@link lateNumbers}
 */
export const isHeldBack = (
  late: readonly number[],
  { quantity, scarceDays }: Readonly<{ quantity: number; scarceDays: readonly number[] }>,
  { days, today, wanted }: Needed,
): boolean => {
  for (const day of days) {
    let units = 0;
    for (let at = 0; at < late.length; at += NUMBERS_OF_LOAN)
      if ((late[at] ?? 0) <= today && day <= today + (late[at + 1] ?? 0)) units += late[at + 2] ?? 0;
    if (units === 0) continue;
    const code = scarceDays.find((one) => Math.floor(one / UNITS) === day);
    if ((code === undefined ? quantity : code % UNITS) - units < wanted) return true;
  }
  return false;
};

/** Number of the current day in a time zone, computed once per search and zone. */
export const todayIn = (at: string): ((zone: string) => number) => {
  const known = new Map<string, number>();
  return (zone) => {
    const day = known.get(zone) ?? dayNumber(dayIn(at, zone));
    known.set(zone, day);
    return day;
  };
};

export function factsOf(document: SearchDocument, titleWords: number): Facts {
  const {
    ownerId,
    categories,
    cityId,
    point,
    commercial,
    commercialOnly,
    groups,
    membersOnly,
    paymentTypes,
    rentTypes,
    dayPrice,
    free,
    publishedAt,
    ratingSum,
    ratingCount,
  } = document;
  const busyDays = document.busyDays.map(dayNumber).filter((day) => !Number.isNaN(day));
  return {
    ownerId,
    categories,
    cityId,
    point,
    commercial,
    commercialOnly,
    groups,
    membersOnly,
    paymentTypes,
    rentTypes,
    dayPrice,
    free,
    publishedAt,
    ratingSum,
    ratingCount,
    busyDays,
    ...(document.quantity > 1 && { quantity: document.quantity, scarceDays: scarceDaysOf(document) }),
    ...(document.late.length > 0 && { late: lateNumbers(document.late) }),
    times: restrictions(document.times),
    titleWords,
    prices: pricesOf(document.pricings),
    lengths: lengthsOf(document.pricings),
    ...(document.deliversKm !== null && { deliversKm: document.deliversKm }),
    ...(document.metadata.length > 0 && { metadata: document.metadata.flatMap(({ name, value }) => [name, value]) }),
  };
}
