import * as z from 'zod';
import type { PersonalFields } from '../kernel/events.js';
import { bookingRulesEvents } from './booking-rules.js';
import { deliveryEvents, deliveryPersonal } from './delivery.js';
import { type OfferDefaultsEvent, offerDefaultsPersonal } from './defaults.js';
import { draftsEvents } from './drafts.js';
import { editingEvents, editingPersonal } from './editing.js';
import type { BulkEvent } from './bulk.js';
import { type ImportEvent, importPersonal } from './import.js';
import { moderationEvents } from './moderation.js';
import { type TableViewEvent, tableViewPersonal } from './own-table.js';
import { type OpeningTimesEvent, openingTimesPersonal } from './opening-times.js';
import { numbersEvents, numbersPersonal } from './numbers.js';
import { picturesEvents } from './pictures.js';
import { placesEvents } from './places.js';
import { publishingEvents } from './publishing.js';
import { stockEvents } from './stock.js';

/** Stream `offer-<offerId>`: actions of the owner. Texts are personal data of the owner. */
export const OfferEvent = z.discriminatedUnion('type', [
  ...draftsEvents,
  ...editingEvents,
  ...picturesEvents,
  ...publishingEvents,
  ...placesEvents,
  ...moderationEvents,
  ...stockEvents,
  ...bookingRulesEvents,
  ...deliveryEvents,
  ...numbersEvents,
]);
export type OfferEvent = z.infer<typeof OfferEvent>;

export const offerPersonal: PersonalFields<
  OfferEvent | TableViewEvent | OfferDefaultsEvent | ImportEvent | BulkEvent | OpeningTimesEvent
> = {
  ...editingPersonal,
  ...deliveryPersonal,
  ...numbersPersonal,
  ...tableViewPersonal,
  ...offerDefaultsPersonal,
  ...importPersonal,
  ...openingTimesPersonal,
};
