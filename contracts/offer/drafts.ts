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
    'Von Hand kannst du höchstens {max} Entwürfe anlegen, nur ein Import darf mehr. Veröffentliche oder lösche zuerst welche.',
    'You can create up to {max} drafts by hand; only an import can create more. Publish or delete some first.',
    'Met de hand kun je hoogstens {max} concepten maken; alleen een import mag er meer maken. Publiceer of verwijder er eerst een paar.',
  ),
};
