import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { FilingEvent } from '@lendring/contracts/offer/categories.js';

export type FilingState = Readonly<{ tree: number }>;

export const FILING = 'categories';

/** Stream `filing-categories`: offers to reindex after a change of the category tree. */
export const filingAggregate: Aggregate<FilingState, FilingEvent> = {
  category: 'filing',
  initialState: { tree: 0 },
  evolve: (state, { data: { tree, isLast } }) => (isLast ? { tree } : state),
};
