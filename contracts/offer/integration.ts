import * as z from 'zod';
import { OfferId, UserId } from '../kernel/ids.js';
import { PublicPlace } from '../kernel/place.js';

/** Where an offer is, as its public page shows it: the rough point of private people. No street, no postal code. */
export const ShownPlace = PublicPlace.omit({ street: true, postal: true }).strip();
export type ShownPlace = z.infer<typeof ShownPlace>;

/** Public facts as they are now; absent in events from before they were published. */
const facts = { categoryId: z.int().optional(), place: ShownPlace.optional(), commercial: z.boolean().optional() };

/**
 * What other services and partners may know of an offer's life: ids and what its public page shows, none of its texts.
 */
export const OfferIntegrationEvent = z.discriminatedUnion('type', [
  /** It stands in public, for the first time or again. */
  z.object({
    type: z.literal('offer.published'),
    subject: OfferId,
    data: z.object({ ownerId: UserId, ...facts, categoryId: z.int() }),
  }),
  z.object({ type: z.literal('offer.changed'), subject: OfferId, data: z.object({ ownerId: UserId, ...facts }) }),
  /** `inactive`: it may come back; `deleted`: it does not. */
  z.object({
    type: z.literal('offer.withdrawn'),
    subject: OfferId,
    data: z.object({ ownerId: UserId, status: z.enum(['inactive', 'deleted']).optional() }),
  }),
]);
export type OfferIntegrationEvent = z.infer<typeof OfferIntegrationEvent>;
