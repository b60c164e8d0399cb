import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { DraftsEvent } from '@lendring/contracts/offer/events.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import { DRAFTS } from '../offer/decide.js';
import type { OfferDocument } from '../projections/offer-document.js';

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

type Counting = Readonly<{ offers: Pick<View<OfferDocument>, 'getMany' | 'count'>; caughtUp: () => Promise<void> }>;

/**
 * Counts a user's drafts: an upper bound when below the limit, otherwise exact. Waits for the read model only when that
 * decides.
 */
export const openDrafts = async (
  { lately }: DraftsState,
  ownerId: string,
  { offers, caughtUp }: Counting,
): Promise<number> => {
  // Keep this order: a draft that reaches the read model in between counts twice rather than not at all.
  const shown = new Set((await offers.getMany(lately)).map(({ offerId }) => offerId));
  const count = () => offers.count({ ownerId, beneath: 'draft' });
  const atMost = lately.filter((offerId) => !shown.has(offerId)).length + (await count());
  if (atMost < DRAFTS) return atMost;
  await caughtUp();
  return count();
};
