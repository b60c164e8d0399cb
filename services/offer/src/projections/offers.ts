import type { FilingEvent, LoanEvent, OfferEvent } from '@lendring/contracts/offer/events.js';
import { builtInCategories, type Categories } from '@lendring/platform/runtime/categories/categories.port.js';
import type { Projection, Recorded } from '@lendring/platform/runtime/service/service-parts.js';
import { offerAggregate } from '../offer/offer.js';
import type { OfferDocument } from './offer-document.js';
import { searchDocument } from './search-document.js';

/** The longest day there is: the one on which clocks go back. */
const LONGEST_DAY_MS = 25 * 3_600_000;

/**
 * Drops periods whose last day is over, else the document of a busy thing would grow for ever. An early return leaves
 * the rest of its last day taken, as the calendar does.
 */
const upcoming = (taken: OfferDocument['taken'], at: string): OfferDocument['taken'] => {
  const since = Date.parse(at) - LONGEST_DAY_MS;
  return Object.fromEntries(Object.entries(taken).filter(([, { end }]) => Date.parse(end) > since));
};

const drafted = (offerId: string, at: string): OfferDocument => ({
  ...offerAggregate.initialState,
  offerId,
  publishedAt: null,
  changedAt: at,
  seenAt: at,
  taken: {},
  rating: { sum: 0, count: 0 },
  lentCount: 0,
});

/** The owner's change in an event; null when the offer is deleted. */
const after = (before: OfferDocument, event: Recorded<OfferEvent | LoanEvent | FilingEvent>): OfferDocument | null => {
  switch (event.type) {
    // A later period under the same key (request or block) replaces the earlier one.
    case 'OfferTaken': {
      const { key, start, end } = event.data;
      return { ...before, taken: { ...before.taken, [key]: { start, end } } };
    }
    case 'OfferFreed': {
      const { [event.data.key]: _, ...taken } = before.taken;
      return { ...before, taken };
    }
    case 'OfferRated': {
      const { sum, count } = before.rating;
      return { ...before, rating: { sum: sum + event.data.stars, count: count + 1 } };
    }
    case 'OfferRatingRecounted': {
      const { stars, counts } = event.data;
      const { sum, count } = before.rating;
      const sign = counts ? 1 : -1;
      return { ...before, rating: { sum: sum + sign * stars, count: count + sign } };
    }
    case 'OfferLent':
      return { ...before, lentCount: before.lentCount + 1 };
    // Nothing of the offer changed: its category did, and the index takes the document anew.
    case 'OffersFiled':
      return before;
    // The offer follows its owner's address by itself, and is locked, or a picture hidden, by somebody else, so `changedAt` stays.
    case 'OfferRelocated':
    case 'OfferLocked':
    case 'OfferUnlocked':
    case 'OfferPictureHidden':
    case 'OfferPictureShown':
      return { ...before, ...offerAggregate.evolve(before, event) };
    default: {
      const state = offerAggregate.evolve(before, event);
      if (state.status === 'deleted') return null;
      return {
        ...before,
        ...state,
        changedAt: event.at,
        publishedAt: event.type === 'OfferPublished' ? event.at : before.publishedAt,
      };
    }
  }
};

const evolve = (
  document: OfferDocument | null,
  event: Recorded<OfferEvent | LoanEvent | FilingEvent>,
  offerId: string,
): OfferDocument | null => {
  if (!document && event.type !== 'OfferDrafted') return null;
  const changed = after(document ?? drafted(offerId, event.at), event);
  return changed && { ...changed, taken: upcoming(changed.taken, event.at), seenAt: event.at };
};

/**
 * All offers, and the search index of the active ones: both are at the same position of the log, so every hit has its
 * document. `categories`: where an offer is found.
 */
export const offersIn = (categories: Categories): Projection<OfferDocument, OfferEvent | LoanEvent | FilingEvent> => ({
  name: 'offers',
  version: 11,
  prefixes: ['offer-', 'loan-', 'filing-'],
  indexes: [
    [
      ['ownerId', 1],
      ['changedAt', -1],
    ],
    [['status', 1]],
    [['audience.groupIds', 1]],
    [
      ['categoryId', 1],
      ['status', 1],
      ['changedAt', -1],
    ],
  ],
  ids: (event) => (event.type === 'OffersFiled' ? event.data.offerIds : [event.data.offerId]),
  evolve,
  search: (document) => searchDocument(document, categories.tree()),
});

/** The same for whoever names it, or reads its documents alone. */
export const offers = offersIn(builtInCategories);
