import * as z from 'zod';
import { OfferId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';

export const ownFiguresQueries = {
  /**
   * Views of the caller's offers, or of one of them, by day of the operator's time zone; both days are inclusive. Days
   * without views are absent. Empty for an offer of another owner.
   */
  ownFigures: {
    question: z.strictObject({ offerId: OfferId.optional(), from: Day, to: Day }),
    answer: z.strictObject({
      days: z.array(z.strictObject({ day: Day, views: z.int() })),
      offers: z.array(
        z.strictObject({
          offerId: OfferId,
          title: z.string(),
          /** Owner's own number. */
          number: z.string().nullable().default(null),
          /** Number of units today. */
          units: z.int(),
          /** First publication; null for a draft. */
          onlineSince: Instant.nullable(),
          views: z.int(),
        }),
      ),
    }),
  },
} as const;
