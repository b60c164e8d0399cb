import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { AskingEvent } from '@lendring/contracts/request/asking.js';

export type AskingState = Readonly<{ requestId: string | null }>;

/** Stream `asking-<id>`, appended together with the request, so that one of two concurrent equal requests fails. */
export const askingAggregate: Aggregate<AskingState, AskingEvent> = {
  category: 'asking',
  initialState: { requestId: null },
  evolve: (_, { data }) => ({ requestId: data.requestId }),
};
