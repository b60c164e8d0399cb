import { readPage } from '../../lib/links/search-params.js';

export type CalendarSearch = Readonly<{ from?: string; page?: number }>;

export const readCalendarSearch = ({ from, ...rest }: Readonly<Record<string, unknown>>): CalendarSearch => ({
  ...(typeof from === 'string' ? { from } : {}),
  ...readPage(rest),
});
