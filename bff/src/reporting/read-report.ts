import type { ReportingRow, ReportingShape, ReportingStep } from '@lendring/contracts/http/reporting.js';
import type { Counts, DailyNumbers } from '@lendring/contracts/kernel/daily.js';
import type { Point } from '@lendring/contracts/kernel/place.js';
import { townIn } from '@lendring/contracts/rules/town-key.js';
import type { CategoryTree } from '@lendring/contracts/reference/category-tree.js';
import { filedIn } from '../shapes/filed.js';
import type { Report } from './reports.js';
import { stepsOf, type Span } from './periods.js';

const MOST_ROWS = 100;

type Read = Readonly<{ rows: ReportingRow[]; total: (number | null)[] }>;

const add = (sum: Counts, counts: Counts): void => {
  for (const [counter, n] of Object.entries(counts)) sum[counter] = (sum[counter] ?? 0) + n;
};

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

type Part = ReportingShape['parts'][number];

const together = (
  rows: readonly Readonly<{ key: string; value: number }>[],
): readonly Readonly<{ key: string; value: number }>[] =>
  [...Map.groupBy(rows, ({ key }) => key)].map(([key, same]) => ({
    key,
    value: same.reduce((sum, { value }) => sum + value, 0),
  }));

export const readParts = ({ apart }: Report, { parts, monthly }: DailyNumbers, tree: CategoryTree): Part[] =>
  apart.map(({ by, counter, kind, least }) => {
    const counted = parts
      .filter((one) => one.by === by)
      .map(({ key, counts }) => ({
        key: by === 'category' ? String(filedIn(tree, Number(key)) ?? key) : key,
        value: counts[counter] ?? 0,
      }));
    const all = together(counted)
      .filter(({ value }) => value !== 0)
      .toSorted((a, b) => b.value - a.value || (a.key < b.key ? -1 : 1));
    const told = all.slice(0, MOST_ROWS);
    const byMonths = monthly.find((one) => one.by === by);
    const sum = (rows: typeof all): number => rows.reduce((total, { value }) => total + value, 0);
    const rows = told.map((row) => {
      if (by !== 'town') return { ...row, name: null, point: null };
      const { country, cityId, city } = townIn(row.key);
      return { key: cityId, name: `${city} (${country})`, point: null, value: row.value };
    });
    const others = sum(all) - sum(told) + (byMonths?.fewer[counter] ?? 0);
    return { by, name: counter, kind, rows, others, least, months: byMonths?.months ?? null };
  });

export const withPoints = (parts: readonly Part[], points: Readonly<Record<string, Point>>): Part[] =>
  parts.map((part) =>
    part.by === 'town' ? { ...part, rows: part.rows.map((row) => ({ ...row, point: points[row.key] ?? null })) } : part,
  );
