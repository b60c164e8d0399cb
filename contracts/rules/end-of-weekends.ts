import type { Opening } from './opening-days.js';

const SUNDAY = 6;

/**
 * Weekday, Monday being 0, on which weekends of these weekly times usually end: Sunday, or the next open day where the
 * place is always closed on Sunday, Tuesday at the latest (price-on.ts).
 */
export const endOfWeekends = ({ week }: Opening): 0 | 1 | typeof SUNDAY => {
  if (week?.[SUNDAY]?.length !== 0) return SUNDAY;
  if (week[0]?.length) return 0;
  return week[1]?.length ? 1 : SUNDAY;
};
