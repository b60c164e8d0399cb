import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { OnlineEvent } from '@lendring/contracts/offer/events.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { OfferDocument } from '../projections/offer-document.js';

/** At most so many offers are remembered as brought online lately. */
export const LATELY = 200;

export type OnlineState = Readonly<{ lately: readonly string[] }>;

/**
 * Stream `online-<ownerId>`: the offers that a person with a limited plan brought online lately. Going online is stored
 * there and on the offer in one append, so of two commands that count at the same time, one meets a conflict and counts
 * again.
 */
export const onlineAggregate: Aggregate<OnlineState, OnlineEvent> = {
  category: 'online',
  initialState: { lately: [] },
  evolve: ({ lately }, { data: { offerId } }) => ({
    lately: [...lately.filter((one) => one !== offerId), offerId].slice(-LATELY),
  }),
};

type Counting = Readonly<{ offers: Pick<View<OfferDocument>, 'getMany' | 'count'>; caughtUp: () => Promise<void> }>;

/** Whether a person has fewer than `max` offers online. The read model may be behind, and is waited for where that decides. */
export const hasRoom = async (
  { lately }: OnlineState,
  { ownerId, max }: Readonly<{ ownerId: string; max: number }>,
  { offers, caughtUp }: Counting,
): Promise<boolean> => {
  // In this order: an offer that reaches the read model in between counts twice rather than not at all.
  const known = new Set(
    (await offers.getMany(lately)).flatMap((one) => (one.status === 'active' ? [one.offerId] : [])),
  );
  const count = () => offers.count({ ownerId, status: 'active' });
  // An upper bound: some of the others have gone offline again.
  const atMost = lately.filter((offerId) => !known.has(offerId)).length + (await count());
  if (atMost < Math.min(max, LATELY)) return true;
  await caughtUp();
  return (await count()) < max;
};
