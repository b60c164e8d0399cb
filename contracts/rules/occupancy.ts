import { addDays, daysBetween } from '../kernel/days.js';
import type { Day } from '../kernel/period.js';

/** Days, both inclusive. */
type Span = Readonly<{ from: Day; to: Day }>;

/**
 * Units of an offer times the days of a span on which it could be lent: from its first publication to `today`.
 * `since`: null for a draft. Pauses and blocked days count, because the log of an offer knows only its units of today.
 */
export const unitDaysOffered = (
  { units, since }: Readonly<{ units: number; since: Day | null }>,
  { from, to }: Span,
  today: Day,
): number => {
  if (since === null) return 0;
  const first = since > from ? since : from;
  const last = to < today ? to : today;
  return units * Math.max(0, daysBetween(first, addDays(last, 1)));
};

/** Share of the offered units and days that were lent, from 0 to 1; null when nothing was offered. */
export const occupancyOf = (lent: number, offered: number): number | null =>
  offered === 0 ? null : Math.min(1, lent / offered);
