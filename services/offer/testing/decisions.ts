import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import type { OfferDecision } from '../src/offer/decide.js';
import { offerAggregate, type OfferState } from '../src/offer/offer.aggregate.js';
import { offerId, ownerId, strangerId } from './offer.js';

export const given = (...events: readonly OfferEvent[]): OfferState =>
  events.reduce(offerAggregate.evolve, offerAggregate.initialState);
export const own = { offerId, userId: ownerId };
export const stranger = { offerId, userId: strangerId };
export const visitor = { offerId, userId: null };
export const types = (decision: OfferDecision) =>
  'events' in decision ? decision.events.map((event) => event.type) : decision.refusal.code;
