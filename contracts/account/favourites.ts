import * as z from 'zod';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { OfferId, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';

export const favouritesCommands = {
  keepOffers: z.strictObject({ offerIds: z.array(OfferId).min(1).max(100) }),
  dropOffer: z.strictObject({ offerId: OfferId }),
} as const;

const event = eventsWith({ userId: UserId });

/** Stream `favourites-<userId>`: bookmarked offers, visible only to the user. */
export const FavouriteEvent = z.discriminatedUnion('type', [
  event('OfferKept', { offerId: OfferId.nullable() }),
  event('OfferDropped', { offerId: OfferId.nullable() }),
]);
export type FavouriteEvent = z.infer<typeof FavouriteEvent>;

export const favouritesPersonal: PersonalFields<FavouriteEvent> = {
  OfferKept: { subject: 'userId', fields: ['offerId'] },
  OfferDropped: { subject: 'userId', fields: ['offerId'] },
};

export const favouritesQueries = { favourites: { question: z.strictObject({}), answer: z.array(OfferId) } } as const;

export const favouritesRefusals = {
  too_many_favourites: m(
    409,
    'Mehr als {max} Inserate kannst du dir nicht merken. Entferne zuerst eines.',
    'You can save {max} offers at most. Remove one first.',
    'Je kunt hoogstens {max} advertenties bewaren. Haal er eerst een weg.',
  ),
};
