import type { HeardEvent } from '@lendring/contracts/partner/events.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import { FEED } from '../feed/heard.js';

/** The cursors of the first and the last event of an hour; hours in which nothing was heard are left out. */
export type FeedHour = Readonly<{ hour: string; first: string; last: string }>;

/** The full UTC hour of an instant, `2026-01-31T10`. */
export const hourOf = (instant: string): string => instant.slice(0, 13);

export const feedHours: Projection<FeedHour, HeardEvent> = {
  name: 'feed-hours',
  version: 1,
  prefixes: [FEED],
  indexes: [[['hour', 1]]],
  ids: ({ at }) => [hourOf(at)],
  evolve: (document, { position }, hour) => ({ hour, first: document?.first ?? position, last: position }),
};
