import * as z from 'zod';
import { PlacedOpening } from '../account/opening-days.js';
import { type PersonalFields, event } from '../kernel/events.js';
import { OfferId, UserId } from '../kernel/ids.js';

/**
 * Stream `opening-<ownerId>`: copy of the owner's opening days from the account service, for search and cards; requests
 * are decided on the account service's own. `openings`: all places, empty if open at any time. `offerIds`: published
 * offers that get them. `listed`: the times changed while an offer of the owner was online for everybody; absent
 * otherwise, and in older events.
 */
export const OpeningTimesEvent = z.discriminatedUnion('type', [
  event('OffersOpeningSet', {
    ownerId: UserId,
    openings: z.array(PlacedOpening).nullable(),
    offerIds: z.array(OfferId),
    listed: z.literal(true).optional(),
  }),
]);
export type OpeningTimesEvent = z.infer<typeof OpeningTimesEvent>;

export const openingTimesPersonal: PersonalFields<OpeningTimesEvent> = {
  OffersOpeningSet: { subject: 'ownerId', fields: ['openings'] },
};
