/** URL parameters. `month` defaults to the next 30 days, `view` to the screen width. */
export type CalendarSearch = Readonly<{ month?: string | undefined; view?: CalendarView | undefined }>;
export type CalendarView = 'month' | 'list';

/** Return every key, even when undefined: the router passes unparsed values through for missing keys. */
export const parseCalendarSearch = ({ month, view }: Record<string, unknown>): CalendarSearch => ({
  month: typeof month === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
  view: view === 'month' || view === 'list' ? view : undefined,
});

export const calendarPages = { both: '/calendar', vendor: '/calendar/vendor', creator: '/calendar/borrower' } as const;
