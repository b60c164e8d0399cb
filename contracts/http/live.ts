import * as z from 'zod';
import { OfferId, RequestId } from '../kernel/ids.js';
import { liveLimits } from './live-limits.js';

/** GET /v1/live: the offers whose days somebody looks at, separated by commas. */
export const LiveQuery = z.object({
  offers: z
    .string()
    .transform((text) => [...new Set(text.split(',').filter((id) => id !== ''))])
    .pipe(z.array(OfferId).max(liveLimits.offers))
    .default([]),
});

/**
 * What changed, for the client to ask again: ids, and nothing of what it is. `everything`: the stream begins, or
 * something may have gone by.
 */
export const LiveChange = z.discriminatedUnion('what', [
  z.object({ what: z.literal('everything') }),
  z.object({ what: z.literal('notifications') }),
  z.object({ what: z.literal('request'), request_id: RequestId }),
  z.object({ what: z.literal('days'), offer_id: OfferId }),
  z.object({ what: z.literal('offer'), offer_id: OfferId }),
]);
export type LiveChange = z.infer<typeof LiveChange>;
