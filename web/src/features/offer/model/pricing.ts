import type { RequestBody } from '@lendring/contracts/http/request.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { daysBetween } from '@lendring/contracts/kernel/days.js';
import type { Wish } from '@lendring/contracts/kernel/period.js';
import { combinedWith, lengthsWith, sumOf } from '@lendring/contracts/rules/combination.js';
import type { RuleProblem } from '@lendring/contracts/rules/booking-rules.js';
import type { ClosedThen } from '@lendring/contracts/rules/opening-days.js';
import { comparePrices, compareTotals, priceForDays, wishForDays } from '@lendring/contracts/rules/price-for-days.js';
import type { UnitsProblem } from '@lendring/contracts/rules/quote.js';
import { returnDayOfDays } from '@lendring/contracts/rules/return-day.js';
import type { Shortage } from '@lendring/contracts/rules/why-not-bookable.js';
import { wishProblem, type WishProblem } from '@lendring/contracts/rules/wish.js';
import { startPrice } from '../../../parts/offers/offer-facts.js';
import { priced, shownSum, type ShownSum } from '../../../parts/offers/sum-text.js';
import type { Choice } from './choice.js';
import { type Calendar, closedFor, firstShort, inTheWay, ruledOut } from './taken.js';

export const wishOf = (
  { renttype_id: rent }: Pick<PricingShape, 'renttype_id'>,
  { from, to, time, hours }: Choice,
): Wish | null => {
  if (!from) return null;
  if (rent === 2) return time && hours ? { kind: 'hours', day: from, time, hours } : null;
  return wishForDays(rent, from, to ?? from);
};

export const bodyDates = (
  wish: Wish,
  rent: PricingShape['renttype_id'],
): Pick<RequestBody, 'date_from' | 'date_to' | 'time_from' | 'duration'> =>
  wish.kind === 'hours'
    ? { date_from: wish.day, time_from: wish.time, duration: wish.hours }
    : { date_from: wish.from, date_to: returnDayOfDays(wish, rent) };

/**
 * Prices that are asked as one: money entries that count the time alike, whose cheapest combination is the price, or
 * any other entry alone. The first one names how the time is counted: a day or night before a week.
 */
export type Way = readonly [PricingShape, ...PricingShape[]];

/** Ways to pay, in the owner's order. */
export const waysOf = (pricing: readonly PricingShape[]): readonly Way[] => {
  const all = pricing.map(priced);
  const ways: Way[] = [];
  for (const entry of all) {
    const named =
      entry.rentType === 4
        ? (all.find((other) => other.rentType !== 4 && combinedWith(all, other).includes(entry)) ?? entry)
        : entry;
    if (ways.some((way) => way.some(({ pricing_id: id }) => id === named.pricingId))) continue;
    const others = combinedWith(all, named).filter((other) => other !== named);
    ways.push([named.shape, ...others.map(({ shape }) => shape)]);
  }
  return ways;
};

/** Way to pay by an entry; undefined for an unknown one. */
export const wayBy = (ways: readonly Way[], pricingId: string | undefined): Way | undefined =>
  ways.find((way) => way.some(({ pricing_id: id }) => id === pricingId));

/** First entry of a way with the shortest and longest duration of the whole way, in its own unit. */
export const shownOf = (way: Way): PricingShape => {
  const [named] = way;
  if (way.length === 1) return named;
  const { least, most } = lengthsWith(way.map(priced), priced(named));
  const inUnits = (length: number) => (named.renttype_id === 4 ? Math.ceil(length / 7) : length);
  return { ...named, duration_min: inUnits(least), duration_max: most === null ? null : inUnits(most) };
};

type Problem = WishProblem | UnitsProblem | Shortage | RuleProblem['reason'] | 'closed';
export type Offered =
  | Readonly<{ state: 'empty' }>
  | Readonly<{ state: 'problem'; problem: Problem; free?: number; closed?: ClosedThen; day?: string; shortOn?: string }>
  | Readonly<{ state: 'ready'; wish: Wish; quote: ShownSum }>;

/**
 * `free`: units that are free, where they are too few. `closed`: the closed day or the hours of the day. `day`: from
 * which, or until which, the booking rules allow a loan. `shortOn`: first day on which units are missing.
 */
export type Obstacle = Readonly<{
  problem: Problem;
  otherPrice: boolean;
  free?: number;
  closed?: ClosedThen;
  day?: string;
  shortOn?: string;
}>;

/** Quote for the chosen dates, or the obstacle; uses the same rules as the server. */
export const offered = (way: Way, wish: Wish | null, calendar: Calendar): Offered => {
  if (!wish) return { state: 'empty' };
  const problem = wishProblem(wish, calendar.today);
  if (problem) return { state: 'problem', problem };
  const ruled = ruledOut(calendar, wish, way[0].renttype_id);
  if (ruled) return { state: 'problem', problem: ruled.reason, day: ruled.day };
  const closed = closedFor(calendar, wish, way[0].renttype_id);
  if (closed) return { state: 'problem', problem: 'closed', closed };
  const busy = inTheWay(calendar, wish);
  if (busy) {
    const shortOn = firstShort(calendar, wish);
    return { state: 'problem', problem: busy.reason, free: busy.free, ...(shortOn && { shortOn }) };
  }
  const all = way.map(priced);
  const answer = sumOf(all, all[0] ?? priced(way[0]), wish, calendar.wanted, calendar.opening);
  if ('problem' in answer) return { state: 'problem', problem: answer.problem };
  return { state: 'ready', wish, quote: shownSum(answer) };
};

export type Deal = Readonly<{ way: Way; quote: ShownSum }>;

const paid = ({ way: [{ paymenttype_id: paymentType }], quote: { total } }: Deal) => ({
  total,
  pricing: { paymentType },
});

/** Ways to pay that are valid for the chosen time: the preferred one first (free, then money, and donations last). */
const fitting = (ways: readonly Way[], choice: Choice, calendar: Calendar): readonly Deal[] =>
  ways
    .flatMap((way) => {
      const answer = offered(way, wishOf(way[0], choice), calendar);
      return answer.state === 'ready' ? [{ way, quote: answer.quote }] : [];
    })
    .toSorted((a, b) => comparePrices(paid(a), paid(b)));

const isHourly = ([{ renttype_id: rent }]: Way): boolean => rent === 2;

/**
 * Initial way to pay: the chosen one; otherwise the preferred one for the chosen dates, or the closest match if none
 * fits; without dates the one on the offer's card. A donation is preselected only where nothing else is offered.
 */
export const defaultWay = (pricing: readonly PricingShape[], choice: Choice, calendar: Calendar): Way | undefined => {
  const ways = waysOf(pricing);
  const chosen = wayBy(ways, choice.pricing);
  if (chosen) return chosen;
  const initial = wayBy(ways, startPrice(pricing)?.pricing_id);
  if (!choice.from) return initial;
  const [best] = fitting(ways, choice, calendar);
  if (best) return best.way;
  const days = daysBetween(choice.from, choice.to ?? choice.from) + 1;
  return (
    wayBy(ways, priceForDays(pricing.map(priced), days, 1, choice.from, calendar.opening)?.pricing.pricingId) ?? initial
  );
};

/**
 * Alternatives for the chosen time. `cheaper`: the cheapest, if it costs less than the displayed price. `other`:
 * `cheaper`, otherwise a different kind of return, so that users can switch back after accepting a suggestion.
 */
export const otherDeals = (
  pricing: readonly PricingShape[],
  shown: Deal,
  choice: Choice,
  calendar: Calendar,
): Readonly<{ cheaper: Deal | null; other: Deal | null }> => {
  const ways = waysOf(pricing).filter(
    (way) => way[0].pricing_id !== shown.way[0].pricing_id && isHourly(way) === isHourly(shown.way),
  );
  const deals = fitting(ways, choice, calendar);
  const cheaper =
    deals
      .filter(({ quote }) => compareTotals(quote, shown.quote) < 0)
      .toSorted((a, b) => compareTotals(a.quote, b.quote))[0] ?? null;
  const other = deals.find(({ way }) => way[0].paymenttype_id !== shown.way[0].paymenttype_id) ?? null;
  return { cheaper, other: cheaper ?? other };
};
