import { pricingFromShape } from '@lendring/contracts/http/convert.js';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { Wish } from '@lendring/contracts/kernel/period.js';
import { priceKind } from '@lendring/contracts/rules/price-kind.js';
import { amountOf, combinedWith, sumOf } from '@lendring/contracts/rules/combination.js';
import { staysWithinLimit } from '@lendring/contracts/rules/price-limit.js';
import type { PaymentTypeId, RentTypeId } from '@lendring/contracts/rules/terms.js';
import type { Problem, StepModel } from './form.js';

/** Discount as typed, with a key for its row. */
export type DiscountEntry = Readonly<{
  key: string;
  of: 'duration' | 'count';
  from: number | null;
  percent: number | null;
}>;

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
  field: 'amount' | 'renttype_id' | 'duration_min' | 'duration_max' | 'donation_target',
): string => `${field}-${entry.pricing_id}`;

export const discountField = ({ key }: Pick<DiscountEntry, 'key'>, field: 'from' | 'percent'): string =>
  `discount_${field}-${key}`;

/** Discount for a long loan, or for many items. */
export const newDiscount = (of: DiscountEntry['of'], key: string): DiscountEntry => ({
  key,
  of,
  from: null,
  percent: null,
});

export const hasDiscountRoom = ({ discounts = [] }: PriceEntry): boolean => discounts.length < limits.discounts;

const whole = (value: number | null, most: number): value is number =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= most;

const between = (value: number | null, least: number, most: number): value is number =>
  value !== null && Number.isInteger(value) && value >= least && value <= most;

const discountProblems = ({ discounts = [] }: PriceEntry): readonly Problem[] =>
  discounts.flatMap((one, index) => {
    const found: Problem[] = [];
    const most = one.of === 'count' ? limits.quantity : limits.duration;
    if (!between(one.from, 2, most))
      found.push({ id: discountField(one, 'from'), key: 'discountFrom', params: { min: 2, max: most } });
    else if (discounts.slice(0, index).some(({ of, from }) => of === one.of && from === one.from))
      found.push({ id: discountField(one, 'from'), key: 'discountTwice' });
    if (!between(one.percent, 1, limits.percentOff))
      found.push({
        id: discountField(one, 'percent'),
        key: 'discountFrom',
        params: { min: 1, max: limits.percentOff },
      });
    return found;
  });

export const problemsOf = (entry: PriceEntry): readonly Problem[] => {
  const found: Problem[] = [];
  const kind = priceKind[entry.paymenttype_id];
  const at = (field: Parameters<typeof fieldOf>[1]) => fieldOf(entry, field);
  if (kind === 'money') {
    if (entry.amount === null || Number.isNaN(entry.amount)) found.push({ id: at('amount'), key: 'amount' });
    else if (entry.amount < 1) found.push({ id: at('amount'), key: 'amountZero' });
    else if (entry.amount > limits.money) found.push({ id: at('amount'), key: 'amountTooBig' });
    else if (
      !staysWithinLimit({ rentType: entry.renttype_id, amount: entry.amount, maxDuration: entry.duration_max || null })
    )
      found.push({ id: at('amount'), key: 'amountAddsUp' });
  } else if (kind === 'things' && !whole(entry.amount, limits.things))
    found.push({ id: at('amount'), key: 'count', params: { max: limits.things } });
  if (!whole(entry.duration_min, limits.duration))
    found.push({ id: at('duration_min'), key: 'duration', params: { max: limits.duration } });
  if (entry.duration_max !== null && !whole(entry.duration_max, limits.duration))
    found.push({ id: at('duration_max'), key: 'duration', params: { max: limits.duration } });
  else if (entry.duration_max !== null && entry.duration_min !== null && entry.duration_max < entry.duration_min)
    found.push({ id: at('duration_max'), key: 'durationOrder' });
  if (entry.paymenttype_id === 4 && !entry.donation_target.trim())
    found.push({ id: at('donation_target'), key: 'donationTarget' });
  if (entry.paymenttype_id === 1) found.push(...discountProblems(entry));
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
        ...(entry.paymenttype_id === 1 &&
          entry.discounts?.length && {
            discounts: entry.discounts.map(({ of, from, percent }) => ({ of, from: from ?? 2, percent: percent ?? 1 })),
          }),
      };

export const fromShape = (shape: PricingShape): PriceEntry => ({
  ...shape,
  amount: priceKind[shape.paymenttype_id] === 'nothing' ? null : shape.amount,
  donation_target: shape.donation_target ?? '',
  discounts: (shape.discounts ?? []).map((one, index) => ({ ...one, key: `${shape.pricing_id}-${index}` })),
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
    if (field !== 'discounts') return `${field}-${sent.pricing_id}`;
    const { discounts = [] } = entries.find(({ pricing_id: id }) => id === sent.pricing_id) ?? {};
    const one = discounts[Number(row)] ?? discounts[0];
    return one ? discountField(one, part === 'percent' ? 'percent' : 'from') : `amount-${sent.pricing_id}`;
  },
};

/**
 * Price of one entry for a typical duration, by the same rules as on the server. `amount` as in {@link PricingShape}.
 */
type Example = Pick<PricingShape, 'pricing_id' | 'paymenttype_id' | 'renttype_id' | 'donation_target'> &
  Readonly<{ units: number; amount: number }>;

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
  const all = pricing.map((shape) => ({ ...pricingFromShape(shape), shape }));
  const lengths = all.map((entry) => ({
    entry,
    units: Math.min(Math.max(usual[entry.rentType], entry.minDuration), entry.maxDuration ?? Infinity),
  }));
  const week = all.find(({ rentType }) => rentType === 4);
  const mixed = week && all.find((one) => one !== week && combinedWith(all, one).includes(week));
  return [...lengths, ...(mixed ? [{ entry: mixed, units: 8 }] : [])].flatMap(({ entry, units }) => {
    const answer = sumOf(all, entry, wishOf(entry.rentType, units));
    if ('problem' in answer) return [];
    const { pricing_id, paymenttype_id, renttype_id, donation_target } = answer.pricing.shape;
    return [
      { pricing_id, paymenttype_id, renttype_id, donation_target, units: answer.units, amount: amountOf(answer) },
    ];
  });
};
