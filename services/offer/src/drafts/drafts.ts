import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { DraftsEvent } from '@lendring/contracts/offer/events.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import { DRAFTS } from '../offer/decide.js';
import type { OfferDocument } from '../projections/offer-document.js';

export type DraftsState = Readonly<{ lately: readonly string[] }>;

/**
 * Stream `drafts-<ownerId>`: the drafts a person began lately, up to the limit. A draft is stored there and as an offer
 * in one append, so of two commands that count at the same time, one meets a conflict and counts again.
 */
export const draftsAggregate: Aggregate<DraftsState, DraftsEvent> = {
  category: 'drafts',
  initialState: { lately: [] },
  evolve: ({ lately }, { data }) => ({ lately: [...lately, data.offerId].slice(-DRAFTS) }),
};

type Counting = Readonly<{ offers: Pick<View<OfferDocument>, 'getMany' | 'count'>; caughtUp: () => Promise<void> }>;

/**
 * Counts a person's drafts: below the limit an upper bound, else the exact number. The read model may be behind, and is
 * waited for only where that decides.
 */
export const openDrafts = async (
  { lately }: DraftsState,
  ownerId: string,
  { offers, caughtUp }: Counting,
): Promise<number> => {
  // In this order: a draft that reaches the read model in between counts twice rather than not at all.
  const shown = new Set((await offers.getMany(lately)).map(({ offerId }) => offerId));
  const count = () => offers.count({ ownerId, beneath: 'draft' });
  const atMost = lately.filter((offerId) => !shown.has(offerId)).length + (await count());
  if (atMost < DRAFTS) return atMost;
  await caughtUp();
  return count();
};
