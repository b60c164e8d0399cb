import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { OfferDocument } from '../offer/document.js';
import { DRAFTS } from './decide.js';
import type { DraftsState } from './drafts.aggregate.js';

type Counting = Readonly<{ offers: Pick<View<OfferDocument>, 'getMany' | 'count'>; caughtUp: () => Promise<void> }>;

/**
 * Counts a user's drafts. Returns an upper bound if that is below the limit; otherwise waits for the read model and
 * counts exactly.
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
