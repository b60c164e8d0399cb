import type { Day, Wish } from '../kernel/period.js';
import type { PaymentTypeId, RentTypeId } from './terms.js';
import { addDays, daysBetween } from '../kernel/days.js';
import { percentOff } from './discount.js';
import { alwaysOpen, type Opening } from './opening-days.js';
import { isWeekend, longestWeekend, seasonOn, type Span } from './price-on.js';
import { quoteUnits, totalOf, type PricingTerms, type Quote, type UnitsProblem } from './quote.js';

/** Part of a total by one pricing entry; `total` of all items, in cents, or a number of crates or sixpacks. */
export type Line<Entry extends PricingTerms = PricingTerms> = Readonly<{
  pricing: Entry;
  units: number;
  /** Price of a unit: that of the season, or of the whole weekend. */
  amount: number;
  weekend?: true;
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
  const sorted = entries.toSorted((a, b) => size(b) - size(a));
  for (const pricing of sorted) {
    const next = [...plans];
    for (const [covered, before] of plans.entries()) {
      if (!before) continue;
      const needed = Math.ceil((length - covered) / size(pricing));
      const most = Math.min(needed, pricing.maxDuration ?? needed);
      // The last entry covers all that is left.
      const least = pricing === sorted.at(-1) ? Math.max(pricing.minDuration, needed) : pricing.minDuration;
      for (let units = least; units <= most; units++) {
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
            last: {
              pricing,
              units,
              amount: totalOf(pricing, 1),
              percent: percentOff(pricing.discounts, units, count),
              total: price,
            },
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

const regularSum = <Entry extends PricingTerms>(
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
              amount: totalOf(named, 1),
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

/** Entry with the price of the season in which the loan begins, if any. */
const pricedOn = <Entry extends PricingTerms>(entry: Entry, first: Day | undefined): Entry => {
  const season = first && entry.price.kind === 'money' ? seasonOn(entry.seasons, first) : undefined;
  return season && entry.price.kind === 'money'
    ? { ...entry, price: { kind: 'money', money: { ...entry.price.money, minor: season.amount } } }
    : entry;
};

/** Days of a loan, number of items and opening times on which its price depends. */
type Dated = Readonly<{ count: number; span: Span | undefined; opening: Opening }>;

/** Lowest price of a whole weekend among entries out of season; undefined if the loan does not lie within one. */
const weekendLine = <Entry extends PricingTerms>(
  group: readonly Entry[],
  { span, count, opening }: Dated,
): Line<Entry> | undefined =>
  span && isWeekend(span, opening)
    ? group
        .flatMap((pricing): Line<Entry>[] =>
          pricing.weekend === undefined || seasonOn(pricing.seasons, span.first)
            ? []
            : [
                {
                  pricing,
                  units: 1,
                  amount: pricing.weekend,
                  weekend: true,
                  percent: 0,
                  total: pricing.weekend * count,
                },
              ],
        )
        .toSorted((a, b) => a.total - b.total)[0]
    : undefined;

const sumOfLength = <Entry extends PricingTerms>(
  pricings: readonly Entry[],
  named: Entry,
  length: number | null,
  on: Dated,
): Sum<Entry> | NoSum<Entry> => {
  const originals = new Map<Entry, Entry>();
  const dated = (entry: Entry): Entry => {
    const found = pricedOn(entry, on.span?.first);
    originals.set(found, entry);
    return found;
  };
  const all = pricings.map(dated);
  const asked = all[pricings.indexOf(named)] ?? dated(named);
  const original = (entry: Entry): Entry => originals.get(entry) ?? entry;
  const sum = regularSum(all, asked, length, on.count);
  if ('problem' in sum) return { ...sum, pricing: named };
  const weekend = isCombined(named) ? weekendLine(combinedWith(all, asked), on) : undefined;
  const isLess = weekend !== undefined && weekend.total < amountOf(sum);
  return {
    units: sum.units,
    pricing: original(sum.pricing),
    total: isLess ? { kind: 'money', money: { minor: weekend.total, currency: 'EUR' } } : sum.total,
    lines: (isLess ? [weekend] : sum.lines).map((line) => ({ ...line, pricing: original(line.pricing) })),
  };
};

/** Days of a wish; for nights, the last one is the day of departure. */
const spanOf = (basis: Basis, wish: Wish): Span => {
  if (wish.kind === 'hours') return { first: wish.day, last: wish.day };
  return { first: wish.from, last: basis === 'nights' ? wish.to : addDays(wish.to, -1) };
};

/**
 * Price of a wish. The named entry decides how the time is counted; money is the cheapest combination of all money
 * entries that count the same way (8 days at 10 € a day and 50 € a week: 1 week + 1 day = 60 €). A combination lowers
 * the price and never changes which lengths are lent: some entry must allow the length on its own. The price of a season
 * applies if the loan begins in it, and that of a weekend if the loan lies within one and costs less so. `count`: number
 * of items that are lent. `opening`: times of the place, which decide when a weekend ends ({@link isWeekend}).
 */
export const sumOf = <Entry extends PricingTerms>(
  pricings: readonly Entry[],
  named: Entry,
  wish: Wish,
  count = 1,
  opening: Opening = alwaysOpen,
): Sum<Entry> | NoSum<Entry> => {
  const basis = basisOf(named.rentType);
  return sumOfLength(pricings, named, lengthOf(basis, wish), { count, span: spanOf(basis, wish), opening });
};

/**
 * The same for a number of chosen days from `first` on, both ends counted; hours cannot be computed from days. Without
 * `first`: outside of seasons and weekends.
 */
export const sumForDays = <Entry extends PricingTerms>(
  pricings: readonly Entry[],
  named: Entry,
  days: number,
  count = 1,
  first?: Day,
  opening: Opening = alwaysOpen,
): Sum<Entry> | NoSum<Entry> =>
  sumOfLength(pricings, named, named.rentType === 2 ? null : named.rentType === 3 ? days - 1 : days, {
    count,
    span: first === undefined ? undefined : { first, last: addDays(first, days - 1) },
    opening,
  });

/** Total in cents, or a number of crates or sixpacks; 0 when free. */
export const amountOf = ({ total }: Pick<Quote, 'total'>): number =>
  total.kind === 'money' ? total.money.minor : total.kind === 'things' ? total.count : 0;

/**
 * True if the weekend price of an entry can never apply: no loan within a weekend is allowed, or each costs as little
 * without it.
 */
export const isWeekendIdle = <Entry extends PricingTerms>(
  pricings: readonly Entry[],
  entry: Entry,
  opening: Opening = alwaysOpen,
): boolean => {
  const { weekend } = entry;
  if (weekend === undefined) return false;
  return Array.from({ length: longestWeekend(opening) }, (_, n) => sumForDays(pricings, entry, n + 1)).every(
    (sum) => 'problem' in sum || amountOf(sum) <= weekend,
  );
};
