import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { Problem } from './form.js';

/** Discount as typed, with a key for its row. */
export type DiscountEntry = Readonly<{
  key: string;
  of: 'duration' | 'count';
  from: number | null;
  percent: number | null;
}>;

export type Discounts = readonly DiscountEntry[];

export const discountField = ({ key }: Pick<DiscountEntry, 'key'>, field: 'from' | 'percent'): string =>
  `discount_${field}-${key}`;

/** Discount for a long loan, or for many items. */
export const newDiscount = (of: DiscountEntry['of'], key: string): DiscountEntry => ({
  key,
  of,
  from: null,
  percent: null,
});

export const hasDiscountRoom = (discounts: Discounts): boolean => discounts.length < limits.discounts;

export const discountEntries = ({ pricing_id: id, discounts = [] }: PricingShape): Discounts =>
  discounts.map((one, index) => ({ ...one, key: `${id}-${index}` }));

/** Discounts without problems, as the API takes them. */
export const discountShapes = (discounts: Discounts): NonNullable<PricingShape['discounts']> =>
  discounts.map(({ of, from, percent }) => ({ of, from: from ?? 2, percent: percent ?? 1 }));

const between = (value: number | null, least: number, most: number): value is number =>
  value !== null && Number.isInteger(value) && value >= least && value <= most;

export const discountProblems = (discounts: Discounts): readonly Problem[] =>
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
