import * as z from 'zod';
import { event } from '../kernel/events.js';
import { PlaceId, UserId } from '../kernel/ids.js';
import { PublicPlace } from '../kernel/place.js';
import { membersOnly, owned } from './offer.js';

export const placesCommands = {
  /**
   * System only, after the owner's public place or kind of account changed. The offer service fetches the new values
   * from the account service.
   */
  relocate: z.strictObject({ ownerId: UserId }),
} as const;

export const placesEvents = [
  /** `placeId` null: the profile's address. Only the account service can resolve a place id to an address (ADR 6). */
  event('OfferPlaced', { ...owned, placeId: PlaceId.nullable() }),
  event('OfferRelocated', {
    ...owned,
    place: PublicPlace,
    commercial: z.boolean(),
    status: z.enum(['active', 'inactive']).optional(),
    ...membersOnly,
  }),
] as const;
