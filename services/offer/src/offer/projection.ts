import { limits } from '@lendring/contracts/kernel/limits.js';
import { DAY_MS, HOUR_MS } from '@lendring/contracts/kernel/time.js';
import type { FilingEvent } from '@lendring/contracts/offer/categories.js';
import type { LoanEvent } from '@lendring/contracts/offer/lending.js';
import type { OpeningTimesEvent } from '@lendring/contracts/offer/opening-times.js';
import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import type { LoanOut } from '@lendring/contracts/rules/late.js';
import { builtInCategories, type Categories } from '@lendring/contracts/reference/category-tree.js';
import type { Projection, Recorded } from '@lendring/platform/runtime/service/service-parts.js';
import { offerAggregate } from './offer.aggregate.js';
import type { OfferDocument } from './document.js';
import { searchDocument } from './search-document.js';

/** The longest day: 25 hours when clocks go back. */
const LONGEST_DAY_MS = 25 * HOUR_MS;

/**
 * Drops periods whose last day has ended, to bound the document, unless they may meet the preparation before a loan.
 */
const upcoming = ({ taken, bookingRules: rules }: OfferDocument, at: string): OfferDocument['taken'] => {
  const since =
    Date.parse(at) - LONGEST_DAY_MS - (rules.preparation.before.count > 0 ? limits.preparation * DAY_MS : 0);
  return Object.fromEntries(Object.entries(taken).filter(([, { end }]) => Date.parse(end) > since));
};

const drafted = (offerId: string, at: string): OfferDocument => ({
  ...offerAggregate.initialState,
  offerId,
  publishedAt: null,
  onlineSince: null,
  changedAt: at,
  seenAt: at,
  taken: {},
  out: {},
  rating: { sum: 0, count: 0 },
  lentCount: 0,
  openings: [],
});

const withOut = (all: OfferDocument['out'], key: string, out: LoanOut | null): OfferDocument['out'] => {
  const { [key]: _, ...others } = all;
  return out ? { ...others, [key]: out } : others;
};

const after = (
  before: OfferDocument,
  event: Recorded<OfferEvent | LoanEvent | FilingEvent | OpeningTimesEvent>,
): OfferDocument | null => {
  switch (event.type) {
    case 'OfferTaken': {
      const { key, start, end, units = null, out } = event.data;
      const taken = { ...before.taken, [key]: { start, end, units } };
      // An event with the same end repeats the booking, and is no return.
      const known = before.taken[key]?.end === end ? before.out[key] : undefined;
      return { ...before, taken, out: withOut(before.out, key, out ?? known ?? null) };
    }
    case 'OfferOutNoted':
      return { ...before, out: withOut(before.out, event.data.key, event.data.out) };
    case 'OfferBlocked': {
      const { key, periods, units } = event.data;
      const use = units === undefined ? { units: null } : { units, rest: true as const };
      const others = Object.entries(before.taken).filter(([one]) => !one.startsWith(`${key} `));
      const blocked = periods.map(({ start, end }) => [`${key} ${start}`, { start, end, ...use }] as const);
      return { ...before, taken: Object.fromEntries([...others, ...blocked]) };
    }
    case 'OfferFreed': {
      const { [event.data.key]: _, ...taken } = before.taken;
      return { ...before, taken, out: withOut(before.out, event.data.key, null) };
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
    case 'OffersOpeningSet':
      return { ...before, openings: event.data.openings ?? [] };
    // Return the unchanged document, because its category changed and returning it makes the index update.
    case 'OffersFiled':
      return before;
    // These events are not changes by the owner, so `changedAt` stays.
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
        onlineSince: before.onlineSince ?? (event.type === 'OfferPublished' ? event.at : null),
      };
    }
  }
};

const evolve = (
  document: OfferDocument | null,
  event: Recorded<OfferEvent | LoanEvent | FilingEvent | OpeningTimesEvent>,
  offerId: string,
): OfferDocument | null => {
  if (!document && event.type !== 'OfferDrafted') return null;
  const changed = after(document ?? drafted(offerId, event.at), event);
  return changed && { ...changed, taken: upcoming(changed, event.at), seenAt: event.at };
};

/** All offers, with the search index of active ones. Both share one log position, so every hit has its document. */
export const offersIn = (
  categories: Categories,
): Projection<OfferDocument, OfferEvent | LoanEvent | FilingEvent | OpeningTimesEvent> => ({
  name: 'offers',
  version: 24,
  prefixes: ['offer-', 'loan-', 'filing-', 'opening-'],
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
  ids: ({ data }) => ('offerIds' in data ? data.offerIds : [data.offerId]),
  evolve,
  search: (document) => searchDocument(document, categories.tree()),
});

export const offers = offersIn(builtInCategories);
