/**
 * What the address of the calendar says. Without a month: the next 30 days. Without a view: by the width of the screen.
 */
export type CalendarSearch = Readonly<{ month?: string | undefined; view?: CalendarView | undefined }>;
export type CalendarView = 'month' | 'list';

export const parseCalendarSearch = (search: Record<string, unknown>): CalendarSearch => {
  const { month, view } = search;
  return {
    ...(typeof month === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? { month } : {}),
    ...(view === 'month' || view === 'list' ? { view } : {}),
  };
};
