import { decided, isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { noOfferDefaults, type OfferDefaults } from '@lendring/contracts/offer/defaults.js';
import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import { edit } from '../editing/decide.js';
import type { Asked, OfferDecision } from '../offer/decide.js';
import { offerAggregate, type OfferState } from '../offer/offer.aggregate.js';

export const DRAFTS = limits.drafts;

type Begun = Readonly<{ drafts?: number; placeId?: string | null | undefined; defaults?: OfferDefaults }>;

/** Begins an offer with the owner's default conditions. */
export const draft = (
  state: OfferState,
  asked: Asked,
  language: Locale,
  { drafts = 0, placeId = null, defaults = noOfferDefaults }: Begun = {},
): OfferDecision => {
  if (asked.userId === null) return refused('offer_not_found');
  if (state.status !== 'absent')
    return state.ownerId === asked.userId && state.status !== 'deleted' ? decided([]) : refused('offer_exists');
  if (drafts >= DRAFTS) return refused('too_many_drafts', { max: DRAFTS });
  const owned = { offerId: asked.offerId, ownerId: asked.userId };
  const begun: readonly OfferEvent[] = [
    { type: 'OfferDrafted', data: { ...owned, language } },
    ...(placeId === null ? [] : [{ type: 'OfferPlaced' as const, data: { ...owned, placeId } }]),
  ];
  const conditions = edit(begun.reduce(offerAggregate.evolve, state), asked, defaults);
  return isRefused(conditions) ? conditions : decided([...begun, ...conditions.events]);
};
