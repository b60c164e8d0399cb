import type { Query } from '@lendring/contracts/http/calls.js';
import type { ReportingCompare, ReportingStep } from '@lendring/contracts/http/reporting.js';
import { addDays, daysBetween } from '@lendring/contracts/kernel/days.js';

export const presets = ['days7', 'days30', 'days90', 'month', 'lastMonth', 'year', 'lastYear'] as const;
type Preset = (typeof presets)[number];

/** Days in `YYYY-MM-DD`, both inclusive. */
type Span = Readonly<{ from: string; to: string }>;

const lastDays = (today: string, days: number): Span => ({ from: addDays(today, 1 - days), to: today });

export const spanOf = (preset: Preset, today: string): Span => {
  const month = today.slice(0, 7);
  const year = Number(today.slice(0, 4));
  switch (preset) {
    case 'days7':
      return lastDays(today, 7);
    case 'days30':
      return lastDays(today, 30);
    case 'days90':
      return lastDays(today, 90);
    case 'month':
      return { from: `${month}-01`, to: today };
    case 'lastMonth': {
      const to = addDays(`${month}-01`, -1);
      return { from: `${to.slice(0, 7)}-01`, to };
    }
    case 'year':
      return { from: `${year}-01-01`, to: today };
    case 'lastYear':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  }
};

/** Step that limits the number of rows: days up to two months, weeks up to a year, then months. */
const stepFor = ({ from, to }: Span): 'day' | 'week' | 'month' => {
  const days = daysBetween(from, to) + 1;
  if (days <= 62) return 'day';
  return days <= 366 ? 'week' : 'month';
};

export type ReportSearch = Readonly<{
  period?: Preset;
  /** `from` and `to` are set together and take precedence over `period`. */
  from?: string;
  to?: string;
  step?: ReportingStep;
  compare?: Exclude<ReportingCompare, 'before'>;
  chart?: string;
  /** Column to sort by; a leading minus sorts in descending order. */
  sort?: string;
}>;

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^(19[7-9]\d|2[01]\d\d)-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
const isName = (value: unknown): value is string => typeof value === 'string' && /^-?[a-z][a-z\d_]{0,30}$/.test(value);

export const readReportSearch = (raw: Readonly<Record<string, unknown>>): ReportSearch => {
  const { from, to, chart, sort } = raw;
  const period = presets.find((one) => one === raw['period']);
  const step = (['day', 'week', 'month'] as const).find((one) => one === raw['step']);
  const compare = (['none', 'year'] as const).find((one) => one === raw['compare']);
  return {
    ...(period && { period }),
    ...(isDay(from) && isDay(to) && from <= to && { from, to }),
    ...(step && { step }),
    ...(compare && { compare }),
    ...(isName(chart) && { chart }),
    ...(isName(sort) && { sort }),
  };
};

const spanAsked = ({ from, to, period = 'days30' }: ReportSearch, today: string): Span =>
  from && to ? { from, to } : spanOf(period, today);

export const reportQuestion = (search: ReportSearch, today: string): Query<'reporting'> => {
  const span = spanAsked(search, today);
  return { ...span, step: search.step ?? stepFor(span), compare: search.compare ?? 'before' };
};
