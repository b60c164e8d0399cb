import * as z from 'zod';
import { OfferId, UserId } from '../kernel/ids.js';
import { PublicPlace } from '../kernel/place.js';
import { Quantity } from '../rules/quantity.js';

/** Public place of an offer: approximate for private people, without street and postal code. */
export const ShownPlace = PublicPlace.omit({ street: true, postal: true }).strip();
export type ShownPlace = z.infer<typeof ShownPlace>;

/** Current public facts; absent in older events. */
const facts = { categoryId: z.int().optional(), place: ShownPlace.optional(), commercial: z.boolean().optional() };

const said = <Flags extends z.ZodRawShape>(flags: Flags) =>
  z.discriminatedUnion('type', [
    z.object({
      type: z.literal('offer.published'),
      subject: OfferId,
      data: z.object({ ownerId: UserId, ...facts, categoryId: z.int(), ...flags }),
    }),
    /** `quantity`: new number of units; absent when it did not change. */
    z.object({
      type: z.literal('offer.changed'),
      subject: OfferId,
      data: z.object({ ownerId: UserId, ...facts, quantity: Quantity.optional(), ...flags }),
    }),
    /** `inactive`: the owner may publish the offer again, or it is now for members only. `deleted`: final. */
    z.object({
      type: z.literal('offer.withdrawn'),
      subject: OfferId,
      data: z.object({ ownerId: UserId, status: z.enum(['inactive', 'deleted']).optional(), ...flags }),
    }),
  ]);

/** Offer events for partners: ids and public facts, no texts. */
export const PublicOfferEvent = said({});
/**
 * Offer events for internal services: include members-only offers, and whether moderation hid a picture or locked the
 * offer.
 */
export const OfferIntegrationEvent = said({
  membersOnly: z.literal(true).optional(),
  pictureHidden: z.literal(true).optional(),
  locked: z.literal(true).optional(),
});
export type OfferIntegrationEvent = z.infer<typeof OfferIntegrationEvent>;
