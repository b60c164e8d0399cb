import * as z from 'zod';
import { event } from '../kernel/events.js';
import { OfferId, UserId } from '../kernel/ids.js';
import { limits } from '../kernel/limits.js';
import { START_TIME } from '../rules/start-time.js';
import { Preparation } from '../rules/terms.js';

/** Fields of the lead time and the longest advance of an offer (`rules/booking-rules.ts`). */
export const bookingRulesFields = {
  leadDays: z.int().min(0).max(limits.leadDays),
  leadUntil: z.string().regex(START_TIME).nullable(),
  longestAdvance: z.int().min(1).max(limits.daysAhead).nullable(),
};

export const OfferBookingRules = z.strictObject({ ...bookingRulesFields, preparation: Preparation });

/** Refuses rules under which no day is ever possible. `preparation` absent: it stays as it is. */
export const BookingRules = z
  .strictObject({ ...bookingRulesFields, preparation: Preparation.optional() })
  .refine(({ leadDays, longestAdvance }) => longestAdvance === null || leadDays < longestAdvance, {
    path: ['longestAdvance'],
    error: 'advance_within_lead',
  });
export type BookingRules = z.infer<typeof BookingRules>;

export const bookingRulesEvents = [
  /** `preparation`: absent in older events, which set none. */
  event('OfferBookingRulesSet', {
    offerId: OfferId,
    ownerId: UserId,
    ...bookingRulesFields,
    preparation: Preparation.optional(),
  }),
] as const;
