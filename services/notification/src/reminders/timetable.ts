import { reminderBefore } from '@lendring/contracts/rules/hold.js';
import { ratingsShownFrom } from '@lendring/contracts/rules/ratings.js';
import { Temporal } from 'temporal-polyfill';
import type { Loan, Timer } from './reminders.aggregate.js';

/** Hour of day for reminders, in the time zone of the offer. */
const HOUR = 10;
/** Number of daily overdue reminders, followed by weekly ones. */
const DAILY = 7;
const WEEKLY = 4;
/** Days before expiry at which the side that has not answered is reminded. */
const ANSWER_BEFORE = 2;
const RATE_AFTER = 3;

const morning = (day: Temporal.PlainDate, zone: string): string =>
  day
    .toZonedDateTime({ timeZone: zone, plainTime: { hour: HOUR } })
    .toInstant()
    .toString({ fractionalSecondDigits: 3 });
const dayOf = (instant: string, zone: string): Temporal.PlainDate =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDate();
const justBefore = (instant: string): string => new Date(Date.parse(instant) - 1).toISOString();

const overdueOn = [
  ...Array.from({ length: DAILY }, (_, n) => n + 1),
  ...Array.from({ length: WEEKLY }, (_, n) => DAILY + 7 * (n + 1)),
];

/**
 * All reminders of a loan in order: the day before it begins, the day before it ends unless that is the same day, then
 * overdue reminders daily for a week and weekly for a month. Each expires at the next step.
 */
export const timetable = ({ period: { zone, start, end }, nights }: Loan): readonly Timer[] => {
  const first = dayOf(start, zone);
  const back = dayOf(nights ? end : justBefore(end), zone);
  const before: Timer[] = [
    { reminder: 'handover_tomorrow', nth: 1, due: morning(first.subtract({ days: 1 }), zone), until: start },
  ];
  if (Temporal.PlainDate.compare(back.subtract({ days: 1 }), first) > 0)
    before.push({
      reminder: 'return_tomorrow',
      nth: 1,
      due: morning(back.subtract({ days: 1 }), zone),
      until: morning(back.add({ days: 1 }), zone),
    });
  const after = overdueOn.map((days, index): Timer => {
    const next = overdueOn[index + 1] ?? days + 7;
    return {
      reminder: 'overdue',
      nth: index + 1,
      due: morning(back.add({ days }), zone),
      until: morning(back.add({ days: next }), zone),
    };
  });
  return [...before, ...after];
};

type Waiting = Readonly<{ since: string; until: string }>;

/**
 * Reminder of the vendor's answer: on the morning two days before the request expires, or nearer to its end for a
 * request that had less time from the start. Null when there is no time for a reminder.
 */
export const expiryTimer = ({ period: { zone } }: Pick<Loan, 'period'>, { since, until }: Waiting): Timer | null => {
  const early = morning(dayOf(until, zone).subtract({ days: ANSWER_BEFORE }), zone);
  const due = early > since ? early : reminderBefore(until, since);
  return due === null ? null : { reminder: 'expires_soon', nth: 1, due, until };
};

/** Reminder of the creator's confirmation, before the vendor's acceptance ends; null when there is no time for one. */
export const holdTimer = ({ since, until }: Waiting): Timer | null => {
  const due = reminderBefore(until, since);
  return due === null ? null : { reminder: 'expires_soon', nth: 2, due, until };
};

/** Expires once ratings are published without waiting for the other side. */
export const rateTimer = ({ period: { zone } }: Loan, completedAt: string): Timer => ({
  reminder: 'please_rate',
  nth: 1,
  due: morning(dayOf(completedAt, zone).add({ days: RATE_AFTER }), zone),
  until: ratingsShownFrom(completedAt),
});
