import * as z from 'zod';
import { OfferId, RequestId } from '../kernel/ids.js';
import { liveLimits } from './live-limits.js';

/** Query of GET /v1/live: comma-separated ids of the offers whose availability is on screen. */
export const LiveQuery = z.object({
  offers: z
    .string()
    .transform((text) => [...new Set(text.split(',').filter((id) => id !== ''))])
    .pipe(z.array(OfferId).max(liveLimits.offers))
    .default([]),
});

/**
 * Change notification that contains ids only, so that the client refetches the data. `everything`: sent at the start
 * of the stream, or when events may have been missed.
 */
export const LiveChange = z.discriminatedUnion('what', [
  z.object({ what: z.literal('everything') }),
  z.object({ what: z.literal('notifications') }),
  z.object({ what: z.literal('request'), request_id: RequestId }),
  z.object({ what: z.literal('days'), offer_id: OfferId }),
  z.object({ what: z.literal('offer'), offer_id: OfferId }),
]);
export type LiveChange = z.infer<typeof LiveChange>;
