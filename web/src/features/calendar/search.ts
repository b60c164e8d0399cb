import { limits } from '@lendring/contracts/kernel/limits.js';
import { readPage } from '../../lib/links/search-params.js';

/** URL parameters. `month` defaults to the next 30 days, `view` to the screen width. */
export type CalendarSearch = Readonly<{ month?: string | undefined; view?: CalendarView | undefined }>;
export type CalendarView = 'month' | 'list';

/** Return every key, even when undefined: the router passes unparsed values through for missing keys. */
export const parseCalendarSearch = ({ month, view }: Record<string, unknown>): CalendarSearch => ({
  month: typeof month === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
  view: view === 'month' || view === 'list' ? view : undefined,
});

export const calendarPages = { both: '/calendar', vendor: '/calendar/vendor', creator: '/calendar/borrower' } as const;

/** URL parameters of the timeline: first day (default: today), words of titles or numbers, page of rows. */
export type TimelineSearch = Readonly<{ from?: string; q?: string; page?: number }>;

const readDay = (value: unknown): string | null =>
  typeof value === 'string' && /^20\d\d-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : null;

export const parseTimelineSearch = (search: Readonly<Record<string, unknown>>): TimelineSearch => {
  const from = readDay(search['from']);
  const { q } = search;
  return {
    ...(from && { from }),
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, limits.searchTerm) }),
    ...readPage(search),
  };
};

/** URL parameters of the work list; the day defaults to today. */
export type HandoversSearch = Readonly<{ date?: string }>;

export const parseHandoversSearch = ({ date }: Readonly<Record<string, unknown>>): HandoversSearch => {
  const value = readDay(date);
  return value ? { date: value } : {};
};
