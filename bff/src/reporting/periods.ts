import type { ReportingCompare, ReportingStep } from '@lendring/contracts/http/reporting.js';
import { addDays, daysBetween, weekdayOf } from '@lendring/contracts/kernel/days.js';

/** Reporting period; both days are inclusive. */
export type Span = Readonly<{ from: string; to: string }>;

const WEEK = 7;
const YEAR = 12;

const monthEnd = (day: string): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

const lastOf = (day: string, step: ReportingStep): string => {
  if (step === 'day') return day;
  return step === 'month' ? monthEnd(day) : addDays(day, WEEK - 1 - weekdayOf(day));
};

export const stepsOf = ({ from, to }: Span, step: ReportingStep): readonly Span[] => {
  const found: Span[] = [];
  for (let day = from; day <= to;) {
    const last = lastOf(day, step);
    const end = last < to ? last : to;
    found.push({ from: day, to: end });
    day = addDays(end, 1);
  }
  return found;
};

/** Returns the same day `months` earlier, or the last day of the month if that month is shorter. */
const monthsBefore = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
};

const monthOf = (day: string): number => Number(day.slice(0, 4)) * YEAR + Number(day.slice(5, 7));

/**
 * Returns the period preceding one that starts with a month: an equal number of months before, or the same days of
 * the previous year for a year to date.
 */
const monthsBeforeThat = ({ from, to }: Span): Span => {
  const spanned = monthOf(to) - monthOf(from) + 1;
  const isYearBegun = from.slice(5, 7) === '01' && spanned > 1 && spanned <= YEAR && to < monthEnd(to);
  const months = isYearBegun ? YEAR : spanned;
  const start = monthsBefore(from, months);
  return { from: start, to: to === monthEnd(to) ? addDays(from, -1) : monthsBefore(to, months) };
};

export const comparedSpan = ({ from, to }: Span, compare: ReportingCompare): Span | null => {
  if (compare === 'none') return null;
  if (compare === 'year') return { from: monthsBefore(from, YEAR), to: monthsBefore(to, YEAR) };
  if (from.endsWith('-01')) return monthsBeforeThat({ from, to });
  const end = addDays(from, -1);
  return { from: addDays(end, -daysBetween(from, to)), to: end };
};
