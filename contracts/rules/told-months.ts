import type { Day } from '../kernel/period.js';
import { addDays } from './days.js';

/** Of what fewer stand behind is told with all others together (ADR 104). */
export const FEW = 5;

const monthOf = (day: Day): string => day.slice(0, 7);
const firstOf = (month: string): Day => `${month}-01`;
const after = (month: string): string => monthOf(addDays(firstOf(month), 31));

/**
 * The months that places and words are told of, each counted by itself: those that a period touches and that are over.
 * Two periods then differ by whole months, and nobody gets a number of fewer than five by taking one from the other, nor
 * by asking again tomorrow.
 * @param today months that it is in, and later ones, are not over
 * @param since a month that begins before this day is not kept as a whole
 * @returns `2026-10`, the first one first
 */
export const toldMonths = (
  { from, to }: Readonly<{ from: Day; to: Day }>,
  today: Day,
  since: Day = '',
): readonly string[] => {
  const found: string[] = [];
  for (let month = monthOf(from); month <= monthOf(to) && month < monthOf(today); month = after(month))
    if (firstOf(month) >= since) found.push(month);
  return found;
};
