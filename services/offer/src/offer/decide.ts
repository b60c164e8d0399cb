import { refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import type { OfferRefusal } from '@lendring/contracts/offer/refusals.js';
import { same } from '@lendring/contracts/rules/same.js';
import type { Publishable } from './decide-publishable.js';
import { offerAggregate, type OfferState } from './offer.aggregate.js';

export type OfferDecision = Decision<readonly OfferEvent[], OfferRefusal>;

/** Offer and caller of a command; null for visitors. Strangers get the same answer whether or not the offer exists. */
export type Asked = Readonly<{ offerId: string; userId: string | null }>;

export type Owned = Readonly<{ offerId: string; ownerId: string }>;

export const forOwner = (
  state: OfferState,
  { offerId, userId }: Asked,
  decision: (owned: Owned) => OfferDecision,
): OfferDecision => {
  if (userId === null || state.ownerId !== userId) return refused('offer_not_found');
  return state.status === 'deleted' ? refused('offer_deleted') : decision({ offerId, ownerId: userId });
};

export const forMembers = ({ audience }: OfferState): { readonly membersOnly?: true } =>
  audience.seenBy === 'members' ? { membersOnly: true } : {};

/** True if the offer is online for everybody, not for members of groups only. */
export const isListed = ({ status, audience }: Pick<OfferState, 'status' | 'audience'>): boolean =>
  status === 'active' && audience.seenBy !== 'members';

export const isPublished = ({ beneath }: OfferState): boolean => beneath === 'active' || beneath === 'inactive';

export const revised = (state: OfferState, owned: Owned, events: readonly OfferEvent[]): readonly OfferEvent[] => {
  if (events.length === 0 || state.status !== 'active') return events;
  const next = events.reduce(offerAggregate.evolve, state);
  const { categoryId, place, commercial, stock } = next;
  return [
    ...events,
    {
      type: 'OfferRevised',
      data: {
        ...owned,
        ...(categoryId === null ? {} : { categoryId }),
        ...(place ? { place } : {}),
        commercial,
        ...forMembers(next),
        ...(state.audience.seenBy === 'members' ? { wasMembersOnly: true } : {}),
        ...(stock.quantity === state.stock.quantity ? {} : { quantity: stock.quantity }),
      },
    },
  ];
};

export const moved = (
  state: OfferState,
  owned: Owned,
  { place, commercial }: Pick<Publishable, 'place' | 'commercial'>,
): readonly OfferEvent[] => {
  if (state.commercial === commercial && same(state.place, place)) return [];
  return [
    {
      type: 'OfferRelocated',
      data: {
        ...owned,
        place,
        commercial,
        ...(isPublished(state) ? { status: state.status === 'active' ? 'active' : 'inactive' } : {}),
        ...forMembers(state),
      },
    },
  ];
};
