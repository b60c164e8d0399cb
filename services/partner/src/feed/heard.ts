import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { HeardEvent } from '@lendring/contracts/partner/events.js';

/** Prefix of the streams that are the feed. */
export const FEED = 'feed-';

/** Stream `feed-<subject>`: the integration events of one subject. No decision depends on it, so its state is empty. */
export const feedAggregate: Aggregate<null, HeardEvent> = { category: 'feed', initialState: null, evolve: () => null };
