import type { CalendarSearch } from '../search.js';

export function CalendarPage(_: Readonly<{ side?: 'vendor' | 'creator'; search: CalendarSearch }>) {
  return null;
}
