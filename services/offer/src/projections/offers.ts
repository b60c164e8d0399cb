import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import type { Projection, Recorded } from '@lendring/platform/runtime/service/service-parts.js';
import { offerAggregate, type OfferState } from '../offer/offer.js';
import { searchDocument } from './search-document.js';

/** One offer as it stands: the fold of its stream and what only readers ask for. */
export type OfferDocument = OfferState &
  Readonly<{
    offerId: string;
    /** Null until first published. */
    publishedAt: string | null;
    /** The owner's last change. */
    changedAt: string;
    /** The last event of any kind; busy days are told from there on. */
    seenAt: string;
    rating: Readonly<{ sum: number; count: number }>;
    lentCount: number;
  }>;

/** What the owner does not do is no change of the offer. */
const told: ReadonlySet<OfferEvent['type']> = new Set([
  'OfferRated',
  'OfferLent',
  'OfferTaken',
  'OfferFreed',
  'OfferRelocated',
]);

/** The longest day there is: the one on which clocks go back. */
const LONGEST_DAY_MS = 25 * 3_600_000;

/**
 * A period whose last day is over concerns no reader any more: without this the document of a busy thing grows for
 * ever. What came back early leaves the rest of its last day taken, as the calendar does.
 */
const upcoming = (taken: OfferState['taken'], at: string): OfferState['taken'] => {
  const since = Date.parse(at) - LONGEST_DAY_MS;
  return Object.fromEntries(Object.entries(taken).filter(([, { end }]) => Date.parse(end) > since));
};

const evolve = (document: OfferDocument | null, event: Recorded<OfferEvent>, offerId: string): OfferDocument | null => {
  if (!document && event.type !== 'OfferDrafted') return null;
  const before = document ?? {
    ...offerAggregate.initialState,
    offerId,
    publishedAt: null,
    changedAt: event.at,
    seenAt: event.at,
    rating: { sum: 0, count: 0 },
    lentCount: 0,
  };
  const state = offerAggregate.evolve(before, event);
  if (state.status === 'deleted') return null;
  return {
    ...before,
    ...state,
    taken: upcoming(state.taken, event.at),
    seenAt: event.at,
    changedAt: told.has(event.type) ? before.changedAt : event.at,
    publishedAt: event.type === 'OfferPublished' ? event.at : before.publishedAt,
    rating:
      event.type === 'OfferRated'
        ? { sum: before.rating.sum + event.data.stars, count: before.rating.count + 1 }
        : before.rating,
    lentCount: before.lentCount + (event.type === 'OfferLent' ? 1 : 0),
  };
};

/**
 * All offers that exist, and the search index of the active ones beside them: both stand at the same position of the
 * log, so a hit always has its document.
 */
export const offers: Projection<OfferDocument, OfferEvent> = {
  name: 'offers',
  version: 4,
  prefixes: ['offer-'],
  indexes: [
    [
      ['ownerId', 1],
      ['changedAt', -1],
    ],
    [['status', 1]],
  ],
  ids: (event) => [event.data.offerId],
  evolve,
  search: searchDocument,
};
