import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { OfferDocument } from '../offer/document.js';
import { LATELY, type OnlineState } from './online.aggregate.js';

type Counting = Readonly<{ offers: Pick<View<OfferDocument>, 'getMany' | 'count'>; caughtUp: () => Promise<void> }>;

/** True if fewer than `max` offers are online. Waits for the read model only if its count decides. */
export const hasRoom = async (
  { lately }: OnlineState,
  { ownerId, max }: Readonly<{ ownerId: string; max: number }>,
  { offers, caughtUp }: Counting,
): Promise<boolean> => {
  // Keep this order: an offer that reaches the read model in between counts twice rather than not at all.
  const known = new Set(
    (await offers.getMany(lately)).flatMap((one) => (one.status === 'active' ? [one.offerId] : [])),
  );
  const count = () => offers.count({ ownerId, status: 'active' });
  const atMost = lately.filter((offerId) => !known.has(offerId)).length + (await count());
  if (atMost < Math.min(max, LATELY)) return true;
  await caughtUp();
  return (await count()) < max;
};
