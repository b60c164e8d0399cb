import * as z from 'zod';

/**
 * Reason that blocks new agreements on an offer: `locked` by moderation (ADR 89), or `trader_missing`, offline until
 * its commercial owner gives trader details (ADR 110).
 */
export const OfferHold = z.enum(['locked', 'trader_missing']);
export type OfferHold = z.infer<typeof OfferHold>;
