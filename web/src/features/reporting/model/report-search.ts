import type { Query } from '@lendring/contracts/http/calls.js';
import type { ReportingCompare, ReportingStep } from '@lendring/contracts/http/reporting.js';
import { presets, spanOf, stepFor, type Preset, type Span } from './periods.js';

export type ReportSearch = Readonly<{
  period?: Preset;
  /** Both or neither; they take precedence over `period`. */
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

export const spanAsked = ({ from, to, period = 'days30' }: ReportSearch, today: string): Span =>
  from && to ? { from, to } : spanOf(period, today);

export const reportQuestion = (search: ReportSearch, today: string): Query<'reporting'> => {
  const span = spanAsked(search, today);
  return { ...span, step: search.step ?? stepFor(span), compare: search.compare ?? 'before' };
};
