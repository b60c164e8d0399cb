import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { HeardEvent } from '@lendring/contracts/partner/feed.js';

export const FEED = 'feed-';

/** `isPublic`: the subject is an offer that is online for everyone. */
export type FeedState = Readonly<{ isPublic: boolean }>;

/**
 * Stream `feed-<subject>`: integration events of one subject. Events of earlier versions do not tell whether the offer
 * is members-only, so that it counts as such.
 */
export const feedAggregate: Aggregate<FeedState, HeardEvent> = {
  category: 'feed',
  initialState: { isPublic: false },
  evolve(state, { data: { event, screened } }) {
    if (event.type === 'offer.withdrawn') return { isPublic: false };
    return event.type === 'offer.published' && screened ? { isPublic: true } : state;
  },
};
