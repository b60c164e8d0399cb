import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { OfferDocument } from '../offer/document.js';
import { DRAFTS } from './decide.js';
import type { DraftsState } from './drafts.aggregate.js';

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
