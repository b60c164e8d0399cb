import * as z from 'zod';

/**
 * Bars new agreements about an offer: `locked` by moderation (ADR 89), or `trader_missing`: offline while its
 * commercial owner has not said who they are (ADR 110).
 */
export const OfferHold = z.enum(['locked', 'trader_missing']);
export type OfferHold = z.infer<typeof OfferHold>;
