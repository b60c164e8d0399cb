import type { TransparencyShape } from '@lendring/contracts/http/transparency.js';

export type Month = TransparencyShape['months'][number];

export const counted = [
  'reports',
  'by_visitors',
  'by_trusted',
  'completed',
  'declined',
  'locked',
  'warned',
  'suspended',
  'complaints',
  'complaints_upheld',
  'reports_paused',
  'complaints_paused',
] as const;
export type Counted = (typeof counted)[number];

export const sumOf = (months: readonly Month[], of: Counted): number =>
  months.reduce((sum, month) => sum + month[of], 0);

/** Mean hours to a decision over all months, weighted by the number of decisions; null if there were none. */
export const meanHours = (months: readonly Month[]): number | null => {
  let [hours, decisions] = [0, 0];
  for (const { hours_to_decision: mean, completed, declined } of months) {
    if (mean === null) continue;
    hours += mean * (completed + declined);
    decisions += completed + declined;
  }
  return decisions === 0 ? null : hours / decisions;
};

/** Totals per key over all months, descending, without zeros. */
const totals = <Key>(entries: readonly (readonly [Key, number])[]): readonly (readonly [Key, number])[] => {
  const sums = new Map<Key, number>();
  for (const [key, count] of entries) sums.set(key, (sums.get(key) ?? 0) + count);
  return [...sums].filter(([, count]) => count > 0).toSorted(([, a], [, b]) => b - a);
};

export const totalsByType = (months: readonly Month[]) =>
  totals(months.flatMap(({ by_type }) => by_type.map(({ type_id, reports }) => [type_id, reports] as const)));

export const totalsByKind = (months: readonly Month[]) =>
  totals(months.flatMap(({ by_kind }) => by_kind.map(({ kind, reports }) => [kind, reports] as const)));
