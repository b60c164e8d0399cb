import type { GroupCalendarShape } from '@lendring/contracts/http/group-lending.js';
import { addDays, weekdayOf } from '@lendring/contracts/kernel/days.js';

export type CalendarThing = GroupCalendarShape['things'][number];
export type ShownDays = Readonly<{ things: readonly CalendarThing[]; days: readonly string[]; today: string }>;

export const dayStateOf = ({ taken, closed }: Pick<CalendarThing, 'taken' | 'closed'>, day: string, today: string) => {
  if (day < today) return 'past';
  return taken.includes(day) ? 'taken' : closed.includes(day) ? 'closed' : 'free';
};

export const SHOWN_DAYS = 14;

export const mondayOf = (day: string): string => addDays(day, -weekdayOf(day));

/** First and last displayed day in whole weeks; defaults to the current week. */
export const weeksFrom = (from: string | undefined, today: string): Readonly<{ from: string; to: string }> => {
  const isDay = from !== undefined && /^20\d\d-\d\d-\d\d$/.test(from) && !Number.isNaN(Date.parse(from));
  const first = mondayOf(isDay ? from : today);
  return { from: first, to: addDays(first, SHOWN_DAYS - 1) };
};
