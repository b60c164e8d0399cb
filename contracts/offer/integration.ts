import * as z from 'zod';
import { OfferId, UserId } from '../kernel/ids.js';

/** What other services and partners may know of an offer's life: ids only. */
export const OfferIntegrationEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('offer.published'), subject: OfferId, data: z.strictObject({ ownerId: UserId, categoryId: z.int() }) }),
  z.strictObject({ type: z.literal('offer.changed'), subject: OfferId, data: z.strictObject({ ownerId: UserId }) }),
  z.strictObject({ type: z.literal('offer.withdrawn'), subject: OfferId, data: z.strictObject({ ownerId: UserId }) }),
]);
export type OfferIntegrationEvent = z.infer<typeof OfferIntegrationEvent>;
