import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { FilingEvent } from '@lendring/contracts/offer/events.js';

/** The version of the category tree by which all offers are filed. */
export type FilingState = Readonly<{ tree: number }>;

/** The one stream: `filing-categories`. */
export const FILING = 'categories';

/** Stream `filing-categories`: which offers the search index took anew because the category tree changed. */
export const filingAggregate: Aggregate<FilingState, FilingEvent> = {
  category: 'filing',
  initialState: { tree: 0 },
  evolve: (state, { data: { tree, isLast } }) => (isLast ? { tree } : state),
};
