import type { Query } from '@lendring/contracts/http/calls.js';
import type { ReportingCompare, ReportingStep } from '@lendring/contracts/http/reporting.js';
import { presets, spanOf, stepFor, type Preset, type Span } from './periods.js';

/** What the address of a report says; what is missing is as at first. */
export type ReportSearch = Readonly<{
  period?: Preset;
  /** Both or none; they go before a named period. */
  from?: string;
  to?: string;
  step?: ReportingStep;
  compare?: Exclude<ReportingCompare, 'before'>;
  /** The column that the chart draws. */
  chart?: string;
  /** The column the table is in the order of; with a minus the largest first. */
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

/** The days that are asked for. */
export const spanAsked = ({ from, to, period = 'days30' }: ReportSearch, today: string): Span =>
  from && to ? { from, to } : spanOf(period, today);

/** What that asks the API for. */
export const reportQuestion = (search: ReportSearch, today: string): Query<'reporting'> => {
  const span = spanAsked(search, today);
  return { ...span, step: search.step ?? stepFor(span), compare: search.compare ?? 'before' };
};
