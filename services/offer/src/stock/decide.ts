import { decided } from '@lendring/contracts/kernel/decider.js';
import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import type { Capacity } from '@lendring/contracts/request/calendar.js';
import { revised, type OfferDecision, type Owned } from '../offer/decide.js';
import type { OfferState } from '../offer/offer.aggregate.js';

/** Copies the number of units of the offer's calendar, unless it or a later one is known already. */
export const stocked = (state: OfferState, owned: Owned, { quantity, revision }: Capacity): readonly OfferEvent[] =>
  revision > state.stock.revision ? [{ type: 'OfferQuantitySet', data: { ...owned, quantity, revision } }] : [];

/** System only: the calendar of the offer has another number of units. */
export const noteCapacity = (state: OfferState, offerId: string, capacity: Capacity): OfferDecision => {
  const { ownerId, status } = state;
  if (ownerId === null || status === 'deleted') return decided([]);
  return decided(revised(state, { offerId, ownerId }, stocked(state, { offerId, ownerId }, capacity)));
};
