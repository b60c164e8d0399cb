import * as z from 'zod';
import { event } from '../kernel/events.js';
import { PlaceId, UserId } from '../kernel/ids.js';
import { PublicPlace } from '../kernel/place.js';
import { membersOnly, owned } from './offer.js';

export const placesCommands = {
  /**
   * System only: the owner's public place or kind of account changed; the service fetches it from the account service.
   */
  relocate: z.strictObject({ ownerId: UserId }),
} as const;

export const placesEvents = [
  /** Null: the profile's address. Only the account service can resolve the place (ADR 6). */
  event('OfferPlaced', { ...owned, placeId: PlaceId.nullable() }),
  event('OfferRelocated', {
    ...owned,
    place: PublicPlace,
    commercial: z.boolean(),
    status: z.enum(['active', 'inactive']).optional(),
    ...membersOnly,
  }),
] as const;
