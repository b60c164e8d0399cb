import { ratingsShownFrom } from '@lendring/contracts/rules/ratings.js';
import { Temporal } from 'temporal-polyfill';
import type { Loan, Timer } from './reminders/reminders.js';

/** When people are reminded: in the morning at the thing's place, when they can still do something about it. */
const HOUR = 10;
/** After so many reminders, one a day, they come once a week, and then no more. */
const DAILY = 7;
const WEEKLY = 4;
/** Days before a request expires on which whoever has not answered is reminded: there is still time to arrange it. */
const ANSWER_BEFORE = 2;
/** Days after completion on which those who have not rated are asked to. */
const RATE_AFTER = 3;

const morning = (day: Temporal.PlainDate, zone: string): string =>
  day
    .toZonedDateTime({ timeZone: zone, plainTime: { hour: HOUR } })
    .toInstant()
    .toString({ fractionalSecondDigits: 3 });
const dayOf = (instant: string, zone: string): Temporal.PlainDate =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDate();
const justBefore = (instant: string): string => new Date(Date.parse(instant) - 1).toISOString();

/** Days after the return on which somebody is told that it is overdue. */
const overdueOn = [
  ...Array.from({ length: DAILY }, (_, n) => n + 1),
  ...Array.from({ length: WEEKLY }, (_, n) => DAILY + 7 * (n + 1)),
];

/**
 * Every reminder of a loan in its order: the day before it begins, the day before it ends where that is another day,
 * and while it is not back, daily for a week, then weekly for a month. Each is useful until the next thing happens.
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

/** An open request expires when its period begins (spec §4); an answer helps until then. */
export const expiryTimer = ({ period: { zone, start } }: Pick<Loan, 'period'>): Timer => ({
  reminder: 'expires_soon',
  nth: 1,
  due: morning(dayOf(start, zone).subtract({ days: ANSWER_BEFORE }), zone),
  until: start,
});

/** Asks for a rating while one still stays hidden until the other side's. */
export const rateTimer = ({ period: { zone } }: Loan, completedAt: string): Timer => ({
  reminder: 'please_rate',
  nth: 1,
  due: morning(dayOf(completedAt, zone).add({ days: RATE_AFTER }), zone),
  until: ratingsShownFrom(completedAt),
});
