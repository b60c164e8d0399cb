import type { ReportingRow, ReportingShape, ReportingStep } from '@lendring/contracts/http/reporting.js';
import type { Counts, DailyNumbers } from '@lendring/contracts/kernel/daily.js';
import type { CategoryTree } from '@lendring/contracts/reference/category-tree.js';
import { filedIn } from '../shapes/filed.js';
import type { Report } from './reports.js';
import { stepsOf, type Span } from './periods.js';

/** Rows of one part, the largest first; what is beyond them is added up. */
const MOST_ROWS = 100;

type Read = Readonly<{ rows: ReportingRow[]; total: (number | null)[] }>;

const add = (sum: Counts, counts: Counts): void => {
  for (const [counter, n] of Object.entries(counts)) sum[counter] = (sum[counter] ?? 0) + n;
};

/** The rows of a report for the days that its numbers were asked for. */
export const readRows = (
  { columns }: Report,
  { before, days }: DailyNumbers,
  span: Span,
  step: ReportingStep,
): Read => {
  const atEnd: Counts = { ...before };
  const whole: Counts = {};
  let next = 0;
  const rows = stepsOf(span, step).map(({ from, to }) => {
    const sums: Counts = {};
    for (let one = days[next]; one && one.day <= to; one = days[(next += 1)]) add(sums, one.counts);
    add(atEnd, sums);
    add(whole, sums);
    return { from, to, values: columns.map(({ of }) => of(sums, atEnd)) };
  });
  return { rows, total: columns.map(({ of }) => of(whole, atEnd)) };
};

const kinds = ['category', 'town'] as const;

/** Counts of what was merged belong to what it is now: the key of a part, and how much of it there is. */
const together = (
  rows: readonly Readonly<{ key: string; value: number }>[],
): readonly Readonly<{ key: string; value: number }>[] =>
  [...Map.groupBy(rows, ({ key }) => key)].map(([key, same]) => ({
    key,
    value: same.reduce((sum, { value }) => sum + value, 0),
  }));

/** What a report tells apart, the most first. `tree`: the categories of today. */
export const readParts = ({ apart }: Report, { parts }: DailyNumbers, tree: CategoryTree): ReportingShape['parts'] =>
  apart === undefined
    ? []
    : kinds.map((by) => {
        const counted = parts
          .filter((one) => one.by === by)
          .map(({ key, counts }) => ({
            key: by === 'category' ? String(filedIn(tree, Number(key)) ?? key) : key,
            value: counts[apart] ?? 0,
          }));
        const rows = together(counted).toSorted((a, b) => b.value - a.value || (a.key < b.key ? -1 : 1));
        const others = rows.slice(MOST_ROWS).reduce((sum, { value }) => sum + value, 0);
        return { by, name: apart, rows: rows.slice(0, MOST_ROWS), others };
      });
