import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { DraftsEvent } from '@lendring/contracts/offer/events.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import { DRAFTS } from '../offer/decide.js';
import type { OfferDocument } from '../projections/offer-document.js';

export type DraftsState = Readonly<{ lately: readonly string[] }>;

/**
 * Stream `drafts-<ownerId>`: what a person began lately, up to the limit of drafts. A draft is stored there and as an
 * offer at once, so that of two that count at the same time, in one process or in several, one counts again.
 */
export const draftsAggregate: Aggregate<DraftsState, DraftsEvent> = {
  category: 'drafts',
  initialState: { lately: [] },
  evolve: ({ lately }, { data }) => ({ lately: [...lately, data.offerId].slice(-DRAFTS) }),
};

type Counting = Readonly<{ offers: Pick<View<OfferDocument>, 'getMany' | 'count'>; caughtUp: () => Promise<void> }>;

/**
 * How many drafts a person has: below the limit at most so many, else exactly so many. The read model knows what became
 * of each, but may be behind; it is waited for only where that decides.
 */
export const openDrafts = async (
  { lately }: DraftsState,
  ownerId: string,
  { offers, caughtUp }: Counting,
): Promise<number> => {
  // In this order: what reaches the read model in between counts twice rather than not at all.
  const shown = new Set((await offers.getMany(lately)).map(({ offerId }) => offerId));
  const count = () => offers.count({ ownerId, status: 'draft' });
  const atMost = lately.filter((offerId) => !shown.has(offerId)).length + (await count());
  if (atMost < DRAFTS) return atMost;
  await caughtUp();
  return count();
};
