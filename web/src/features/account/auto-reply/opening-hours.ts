import type { OpeningHours, OpenSpan } from '@lendring/contracts/account/auto-reply.js';
import { inOrder } from '@lendring/contracts/rules/open-spans.js';
import { same } from '@lendring/contracts/rules/same.js';

export type Week = readonly (readonly OpenSpan[])[];

const usual: OpenSpan = { from: '09:00', to: '18:00' };

export const weekOf = (hours: OpeningHours | null): Week => hours ?? Array.from({ length: 7 }, () => []);

const onDay = (week: Week, day: number, spans: readonly OpenSpan[]): Week =>
  week.map((one, index) => (index === day ? spans : one));

/** Opening a closed day copies the spans of the nearest open day before it. */
export const toggled = (week: Week, day: number): Week => {
  const before = week.slice(0, day).findLast((spans) => spans.length > 0);
  return onDay(week, day, week[day]?.length ? [] : [...(before ?? [usual])]);
};

export const changed = (week: Week, day: number, index: number, part: Partial<OpenSpan>): Week =>
  onDay(
    week,
    day,
    (week[day] ?? []).map((span, at) => (at === index ? { ...span, ...part } : span)),
  );

export const added = (week: Week, day: number): Week => onDay(week, day, [...(week[day] ?? []), { from: '', to: '' }]);

export const removed = (week: Week, day: number, index: number): Week =>
  onDay(
    week,
    day,
    (week[day] ?? []).filter((_, at) => at !== index),
  );

export const asOnWeekdays = (week: Week, day: number): Week =>
  week.map((spans, index) => (index < 5 ? [...(week[day] ?? [])] : spans));

/** First open weekday (Monday to Friday) whose hours differ from another weekday's; null if there is none. */
export const copiedFrom = (week: Week): number | null => {
  const day = week.findIndex((spans, index) => index < 5 && spans.length > 0);
  return day === -1 || same(week, asOnWeekdays(week, day)) ? null : day;
};

/** Days with incomplete or out-of-order spans; 0 is Monday. */
export const wrongDays = (week: Week): readonly number[] =>
  week.flatMap((spans, day) => (spans.every(({ from, to }) => from && to) && inOrder(spans) ? [] : [day]));

/** Null when every day is closed. */
export const hoursOf = (week: Week): OpeningHours | null =>
  week.some((spans) => spans.length > 0) ? week.map((spans) => [...spans]) : null;

/** Browser time inputs cannot express 24:00; the form uses 00:00 for the end of a day. */
export const typedEnd = (time: string): string => (time === '00:00' ? '24:00' : time);
export const shownEnd = (time: string): string => (time === '24:00' ? '00:00' : time);
