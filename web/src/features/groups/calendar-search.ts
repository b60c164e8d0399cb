import { readPage } from '../../lib/read-page.js';

/** What the address of a group's calendar says: a day of the week it begins with, this week when left out. */
export type CalendarSearch = Readonly<{ from?: string; page?: number }>;

export const readCalendarSearch = ({ from, ...rest }: Readonly<Record<string, unknown>>): CalendarSearch => ({
  ...(typeof from === 'string' ? { from } : {}),
  ...readPage(rest),
});
