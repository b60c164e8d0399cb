import type { OpeningHours, OpenSpan } from '@lendring/contracts/account/opening-days.js';
import { endsBeforeMidnight, inOrder } from '@lendring/contracts/rules/open-spans.js';
import { same } from '@lendring/contracts/rules/same.js';

export type Week = readonly (readonly OpenSpan[])[];

export const usual: OpenSpan = { from: '09:00', to: '18:00' };

export const weekOf = (hours: OpeningHours | null): Week => hours ?? Array.from({ length: 7 }, () => []);

const onDay = (week: Week, day: number, spans: readonly OpenSpan[]): Week =>
  week.map((one, index) => (index === day ? spans : one));

/** Opening a closed day copies the spans of the nearest open day before it. */
export const toggled = (week: Week, day: number): Week => {
  const before = week.slice(0, day).findLast((spans) => spans.length > 0);
  return onDay(week, day, week[day]?.length ? [] : [...(before ?? [usual])]);
};

export const changedDay = onDay;

/** Copies the hours of a day to other days; 0 is Monday. */
export const copiedTo = (week: Week, day: number, days: readonly number[]): Week =>
  week.map((spans, index) => (days.includes(index) ? [...(week[day] ?? [])] : spans));

/** Days whose hours differ from those of a day. */
export const differingFrom = (week: Week, day: number): readonly number[] =>
  week.flatMap((spans, index) => (same(spans, week[day]) ? [] : [index]));

export type SpansProblem = 'hours' | 'midnight';

/** Problem with the spans of a day; null if they are complete, in order and end on their day. */
export const spansProblem = (spans: readonly OpenSpan[]): SpansProblem | null => {
  if (!spans.every(({ from, to }) => from && to)) return 'hours';
  if (!spans.every(endsBeforeMidnight)) return 'midnight';
  return inOrder(spans) ? null : 'hours';
};

/** Days with a problem; 0 is Monday. */
export const wrongDays = (week: Week): readonly Readonly<{ day: number; problem: SpansProblem }>[] =>
  week.flatMap((spans, day) => {
    const problem = spansProblem(spans);
    return problem ? [{ day, problem }] : [];
  });

/** Opening hours of the week; null when every day is closed. */
export const hoursOf = (week: Week): OpeningHours | null =>
  week.some((spans) => spans.length > 0) ? week.map((spans) => [...spans]) : null;

/** Browser time inputs cannot express 24:00; the form uses 00:00 for the end of a day. */
export const typedEnd = (time: string): string => (time === '00:00' ? '24:00' : time);
export const shownEnd = (time: string): string => (time === '24:00' ? '00:00' : time);
