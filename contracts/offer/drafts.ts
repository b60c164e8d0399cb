import * as z from 'zod';
import { event } from '../kernel/events.js';
import { Locale, PlaceId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { oneOffer, owned } from './offer.js';

export const draftsCommands = { draft: oneOffer.extend({ placeId: PlaceId.nullable().optional() }) } as const;

export const draftsEvents = [event('OfferDrafted', { ...owned, language: Locale })] as const;

/** Stream `drafts-<ownerId>`: serialises the creation of drafts, to enforce their limit. */
export const DraftsEvent = z.discriminatedUnion('type', [event('DraftBegun', { ...owned })]);
export type DraftsEvent = z.infer<typeof DraftsEvent>;

export const draftsRefusals = {
  offer_exists: m(409, 'Dieses Inserat gibt es schon.', 'This offer already exists.', 'Deze advertentie bestaat al.'),
  too_many_drafts: m(
    409,
    'Du hast schon {max} Entwürfe. Veröffentliche oder lösche zuerst einen.',
    'You already have {max} drafts. Publish or delete one first.',
    'Je hebt al {max} concepten. Publiceer of verwijder er eerst een.',
  ),
};
