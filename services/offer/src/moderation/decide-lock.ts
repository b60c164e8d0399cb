import { decided } from '@lendring/contracts/kernel/decider.js';
import type { LockCause } from '@lendring/contracts/offer/moderation.js';
import type { OfferStatus } from '@lendring/contracts/rules/terms.js';
import { forMembers, type OfferDecision, type Owned } from '../offer/decide.js';
import { offerAggregate, type OfferState } from '../offer/offer.aggregate.js';

type Decided = Readonly<{ because: LockCause; at: string }>;

const standingOf = ({ ownerId, status }: OfferState): Readonly<{ ownerId: string; status: OfferStatus }> | null =>
  ownerId === null || status === 'absent' || status === 'deleted' ? null : { ownerId, status };

/** Ignores duplicates and decisions older than the latest known, because the bus may redeliver. */
const isNews = ({ locks }: OfferState, { because, at }: Decided, on: boolean): boolean => {
  const known = locks[because];
  return known ? known.on !== on && at >= known.at : on;
};

export const lock = (state: OfferState, offerId: string, decision: Decided): OfferDecision => {
  const standing = standingOf(state);
  if (!standing || !isNews(state, decision, true)) return decided([]);
  const { ownerId, status: was } = standing;
  return decided([{ type: 'OfferLocked', data: { offerId, ownerId, ...decision, was, ...forMembers(state) } }]);
};

export const unlock = (state: OfferState, offerId: string, decision: Decided): OfferDecision => {
  const standing = standingOf(state);
  if (!standing || !isNews(state, decision, false)) return decided([]);
  const owned: Owned = { offerId, ownerId: standing.ownerId };
  const { categoryId, place, commercial } = state;
  const unlocked = (status: OfferStatus) => ({
    type: 'OfferUnlocked' as const,
    data: {
      ...owned,
      ...decision,
      status,
      ...(categoryId === null ? {} : { categoryId }),
      ...(place ? { place } : {}),
      commercial,
      ...forMembers(state),
    },
  });
  const next = standingOf(offerAggregate.evolve(state, unlocked('locked')));
  return decided(next ? [unlocked(next.status)] : []);
};
