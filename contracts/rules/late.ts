import * as z from 'zod';
import { addDays, dayIn } from '../kernel/days.js';
import { Instant, type Period } from '../kernel/period.js';
import { HOUR_MS } from '../kernel/time.js';
import { instantAt } from './local-time.js';
import type { Interval } from './overlap.js';
import type { RentTypeId } from './terms.js';

/** Recorded handover of a booking that is not returned: how its end is counted, in the time zone of the offer. */
export const Out = z.strictObject({ by: z.enum(['hours', 'days', 'nights']), zone: z.string() });
export type Out = z.infer<typeof Out>;

/** Loan that is out: when its return is due, and its number of units. */
export const LoanOut = z.strictObject({ end: Instant, by: Out.shape.by, units: z.int().min(1) });
export type LoanOut = z.infer<typeof LoanOut>;

const NIGHTS: RentTypeId = 3;

export const outOf = ({ wish, zone }: Pick<Period, 'wish' | 'zone'>, rentType: RentTypeId | null): Out => ({
  by: wish.kind === 'hours' ? 'hours' : rentType === NIGHTS ? 'nights' : 'days',
  zone,
});

const midnightAfter = (instant: Instant, zone: string): Instant =>
  instantAt(addDays(dayIn(instant, zone), 1), '00:00', zone);

/** Start times are half hours, so that a thing that is out now cannot be asked for from the current one on. */
const HALF_HOUR_MS = HOUR_MS / 2;
const halfHourAfter = (instant: Instant): Instant =>
  new Date((Math.floor(Date.parse(instant) / HALF_HOUR_MS) + 1) * HALF_HOUR_MS).toISOString();

/** Instant from which a loan that is not back is late; nights are due until the end of the day of departure. */
export const lateFrom = (end: Instant, { by, zone }: Out): Instant =>
  by === 'nights' ? midnightAfter(end, zone) : end;

/**
 * Time in which an overdue loan still takes its units: from the moment its return was due through today, for hours
 * through the current half hour. Null: not overdue.
 *
 * @param end planned end of the loan
 */
export const lateUse = (end: Instant, out: Out, at: Instant): Interval | null => {
  const start = lateFrom(end, out);
  if (at < start) return null;
  return { start, end: out.by === 'hours' ? halfHourAfter(at) : midnightAfter(at, out.zone) };
};
