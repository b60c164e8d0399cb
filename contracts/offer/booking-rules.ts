import * as z from 'zod';
import { event } from '../kernel/events.js';
import { OfferId, UserId } from '../kernel/ids.js';
import { bookingRulesFields, Preparation } from '../rules/terms.js';

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
