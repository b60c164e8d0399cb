import * as z from 'zod';
import { limits } from './limits.js';

/** A calendar day at the offer's place, `YYYY-MM-DD`. */
export const Day = z.iso.date();
export type Day = z.infer<typeof Day>;

/** An instant as UTC text with milliseconds, so that text order is time order. */
export const Instant = z.iso.datetime({ precision: 3 });
export type Instant = z.infer<typeof Instant>;

/**
 * What a requester picks. Days and nights are local dates, half-open: `to` is the first day that is free again
 * (for nights: the day of departure). Hours begin at a local time and last whole hours.
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
 * Days or nights as a person picks them: `last` is the last day, or for nights the day of departure, which the pricing
 * tells apart; left out, one day or night.
 */
export const PickedDays = z.strictObject({ kind: z.literal('picked'), from: Day, last: Day.optional() });
export type PickedDays = z.infer<typeof PickedDays>;

/**
 * A wish fixed in time: the half-open interval `[start, end)` that the calendar compares, with the zone it was made in.
 */
export const Period = z.strictObject({ wish: Wish, zone: z.string(), start: Instant, end: Instant });
export type Period = z.infer<typeof Period>;
