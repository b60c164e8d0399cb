import type { ReportingColumn, ReportingRow } from '@lendring/contracts/http/reporting.js';

/** Rows sorted by a column (`asked`, `-asked`) or by day (`from`, `-from`); null values come last. */
export const ordered = (
  rows: readonly ReportingRow[],
  columns: readonly ReportingColumn[],
  sort: string,
): readonly ReportingRow[] => {
  const down = sort.startsWith('-');
  const name = down ? sort.slice(1) : sort;
  const index = columns.findIndex((column) => column.name === name);
  if (index < 0) return down ? rows.toReversed() : rows;
  return rows.toSorted((a, b) => {
    const [x, y] = [a.values[index] ?? null, b.values[index] ?? null];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return down ? y - x : x - y;
  });
};
