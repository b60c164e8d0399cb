import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { AskingEvent } from '@lendring/contracts/request/events.js';

/** The request that asked for this last; null: none has. */
export type AskingState = Readonly<{ requestId: string | null }>;

/**
 * Stream `asking-<id>`: appended together with the request, so that of two equal askings at the same moment one comes
 * second.
 */
export const askingAggregate: Aggregate<AskingState, AskingEvent> = {
  category: 'asking',
  initialState: { requestId: null },
  evolve: (_, { data }) => ({ requestId: data.requestId }),
};
