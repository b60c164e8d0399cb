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

const calendarEvents = [
  /** Free days of an online offer changed: a booking or block was added, changed or removed. */
  z.object({ type: z.literal('offer.calendar_changed'), subject: OfferId, data: z.object({}) }),
  /** Opening days of the owner of online offers changed. */
  z.object({ type: z.literal('offer.opening_changed'), subject: UserId, data: z.object({}) }),
] as const;

/** Offer events for partners: ids and public facts, no texts. */
export const PublicOfferEvent = z.discriminatedUnion('type', [...said({}).options, ...calendarEvents]);
/**
 * Offer events for internal services: include members-only offers, and whether moderation hid a picture or locked the
 * offer. `ownerSuspended`: the lock follows from the suspension of the owner, without a review of the offer.
 */
export const OfferIntegrationEvent = z.discriminatedUnion('type', [
  ...said({
    membersOnly: z.literal(true).optional(),
    pictureHidden: z.literal(true).optional(),
    locked: z.literal(true).optional(),
    ownerSuspended: z.literal(true).optional(),
  }).options,
  ...calendarEvents,
]);
export type OfferIntegrationEvent = z.infer<typeof OfferIntegrationEvent>;
