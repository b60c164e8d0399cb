import type { UsualPrice } from '@lendring/contracts/offer/inspection.js';

const at = (sorted: readonly number[], share: number): number => {
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return below + (above - below) * (place - Math.floor(place));
};
const ascending = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

/**
 * Median price and spread, robust against a tenth of outliers: median absolute deviation of logarithms, so that double
 * and half count equally.
 *
 * @param cents positive amounts
 */
export const usualPrice = (cents: readonly number[]): UsualPrice | null => {
  if (cents.length === 0) return null;
  const sorted = ascending(cents);
  const logs = sorted.map(Math.log);
  const middle = at(logs, 0.5);
  const spread = at(ascending(logs.map((log) => Math.abs(log - middle))), 0.5);
  return {
    offers: cents.length,
    median: Math.round(Math.exp(middle)),
    spread: Math.exp(spread),
    low: Math.round(at(sorted, 0.05)),
    high: Math.round(at(sorted, 0.95)),
  };
};
