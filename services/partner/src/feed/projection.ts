import type { HeardEvent } from '@lendring/contracts/partner/feed.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import { FEED } from './feed.aggregate.js';

/** Cursors of the first and last event in an hour; hours without events have no entry. */
export type FeedHour = Readonly<{ hour: string; first: string; last: string }>;

/** Full UTC hour of an instant, for example `2026-01-31T10`. */
export const hourOf = (instant: string): string => instant.slice(0, 13);

export const feedHours: Projection<FeedHour, HeardEvent> = {
  name: 'feed-hours',
  version: 1,
  prefixes: [FEED],
  indexes: [[['hour', 1]]],
  ids: ({ at }) => [hourOf(at)],
  evolve: (document, { position }, hour) => ({ hour, first: document?.first ?? position, last: position }),
};
