import { readPage } from '../../lib/links/search-params.js';

export type GroupSearch = Readonly<{ query?: string; near?: string; page?: number }>;

export const readGroupSearch = (raw: Readonly<Record<string, unknown>>): GroupSearch => {
  const { query, near, page } = raw;
  return {
    ...(typeof query === 'string' && query.trim() && { query: query.trim().slice(0, 100) }),
    ...(typeof near === 'string' && /^[\w-]{1,40}$/.test(near) && { near }),
    ...(Number.isInteger(page) && Number(page) > 1 && Number(page) <= 500 && { page: Number(page) }),
  };
};

export type CalendarSearch = Readonly<{ from?: string; page?: number }>;

export const readCalendarSearch = ({ from, ...rest }: Readonly<Record<string, unknown>>): CalendarSearch => ({
  ...(typeof from === 'string' ? { from } : {}),
  ...readPage(rest),
});
