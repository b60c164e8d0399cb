import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { DraftsEvent } from '@lendring/contracts/offer/drafts.js';
import { DRAFTS } from './decide.js';

export type DraftsState = Readonly<{ lately: readonly string[] }>;

/**
 * Stream `drafts-<ownerId>`: recent drafts of a user, up to the limit. Each draft is appended here and to its offer in
 * one append, so that concurrent commands conflict and count again.
 */
export const draftsAggregate: Aggregate<DraftsState, DraftsEvent> = {
  category: 'drafts',
  initialState: { lately: [] },
  evolve: ({ lately }, { data }) => ({ lately: [...lately, data.offerId].slice(-DRAFTS) }),
};
