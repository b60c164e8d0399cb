import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { HeardEvent } from '@lendring/contracts/partner/feed.js';

export const FEED = 'feed-';

/** Stream `feed-<subject>`: integration events of one subject. No decision depends on them, so the state is empty. */
export const feedAggregate: Aggregate<null, HeardEvent> = { category: 'feed', initialState: null, evolve: () => null };
