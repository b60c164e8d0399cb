/** `of` a long duration, in units of the entry, or of many items. */
export type Discount = Readonly<{ of: 'duration' | 'count'; from: number; percent: number }>;

/** Percent that is off for so many units and items: discounts do not add up, the highest one that is reached applies. */
export const percentOff = (discounts: readonly Discount[] = [], units: number, count = 1): number =>
  Math.max(
    0,
    ...discounts.filter(({ of, from }) => (of === 'duration' ? units : count) >= from).map(({ percent }) => percent),
  );

/** Amount less a percentage, rounded to whole cents. */
export const lessPercent = (amount: number, percent: number): number =>
  percent === 0 ? amount : Math.round((amount * (100 - percent)) / 100);
