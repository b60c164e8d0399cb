import { addDays } from '../rules/days.js';

/** Days in which consumers may take a booking back without a reason (§ 355 BGB, directive 2011/83/EU, art. 9). */
export const WITHDRAWAL_DAYS = 14;

/** A period that ends on a day off lasts until the next working day (§ 193 BGB): four days later at most, at Easter. */
const DAYS_OFF = 4;

/** The last day that is told. @param bookedOn the day on which what was booked was paid, at the issuer's place */
export const withdrawableUntil = (bookedOn: string): string => addDays(bookedOn, WITHDRAWAL_DAYS);

/** Whether a withdrawal is still in time: later than told, where the last day may be one off. */
export const isWithdrawable = (bookedOn: string, day: string): boolean =>
  day <= addDays(withdrawableUntil(bookedOn), DAYS_OFF);

/** After so many withdrawals within a year nothing more is sold to somebody, until the first of them is a year old. */
export const MOST_WITHDRAWALS = 3;
