import type { OpenSpan } from '@lendring/contracts/account/opening-days.js';
import type { ExceptionBody, ExceptionShape, OpeningDaysShape } from '@lendring/contracts/http/opening-days.js';
import { addDays, daysBetween } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { exceptionFrom } from '@lendring/contracts/rules/opening-days.js';
import type * as z from 'zod';
import { spansProblem, usual } from './week.js';

export type ExceptionValues = Readonly<{
  first: string | null;
  last: string | null;
  kind: 'closed' | 'hours';
  spans: readonly OpenSpan[];
  places: readonly string[];
  label: string;
  isYearly: boolean;
  /** Null: repeated without an end. */
  until: string | null;
}>;

export const noException: ExceptionValues = {
  first: null,
  last: null,
  kind: 'closed',
  spans: [usual],
  places: ['all'],
  label: '',
  isYearly: false,
  until: null,
};

/** Values of an exception that is changed. */
export const exceptionValues = (one: ExceptionShape): ExceptionValues => ({
  first: one.date_from,
  last: one.date_to === one.date_from ? null : one.date_to,
  kind: one.hours.length === 0 ? 'closed' : 'hours',
  spans: one.hours.length === 0 ? [usual] : one.hours,
  places: one.places,
  label: one.label,
  isYearly: one.yearly !== null,
  until: one.yearly?.until ?? null,
});

type Problem = 'days' | 'order' | 'past' | 'long' | 'far' | 'until' | 'places' | 'hours' | 'midnight';

/** Problem of an exception at the id of its field; null if there is none. */
export const exceptionProblem = (
  { first, last, kind, spans, places, isYearly, until }: ExceptionValues,
  today: string,
): Readonly<{ id: string; problem: Problem }> | null => {
  const end = last ?? first;
  if (first === null || end === null) return { id: 'first', problem: 'days' };
  if (end < first) return { id: 'last', problem: 'order' };
  const days = { from: first, to: end, ...(isYearly && { yearly: { until } }) };
  if (exceptionFrom(days, today) === null) return { id: 'first', problem: 'past' };
  if (daysBetween(first, end) >= limits.exceptionDays) return { id: 'first', problem: 'long' };
  if (first > addDays(today, limits.exceptionsAhead)) return { id: 'first', problem: 'far' };
  if (isYearly && until !== null && until < first) return { id: 'until', problem: 'until' };
  if (places.length === 0) return { id: 'places', problem: 'places' };
  const wrong = kind === 'hours' ? spansProblem(spans) : null;
  return wrong && { id: 'spans', problem: wrong };
};

export const exceptionBody = ({
  first,
  last,
  kind,
  spans,
  places,
  label,
  isYearly,
  until,
}: ExceptionValues): z.input<typeof ExceptionBody> => ({
  date_from: first ?? '',
  date_to: last ?? first ?? '',
  hours: kind === 'closed' ? [] : [...spans],
  places: [...places],
  label: label.trim(),
  yearly: isYearly ? { until } : null,
});

/** Opening days once an exception is saved, in place of the one that it changes. */
export const withException = (
  days: OpeningDaysShape,
  values: ExceptionValues,
  changed: ExceptionShape | null,
): OpeningDaysShape => {
  const { date_from, date_to, hours = [], places = ['all'], label = '' } = exceptionBody(values);
  const yearly = values.isYearly ? { until: values.until } : null;
  const exception = { exception_id: changed?.exception_id ?? '', date_from, date_to, hours, places, label, yearly };
  return {
    ...days,
    exceptions: [...days.exceptions.filter((one) => one.exception_id !== changed?.exception_id), exception],
  };
};

/** Field of the form for a field path of the API; null for other paths. */
export const exceptionField = (path: string): string | null =>
  path.startsWith('date_')
    ? 'first'
    : path.startsWith('hours')
      ? 'spans'
      : path.startsWith('yearly')
        ? 'until'
        : path === 'label'
          ? 'label'
          : null;
