import { addDays } from '../kernel/days.js';

/** Consumers' withdrawal period in days (§ 355 BGB, directive 2011/83/EU, art. 9). */
export const WITHDRAWAL_DAYS = 14;

/** A period that ends on a day off is extended to the next working day (§ 193 BGB): by at most four days, at Easter. */
const DAYS_OFF = 4;

/**
 * Last day communicated to the buyer.
 * @param bookedOn day of the payment, in the issuer's time zone
 */
export const withdrawableUntil = (bookedOn: string): string => addDays(bookedOn, WITHDRAWAL_DAYS);

/** Accepts a few days more than communicated, because the last day may be a day off. */
export const isWithdrawable = (bookedOn: string, day: string): boolean =>
  day <= addDays(withdrawableUntil(bookedOn), DAYS_OFF);

/** Withdrawals per year after which sales to the person stop, until the first withdrawal is a year old. */
export const MOST_WITHDRAWALS = 3;
