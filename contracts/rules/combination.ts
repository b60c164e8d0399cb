import type { Wish } from '../kernel/period.js';
import type { PaymentTypeId, RentTypeId } from './terms.js';
import { daysBetween } from '../kernel/days.js';
import { percentOff } from './discount.js';
import { quoteUnits, totalOf, type PricingTerms, type Quote, type UnitsProblem } from './quote.js';

/** Part of a total by one pricing entry; `total` of all items, in cents, or a number of crates or sixpacks. */
export type Line<Entry extends PricingTerms = PricingTerms> = Readonly<{
  pricing: Entry;
  units: number;
  /** Discount that the total includes; 0 for none. */
  percent: number;
  total: number;
}>;

/**
 * Price of a loan with its lines. `pricing` names the unit of time in which `units` counts the whole loan; `lines` says
 * what is paid for.
 */
export type Sum<Entry extends PricingTerms = PricingTerms> = Quote & Readonly<{ pricing: Entry; lines: Line<Entry>[] }>;

/** Obstacle; `pricing` is the named entry. */
export type NoSum<Entry extends PricingTerms = PricingTerms> = Readonly<{ problem: UnitsProblem; pricing: Entry }>;

/** Time that a wish counts: hours, days with both ends, or nights between arrival and departure. */
type Basis = 'hours' | 'days' | 'nights';

/** Length of one unit of an entry, counted in the basis; absent: the entry is not part of the basis. */
const sizes: Readonly<Record<Basis, Partial<Record<RentTypeId, number>>>> = {
  hours: { 2: 1 },
  days: { 1: 1, 4: 7 },
  nights: { 3: 1, 4: 7 },
};

export const basisOf = (rentType: RentTypeId): Basis => (rentType === 2 ? 'hours' : rentType === 3 ? 'nights' : 'days');

/** Hours of a wish by the hour, otherwise days or nights; null if the wish does not fit the entry. */
const lengthOf = (basis: Basis, wish: Wish): number | null => {
  if (basis === 'hours') return wish.kind === 'hours' ? wish.hours : null;
  if (wish.kind !== 'days') return null;
  const days = daysBetween(wish.from, wish.to);
  return days < 1 ? null : days;
};

/** True for entries that are combined: money. Crates, sixpacks, donations and free entries stand alone. */
export const isCombined = ({ paymentType }: Readonly<{ paymentType: PaymentTypeId }>): boolean => paymentType === 1;

/** Entries that may share a total with the named one, itself included. */
export const combinedWith = <Entry extends Pick<PricingTerms, 'rentType' | 'paymentType'>>(
  pricings: readonly Entry[],
  named: Entry,
): readonly Entry[] => {
  if (!isCombined(named)) return [named];
  const basis = basisOf(named.rentType);
  return pricings.filter((entry) => isCombined(entry) && sizes[basis][entry.rentType] !== undefined);
};

type Plan<Entry extends PricingTerms> = Readonly<{
  total: number;
  /** Lines and units, which decide between equal totals. */
  parts: number;
  units: number;
  last: Line<Entry> | null;
  before: Plan<Entry> | null;
}>;

const linesOf = <Entry extends PricingTerms>({ last, before }: Plan<Entry>): Line<Entry>[] =>
  last && before ? [...linesOf(before), last] : [];

/**
 * Lines that cover the length at the lowest total; equal totals: fewest lines, then fewest units. Each entry is used
 * not at all or within its durations, and no unit is paid that the loan does not need: only the last unit may be a
 * begun one. Longer units come first, so that the shorter ones fill the rest exactly.
 *
 * Work is bounded by entries × length² / 2: 12 entries and 365 days take about 0.8 million steps.
 */
const cheapestLines = <Entry extends PricingTerms>(
  entries: readonly Entry[],
  basis: Basis,
  length: number,
  count: number,
): Line<Entry>[] | null => {
  const size = ({ rentType }: Entry) => sizes[basis][rentType] ?? 1;
  let plans: (Plan<Entry> | undefined)[] = Array.from({ length: length + 1 });
  plans[0] = { total: 0, parts: 0, units: 0, last: null, before: null };
  for (const pricing of entries.toSorted((a, b) => size(b) - size(a))) {
    const next = [...plans];
    for (const [covered, before] of plans.entries()) {
      if (!before) continue;
      const needed = Math.ceil((length - covered) / size(pricing));
      const most = Math.min(needed, pricing.maxDuration ?? needed);
      for (let units = pricing.minDuration; units <= most; units++) {
        const reached = Math.min(length, covered + units * size(pricing));
        const price = totalOf(pricing, units, count);
        const total = before.total + price;
        const known = next[reached];
        const better =
          !known || (total - known.total || before.parts + 1 - known.parts || before.units + units - known.units) < 0;
        if (better)
          next[reached] = {
            total,
            parts: before.parts + 1,
            units: before.units + units,
            last: { pricing, units, percent: percentOff(pricing.discounts, units, count), total: price },
            before,
          };
      }
    }
    plans = next;
  }
  const best = plans[length];
  return best ? linesOf(best) : null;
};

type Lengths = Readonly<{ least: number; most: number | null }>;

/**
 * Lengths that one entry allows on its own. A begun week counts as one; among nights, a week counts the day of
 * departure as well, as when it is named itself, so that a combination allows no length that no entry allows.
 */
const lengthsAlone = (
  { rentType, minDuration, maxDuration }: Pick<PricingTerms, 'rentType' | 'minDuration' | 'maxDuration'>,
  basis: Basis,
): Lengths => {
  if (rentType !== 4) return { least: minDuration, most: maxDuration };
  const departure = basis === 'nights' ? 1 : 0;
  return {
    least: Math.max(1, 7 * (minDuration - 1) + 1 - departure),
    most: maxDuration === null ? null : 7 * maxDuration - departure,
  };
};

/** Shortest and longest length by an entry and those combined with it; null: unlimited. */
export const lengthsWith = <Entry extends Omit<PricingTerms, 'price'>>(
  pricings: readonly Entry[],
  named: Entry,
): Lengths => {
  const all = combinedWith(pricings, named).map((entry) => lengthsAlone(entry, basisOf(named.rentType)));
  const longest = Math.max(...all.map(({ most }) => most ?? Infinity));
  return { least: Math.min(...all.map(({ least }) => least)), most: longest === Infinity ? null : longest };
};

const allows = ({ least, most }: Lengths, length: number): boolean =>
  length >= least && (most === null || length <= most);

const sumOfLength = <Entry extends PricingTerms>(
  pricings: readonly Entry[],
  named: Entry,
  length: number | null,
  count: number,
): Sum<Entry> | NoSum<Entry> => {
  if (length === null) return { problem: 'wish_kind', pricing: named };
  const basis = basisOf(named.rentType);
  const units = named.rentType === 4 ? Math.ceil(length / 7) : length;
  const alone = quoteUnits(named, units, count);
  const group = combinedWith(pricings, named);
  if (group.length <= 1)
    return 'problem' in alone
      ? { ...alone, pricing: named }
      : {
          ...alone,
          pricing: named,
          lines: [
            {
              pricing: named,
              units,
              percent: percentOff(named.discounts, units, count),
              total: totalOf(named, units, count),
            },
          ],
        };
  const isAllowed = group.some((entry) => allows(lengthsAlone(entry, basis), length));
  const lines = isAllowed ? cheapestLines(group, basis, length, count) : null;
  if (!lines) {
    const isShort = length < lengthsWith(pricings, named).least || ('problem' in alone && units < named.minDuration);
    return { problem: isShort ? 'duration_too_short' : 'duration_too_long', pricing: named };
  }
  const minor = lines.reduce((sum, { total }) => sum + total, 0);
  // A named week gives way to the day that completes it, so that the loan is counted in days.
  const pricing = named.rentType === 4 ? (lines.at(-1)?.pricing ?? named) : named;
  return {
    pricing,
    units: pricing.rentType === 4 ? units : length,
    total: { kind: 'money', money: { minor, currency: 'EUR' } },
    lines,
  };
};

/**
 * Price of a wish. The named entry decides how the time is counted; money is the cheapest combination of all money
 * entries that count the same way (8 days at 10 € a day and 50 € a week: 1 week + 1 day = 60 €). A combination lowers
 * the price and never changes which lengths are lent: some entry must allow the length on its own. `count`: number of
 * items that are lent.
 */
export const sumOf = <Entry extends PricingTerms>(
  pricings: readonly Entry[],
  named: Entry,
  wish: Wish,
  count = 1,
): Sum<Entry> | NoSum<Entry> => sumOfLength(pricings, named, lengthOf(basisOf(named.rentType), wish), count);

/** The same for a number of chosen days, both ends counted; hours cannot be computed from days. */
export const sumForDays = <Entry extends PricingTerms>(
  pricings: readonly Entry[],
  named: Entry,
  days: number,
  count = 1,
): Sum<Entry> | NoSum<Entry> =>
  sumOfLength(pricings, named, named.rentType === 2 ? null : named.rentType === 3 ? days - 1 : days, count);

/** Total in cents, or a number of crates or sixpacks; 0 when free. */
export const amountOf = ({ total }: Pick<Quote, 'total'>): number =>
  total.kind === 'money' ? total.money.minor : total.kind === 'things' ? total.count : 0;
