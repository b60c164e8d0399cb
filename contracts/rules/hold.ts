import { addDays } from '../kernel/days.js';
import type { Period } from '../kernel/period.js';
import { DAY_MS, HOUR_MS } from '../kernel/time.js';
import { instantAt } from './local-time.js';

/** Hours that a vendor's acceptance holds the days while the creator's confirmation is missing. */
export const holdHours = { shortest: 12, longest: 168, usual: 48 } as const;

export const holdSteps = [12, 24, 48, 72, 120, 168] as const;

/** Days after which an unanswered request expires. */
export const UNANSWERED_DAYS = 7;

/** Hours before a deadline at which both sides are reminded. */
const REMIND_HOURS = 12;
/** Hours below which a deadline gets no reminder, because the news that began it is still recent. */
const TOO_SHORT_HOURS = 2;

const later = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString();
const earliest = (one: string, other: string): string => (one < other ? one : other);

/**
 * Latest time of an agreement: the period's start, or the end of the first day for a daily request made on that day.
 */
export const latestAnswer = ({ wish, zone, start }: Omit<Period, 'end'>, askedAt: string): string =>
  askedAt < start || wish.kind === 'hours' ? start : instantAt(addDays(wish.from, 1), '00:00', zone);

/**
 * Deadline of a request without the vendor's answer: seven days after asking, and never after `latest`, when its period
 * begins. Instants in UTC.
 */
export const unansweredUntil = (askedAt: string, latest: string): string =>
  earliest(later(askedAt, UNANSWERED_DAYS * DAY_MS), latest);

/**
 * Deadline of the creator's confirmation after the vendor's acceptance: the hours set in the offer, and never after
 * `latest`, when the period begins. An acceptance on the last of the seven days still holds for its full time.
 */
export const heldUntil = (acceptedAt: string, hours: number, latest: string): string =>
  earliest(later(acceptedAt, hours * HOUR_MS), latest);

/**
 * Time of the reminder before a deadline: twelve hours ahead, or halfway when less than a day was given. Null when less
 * than two hours were given.
 */
export const reminderBefore = (until: string, since: string): string | null => {
  const given = Date.parse(until) - Date.parse(since);
  return given < TOO_SHORT_HOURS * HOUR_MS ? null : later(until, -Math.min(REMIND_HOURS * HOUR_MS, given / 2));
};
