import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { HeardEvent } from '@lendring/contracts/partner/events.js';

/** Prefix of the streams that are the feed. */
export const FEED = 'feed-';

/** Stream `feed-<subject>`: what was said of one subject. Nothing is decided from it, so nothing is kept. */
export const feedAggregate: Aggregate<null, HeardEvent> = { category: 'feed', initialState: null, evolve: () => null };
