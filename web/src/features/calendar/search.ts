/**
 * What the address of the calendar says. Without a month: the next 30 days. Without a view: by the width of the screen.
 */
export type CalendarSearch = Readonly<{ month?: string | undefined; view?: CalendarView | undefined }>;
export type CalendarView = 'month' | 'list';

/** Each name is said, be it undefined: the router hands on what a parser leaves out. */
export const parseCalendarSearch = ({ month, view }: Record<string, unknown>): CalendarSearch => ({
  month: typeof month === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
  view: view === 'month' || view === 'list' ? view : undefined,
});

/** The pages of the calendar, by the side that they show. */
export const calendarPages = { both: '/calendar', vendor: '/calendar/vendor', creator: '/calendar/borrower' } as const;
