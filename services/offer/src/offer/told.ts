import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import type { OfferState } from './offer.js';

/**
 * What the request service tells of a thing. An offer that is gone keeps no score; what is so already is not told
 * twice.
 */
const gone = (state: OfferState) => state.status === 'absent' || state.status === 'deleted';

export const rated = (state: OfferState, offerId: string, stars: number): readonly OfferEvent[] =>
  gone(state) ? [] : [{ type: 'OfferRated', data: { offerId, stars } }];

export const lent = (state: OfferState, offerId: string): readonly OfferEvent[] =>
  gone(state) ? [] : [{ type: 'OfferLent', data: { offerId } }];

/** A later period under the same key (request or block) replaces the earlier one. */
export const taken = (
  state: OfferState,
  offerId: string,
  key: string,
  start: string,
  end: string,
): readonly OfferEvent[] => {
  const before = state.taken[key];
  return gone(state) || (before?.start === start && before.end === end)
    ? []
    : [{ type: 'OfferTaken', data: { offerId, key, start, end } }];
};

export const freed = (state: OfferState, offerId: string, key: string): readonly OfferEvent[] =>
  gone(state) || !state.taken[key] ? [] : [{ type: 'OfferFreed', data: { offerId, key } }];
