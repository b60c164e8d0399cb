import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { OnlineEvent } from '@lendring/contracts/offer/publishing.js';

export const LATELY = 200;

export type OnlineState = Readonly<{ lately: readonly string[] }>;

/**
 * Stream `online-<ownerId>`: offers recently brought online by a user with a limited plan. Going online is appended
 * here and to the offer in one append, so that concurrent commands conflict and count again.
 */
export const onlineAggregate: Aggregate<OnlineState, OnlineEvent> = {
  category: 'online',
  initialState: { lately: [] },
  evolve: ({ lately }, { data: { offerId } }) => ({
    lately: [...lately.filter((one) => one !== offerId), offerId].slice(-LATELY),
  }),
};
