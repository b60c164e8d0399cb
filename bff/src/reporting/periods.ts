import type { ReportingCompare, ReportingStep } from '@lendring/contracts/http/reporting.js';
import { addDays, daysBetween, weekdayOf } from '@lendring/contracts/rules/days.js';

/** Days, both included. */
export type Span = Readonly<{ from: string; to: string }>;

const WEEK = 7;

const monthEnd = (day: string): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

/** The last day of the step that a day lies in. */
const lastOf = (day: string, step: ReportingStep): string => {
  if (step === 'day') return day;
  return step === 'month' ? monthEnd(day) : addDays(day, WEEK - 1 - weekdayOf(day));
};

/** A period in its steps; the first and the last one may be a part of a week or a month. */
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

/** A day as it was called a year earlier; the 29th of February is the 28th then. */
const yearBefore = (day: string): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year - 1, month, 0)).getUTCDate();
  return new Date(Date.UTC(year - 1, month - 1, Math.min(date, last))).toISOString().slice(0, 10);
};

/** What a period is compared with. */
export const comparedSpan = ({ from, to }: Span, compare: ReportingCompare): Span | null => {
  if (compare === 'none') return null;
  if (compare === 'year') return { from: yearBefore(from), to: yearBefore(to) };
  const end = addDays(from, -1);
  return { from: addDays(end, -daysBetween(from, to)), to: end };
};
