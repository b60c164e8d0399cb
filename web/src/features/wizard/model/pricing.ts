import { pricingFromShape } from '@lendring/contracts/http/convert.js';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { addDays, daysBetween } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { Wish } from '@lendring/contracts/kernel/period.js';
import { alwaysOpen } from '@lendring/contracts/rules/opening-days.js';
import { priceKind } from '@lendring/contracts/rules/price-kind.js';
import { amountOf, combinedWith, isWeekendIdle, sumOf } from '@lendring/contracts/rules/combination.js';
import { staysWithinLimit } from '@lendring/contracts/rules/price-limit.js';
import type { PaymentTypeId, RentTypeId } from '@lendring/contracts/rules/terms.js';
import {
  type DiscountEntry,
  discountEntries,
  discountField,
  discountProblems,
  discountShapes,
} from '../../../parts/conditions/discounts.js';
import { durationProblems } from '../../../parts/conditions/durations.js';
import type { Problem, StepModel } from '../../../parts/conditions/form.js';

/** Season as typed, with a key for its row; days are empty until chosen. */
export type SeasonEntry = Readonly<{ key: string; from: string; to: string; yearly: boolean; amount: number | null }>;

/** Price as typed: empty numbers are null, invalid ones NaN. Amounts are cents or counts. */
export type PriceEntry = Readonly<{
  pricing_id: string;
  paymenttype_id: PaymentTypeId;
  renttype_id: RentTypeId;
  amount: number | null;
  duration_min: number | null;
  duration_max: number | null;
  donation_target: string;
  /** Absent in values kept by an older page. */
  discounts?: readonly DiscountEntry[];
  seasons?: readonly SeasonEntry[];
  /** Price of a weekend in cents; absent: none, null: not yet entered. */
  weekend?: number | null;
}>;
export type Entries = readonly PriceEntry[];

export const paymentTypes: readonly PaymentTypeId[] = [1, 5, 2, 3, 4, 6];
export const rentTypes: readonly RentTypeId[] = [1, 2, 3, 4];

export const newEntry = (entries: Entries, type: PaymentTypeId, pricingId: string): PriceEntry => {
  const used = new Set(entries.filter((entry) => entry.paymenttype_id === type).map((entry) => entry.renttype_id));
  return {
    pricing_id: pricingId,
    paymenttype_id: type,
    renttype_id: ([1, 4, 3, 2] as const).find((rent) => !used.has(rent)) ?? 1,
    amount: priceKind[type] === 'things' ? 1 : null,
    duration_min: 1,
    duration_max: null,
    donation_target: '',
    discounts: [],
  };
};

export const kindsOf = (entries: Entries): readonly PaymentTypeId[] =>
  paymentTypes.filter((type) => entries.some((entry) => entry.paymenttype_id === type));

export const hasRoom = (entries: Entries): boolean => entries.length < limits.pricings;

export const fieldOf = (
  entry: Pick<PriceEntry, 'pricing_id'>,
  field: 'amount' | 'renttype_id' | 'duration_min' | 'duration_max' | 'donation_target' | 'weekend',
): string => `${field}-${entry.pricing_id}`;

export const seasonField = ({ key }: Pick<SeasonEntry, 'key'>, field: 'from' | 'to' | 'amount'): string =>
  `season_${field}-${key}`;

export const newSeason = (key: string): SeasonEntry => ({ key, from: '', to: '', yearly: true, amount: null });

export const hasSeasonRoom = ({ seasons = [] }: PriceEntry): boolean => seasons.length < limits.seasons;

/** True for prices that may have another one for the weekend (contracts/rules/terms.ts). */
export const mayHaveWeekend = ({ paymenttype_id: type, renttype_id: rent }: PriceEntry): boolean =>
  type === 1 && (rent === 1 || rent === 3);

const whole = (value: number | null, most: number): value is number =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= most;

const amountProblem = (
  amount: number | null,
  { renttype_id: rentType, duration_max: max }: Pick<PriceEntry, 'renttype_id' | 'duration_max'>,
): Problem['key'] | null => {
  if (amount === null || Number.isNaN(amount)) return 'amount';
  if (amount < 1) return 'amountZero';
  if (amount > limits.money) return 'amountTooBig';
  return staysWithinLimit({ rentType, amount, maxDuration: max || null }) ? null : 'amountAddsUp';
};

const seasonProblems = (entry: PriceEntry): readonly Problem[] =>
  (entry.seasons ?? []).flatMap((one) => {
    const found: Problem[] = [];
    if (!one.from) found.push({ id: seasonField(one, 'from'), key: 'seasonDay' });
    if (!one.to) found.push({ id: seasonField(one, 'to'), key: 'seasonDay' });
    else if (one.from && (one.to < one.from || (one.yearly && daysBetween(one.from, one.to) >= 365)))
      found.push({ id: seasonField(one, 'to'), key: 'seasonOrder' });
    const key = amountProblem(one.amount, entry);
    if (key) found.push({ id: seasonField(one, 'amount'), key });
    return found;
  });

const weekendProblems = (entry: PriceEntry): readonly Problem[] => {
  if (entry.weekend === undefined || !mayHaveWeekend(entry)) return [];
  const key = amountProblem(entry.weekend, { renttype_id: entry.renttype_id, duration_max: 1 });
  return key ? [{ id: fieldOf(entry, 'weekend'), key }] : [];
};

export const problemsOf = (entry: PriceEntry): readonly Problem[] => {
  const found: Problem[] = [];
  const kind = priceKind[entry.paymenttype_id];
  const at = (field: Parameters<typeof fieldOf>[1]) => fieldOf(entry, field);
  if (kind === 'money') {
    const key = amountProblem(entry.amount, entry);
    if (key) found.push({ id: at('amount'), key });
  } else if (kind === 'things' && !whole(entry.amount, limits.things))
    found.push({ id: at('amount'), key: 'count', params: { max: limits.things } });
  found.push(
    ...durationProblems(
      { min: entry.duration_min, max: entry.duration_max },
      { min: at('duration_min'), max: at('duration_max') },
    ),
  );
  if (entry.paymenttype_id === 4 && !entry.donation_target.trim())
    found.push({ id: at('donation_target'), key: 'donationTarget' });
  if (entry.paymenttype_id === 1)
    found.push(...discountProblems(entry.discounts ?? []), ...weekendProblems(entry), ...seasonProblems(entry));
  return found;
};

export const toShape = (entry: PriceEntry): PricingShape | null =>
  problemsOf(entry).length > 0 || entry.duration_min === null
    ? null
    : {
        pricing_id: entry.pricing_id,
        paymenttype_id: entry.paymenttype_id,
        renttype_id: entry.renttype_id,
        amount: priceKind[entry.paymenttype_id] === 'nothing' ? 0 : (entry.amount ?? 0),
        duration_min: entry.duration_min,
        duration_max: entry.duration_max,
        donation_target: entry.paymenttype_id === 4 ? entry.donation_target.trim() : null,
        ...(entry.paymenttype_id === 1 && entry.discounts?.length && { discounts: discountShapes(entry.discounts) }),
        ...(entry.paymenttype_id === 1 &&
          entry.seasons?.length && {
            seasons: entry.seasons.map(({ from, to, yearly, amount }) => ({ from, to, yearly, amount: amount ?? 1 })),
          }),
        ...(mayHaveWeekend(entry) && entry.weekend && { weekend: entry.weekend }),
      };

export const fromShape = (shape: PricingShape): PriceEntry => ({
  ...shape,
  amount: priceKind[shape.paymenttype_id] === 'nothing' ? null : shape.amount,
  donation_target: shape.donation_target ?? '',
  discounts: discountEntries(shape),
  seasons: (shape.seasons ?? []).map((one, index) => ({ ...one, key: `${shape.pricing_id}-${index}` })),
});

export const toShapes = (entries: Entries): PricingShape[] => entries.map(toShape).filter((shape) => shape !== null);

export const pricingModel: StepModel<Entries> = {
  from: ({ pricing }: OfferShape) => pricing.map(fromShape),
  patch: (entries) => ({ pricing: toShapes(entries) }),
  problems: (entries) =>
    entries.length === 0
      ? [{ id: 'kinds', key: 'pricing' }]
      : kindsOf(entries).flatMap((type) =>
          entries.filter((entry) => entry.paymenttype_id === type).flatMap(problemsOf),
        ),
  fieldId: (path, entries) => {
    const [, index, field, row, part] = path.split('.');
    const sent = toShapes(entries)[Number(index)];
    if (!sent || !field) return 'kinds';
    const { discounts = [], seasons = [] } = entries.find(({ pricing_id: id }) => id === sent.pricing_id) ?? {};
    if (field === 'seasons') {
      const season = seasons[Number(row)] ?? seasons[0];
      return season
        ? seasonField(season, part === 'to' || part === 'from' ? part : 'amount')
        : `amount-${sent.pricing_id}`;
    }
    if (field !== 'discounts') return `${field}-${sent.pricing_id}`;
    const one = discounts[Number(row)] ?? discounts[0];
    return one ? discountField(one, part === 'percent' ? 'percent' : 'from') : `amount-${sent.pricing_id}`;
  },
};

/** Prices for a preview while further ones are being typed: without weekends, seasons and discounts that have problems. */
export const previewShapes = (entries: Entries): PricingShape[] =>
  toShapes(
    entries.map((entry) => {
      const { weekend, ...rest } = entry;
      const discounts = (entry.discounts ?? []).filter((one) => discountProblems([one]).length === 0);
      return {
        ...rest,
        ...(weekendProblems(entry).length === 0 && weekend !== undefined && { weekend }),
        seasons: (entry.seasons ?? []).filter((one) => seasonProblems({ ...entry, seasons: [one] }).length === 0),
        discounts: discountProblems(discounts).length === 0 ? discounts : [],
      };
    }),
  );

/** Entries whose weekend price can never apply, by id. */
export const idleWeekends = (entries: Entries, opening: OfferShape['opening']): readonly string[] => {
  const all = toShapes(entries).map((shape) => ({ ...pricingFromShape(shape), id: shape.pricing_id }));
  return all.filter((entry) => isWeekendIdle(all, entry, opening ?? alwaysOpen)).map(({ id }) => id);
};

/**
 * Price of one entry for a typical duration outside of seasons and weekends, and for the least duration and number of
 * units with a discount, by the same rules as on the server. `amount` as in {@link PricingShape}.
 */
type Example = Pick<PricingShape, 'pricing_id' | 'paymenttype_id' | 'renttype_id' | 'donation_target'> &
  Readonly<{ units: number; count: number; amount: number }>;

const usual: Readonly<Record<RentTypeId, number>> = { 1: 3, 2: 3, 3: 2, 4: 1 };
const someDay = '2027-07-05';

const wishOf = (rent: RentTypeId, units: number): Wish =>
  rent === 2
    ? { kind: 'hours', day: someDay, time: '10:00', hours: units }
    : { kind: 'days', from: someDay, to: addDays(someDay, rent === 4 ? units * 7 : units) };

/** True if longer loans combine several of these prices. */
export const combines = (pricing: readonly PricingShape[]): boolean => {
  const all = pricing.map(pricingFromShape);
  return all.some((one) => combinedWith(all, one).some(({ rentType }) => rentType !== one.rentType));
};

export const examples = (pricing: readonly PricingShape[]): readonly Example[] => {
  const all = pricing.map((shape) => {
    const { seasons: _seasons, weekend: _weekend, ...regular } = pricingFromShape(shape);
    return { ...regular, shape };
  });
  const usualOf = ({ rentType, minDuration, maxDuration }: (typeof all)[number]): number =>
    Math.min(Math.max(usual[rentType], minDuration), maxDuration ?? Infinity);
  const lengths = all.map((entry) => ({ entry, units: usualOf(entry), count: 1 }));
  const discounted = all.flatMap((entry) =>
    (['duration', 'count'] as const).flatMap((of) => {
      const from = Math.min(...(entry.discounts ?? []).flatMap((one) => (one.of === of ? one.from : [])));
      if (from === Infinity) return [];
      if (of === 'count') return [{ entry, units: usualOf(entry), count: from }];
      return from > usualOf(entry) ? [{ entry, units: from, count: 1 }] : [];
    }),
  );
  const week = all.find(({ rentType }) => rentType === 4);
  const mixed = week && all.find((one) => one !== week && combinedWith(all, one).includes(week));
  return [...lengths, ...(mixed ? [{ entry: mixed, units: 8, count: 1 }] : []), ...discounted].flatMap((one) => {
    const { entry, units, count } = one;
    const answer = sumOf(all, entry, wishOf(entry.rentType, units), count);
    if ('problem' in answer) return [];
    const { pricing_id, paymenttype_id, renttype_id, donation_target } = answer.pricing.shape;
    return [
      {
        pricing_id,
        paymenttype_id,
        renttype_id,
        donation_target,
        units: answer.units,
        count,
        amount: amountOf(answer),
      },
    ];
  });
};
