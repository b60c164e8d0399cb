import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { NumberEvent } from '@lendring/contracts/offer/numbers.js';

export type NumberState = Readonly<{ offerId: string | null }>;

/** Stream `number-<id>`: one number of one owner. */
export const numberAggregate: Aggregate<NumberState, NumberEvent> = {
  category: 'number',
  initialState: { offerId: null },
  evolve: (_, { data: { offerId } }) => ({ offerId }),
};
