import * as z from 'zod';
import { limits } from './limits.js';

/** Calendar day at the offer's place, `YYYY-MM-DD`. */
export const Day = z.iso.date();
export type Day = z.infer<typeof Day>;

/** UTC timestamp with milliseconds, so that text order is time order. */
export const Instant = z.iso.datetime({ precision: 3 });
export type Instant = z.infer<typeof Instant>;

/**
 * Requested period. Days and nights are local dates, half-open: `to` is the first free day (for nights, the day of
 * departure). Hourly periods start at a local time and last whole hours.
 */
export const Wish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('days'), from: Day, to: Day }),
  z.strictObject({
    kind: z.literal('hours'),
    day: Day,
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
    hours: z.int().min(1).max(limits.hours),
  }),
]);
export type Wish = z.infer<typeof Wish>;

/**
 * Days or nights as picked in the form. `last` is the last day (for nights, the day of departure), depending on the
 * pricing; absent for a single day or night.
 */
export const PickedDays = z.strictObject({ kind: z.literal('picked'), from: Day, last: Day.optional() });
export type PickedDays = z.infer<typeof PickedDays>;

/** Requested period resolved to the half-open interval `[start, end)` for calendar comparisons, with its time zone. */
export const Period = z.strictObject({ wish: Wish, zone: z.string(), start: Instant, end: Instant });
export type Period = z.infer<typeof Period>;

/** Period without the original request: the half-open interval and the time zone of the offer's place. */
export const PublicPeriod = Period.omit({ wish: true }).strip();
