import { refused } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { type ClosedThen, spansText } from '@lendring/contracts/rules/opening-days.js';
import { weekdayText } from '@lendring/contracts/texts/weekday-text.js';

/** Refusal that names the closed day and the next open one, or the hours of the day. */
export const closedRefusal = (closed: ClosedThen, locale: Locale) => {
  const day = weekdayText(closed.day, locale);
  if (closed.kind === 'hours') return refused('outside_hours', { day, hours: spansText(closed.spans) });
  return closed.next === null
    ? refused('closed_for_long', { day })
    : refused('closed_then', { day, next: weekdayText(closed.next, locale) });
};
