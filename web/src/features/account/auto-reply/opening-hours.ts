import type { OpeningHours, OpenSpan } from '@lendring/contracts/account/auto-reply.js';
import { inOrder } from '@lendring/contracts/rules/open-spans.js';
import { same } from '@lendring/contracts/rules/same.js';

/** The hours as a form holds them: a span may be unfinished. */
export type Week = readonly (readonly OpenSpan[])[];

const usual: OpenSpan = { from: '09:00', to: '18:00' };

export const weekOf = (hours: OpeningHours | null): Week => hours ?? Array.from({ length: 7 }, () => []);

const onDay = (week: Week, day: number, spans: readonly OpenSpan[]): Week =>
  week.map((one, index) => (index === day ? spans : one));

/** A closed day opens as the day before it does; an open one closes. */
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

/** Monday to Friday are as this day is. */
export const asOnWeekdays = (week: Week, day: number): Week =>
  week.map((spans, index) => (index < 5 ? [...(week[day] ?? [])] : spans));

/** The first open day from Monday to Friday, while another of them differs from it; null where there is none. */
export const copiedFrom = (week: Week): number | null => {
  const day = week.findIndex((spans, index) => index < 5 && spans.length > 0);
  return day === -1 || same(week, asOnWeekdays(week, day)) ? null : day;
};

/** Days whose times are unfinished or not in order; 0 is Monday. */
export const wrongDays = (week: Week): readonly number[] =>
  week.flatMap((spans, day) => (spans.every(({ from, to }) => from && to) && inOrder(spans) ? [] : [day]));

/** The hours to keep; a week that is closed all through tells none. */
export const hoursOf = (week: Week): OpeningHours | null =>
  week.some((spans) => spans.length > 0) ? week.map((spans) => [...spans]) : null;

/** A browser's time field has no end of the day. */
export const typedEnd = (time: string): string => (time === '00:00' ? '24:00' : time);
export const shownEnd = (time: string): string => (time === '24:00' ? '00:00' : time);
