import type { Day } from '../kernel/period.js';
import {
  type DaySpan,
  type ExceptionDays,
  isOpenOn,
  isOpenUntil,
  isPickUpTime,
  type Opening,
  repeated,
  yearOf,
} from './opening-days.js';

/** Years after which leap days fall on the same dates again, if no century lies between. */
const LEAP_YEARS = 8;

/** True if two exceptions have a day in common, in any year. */
export const shareDays = (one: ExceptionDays, other: ExceptionDays): boolean => {
  const first = Math.max(yearOf(one.from), yearOf(other.from)) - 1;
  const daysOf = (exception: ExceptionDays): readonly DaySpan[] =>
    Array.from({ length: LEAP_YEARS + 3 }, (_, n) => repeated(exception, first + n - yearOf(exception.from))).filter(
      (span) => span !== null,
    );
  const others = daysOf(other);
  return daysOf(one).some((span) => others.some(({ from, to }) => span.from <= to && from <= span.to));
};

/** Pick-up or return on a local day; `time` null for loans of whole days. A return at midnight is at 24:00. */
export type Handover = Readonly<{ day: Day; time: string | null }>;

/** True if a change of the opening times closes the pick-up or the return of a loan, from `today` on. */
export const isClosedByChange = (
  { before, after }: Readonly<{ before: Opening; after: Opening }>,
  { pickUp, giveBack }: Readonly<{ pickUp: Handover; giveBack: Handover }>,
  today: Day,
): boolean => {
  const picksUp = (opening: Opening): boolean =>
    pickUp.time === null ? isOpenOn(opening, pickUp.day) : isPickUpTime(opening, pickUp.day, pickUp.time);
  const givesBack = (opening: Opening): boolean =>
    giveBack.time === null ? isOpenOn(opening, giveBack.day) : isOpenUntil(opening, giveBack.day, giveBack.time);
  return (
    (pickUp.day >= today && picksUp(before) && !picksUp(after)) ||
    (giveBack.day >= today && givesBack(before) && !givesBack(after))
  );
};
