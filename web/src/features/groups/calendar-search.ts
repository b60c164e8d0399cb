import { addDays, dayIn, weekdayOf } from '@lendring/contracts/rules/days.js';
import { localZone } from '../../i18n/format.js';
import { readPage } from '../../lib/read-page.js';

/** What the address of a group's calendar says: the Monday it begins on, that of this week when left out. */
export type CalendarSearch = Readonly<{ from?: string; page?: number }>;

/** Days that are shown at once. */
export const SHOWN_DAYS = 14;

const isMonday = (day: unknown): day is string =>
  typeof day === 'string' && /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && weekdayOf(day) === 0;

export const readCalendarSearch = ({ from, ...rest }: Readonly<Record<string, unknown>>): CalendarSearch => ({
  ...(isMonday(from) ? { from } : {}),
  ...readPage(rest),
});

/** The Monday of the week that a day is in. */
export const mondayOf = (day: string): string => addDays(day, -weekdayOf(day));

/** First and last day of what is shown. */
export const weeksFrom = (
  from: string | undefined,
  today = dayIn(new Date().toISOString(), localZone()),
): Readonly<{ from: string; to: string }> => {
  const first = from ?? mondayOf(today);
  return { from: first, to: addDays(first, SHOWN_DAYS - 1) };
};
