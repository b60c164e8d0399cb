import * as z from 'zod';
import { OfferId, UserId } from '../kernel/ids.js';
import { PublicPlace } from '../kernel/place.js';

/** Where an offer is, as its public page shows it: the rough point of private people. No street, no postal code. */
export const ShownPlace = PublicPlace.omit({ street: true, postal: true }).strip();
export type ShownPlace = z.infer<typeof ShownPlace>;

/** Public facts as they are now; absent in events from before they were published. */
const facts = { categoryId: z.int().optional(), place: ShownPlace.optional(), commercial: z.boolean().optional() };

/** @param flags that some listeners know of */
const said = <Flags extends z.ZodRawShape>(flags: Flags) =>
  z.discriminatedUnion('type', [
    /** It stands in public, for the first time or again. */
    z.object({
      type: z.literal('offer.published'),
      subject: OfferId,
      data: z.object({ ownerId: UserId, ...facts, categoryId: z.int(), ...flags }),
    }),
    z.object({
      type: z.literal('offer.changed'),
      subject: OfferId,
      data: z.object({ ownerId: UserId, ...facts, ...flags }),
    }),
    /** `inactive`: it may come back, or is for members of groups from now on; `deleted`: it does not come back. */
    z.object({
      type: z.literal('offer.withdrawn'),
      subject: OfferId,
      data: z.object({ ownerId: UserId, status: z.enum(['inactive', 'deleted']).optional(), ...flags }),
    }),
  ]);

/** What partners may know of an offer's life: ids and what its public page shows, none of its texts. */
export const PublicOfferEvent = said({});
/**
 * The same for our own services: also of offers that exist for members of groups alone, whether a change is that
 * moderation has hidden a picture, and whether an offer is offline because moderation has locked it.
 */
export const OfferIntegrationEvent = said({
  membersOnly: z.literal(true).optional(),
  pictureHidden: z.literal(true).optional(),
  locked: z.literal(true).optional(),
});
export type OfferIntegrationEvent = z.infer<typeof OfferIntegrationEvent>;
