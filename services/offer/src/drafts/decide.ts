import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Asked, OfferDecision } from '../offer/decide.js';
import type { OfferState } from '../offer/offer.aggregate.js';

export const DRAFTS = limits.drafts;

export const draft = (
  state: OfferState,
  asked: Asked,
  language: Locale,
  { drafts = 0, placeId = null }: Readonly<{ drafts?: number; placeId?: string | null | undefined }> = {},
): OfferDecision => {
  if (asked.userId === null) return refused('offer_not_found');
  if (state.status !== 'absent')
    return state.ownerId === asked.userId && state.status !== 'deleted' ? decided([]) : refused('offer_exists');
  if (drafts >= DRAFTS) return refused('too_many_drafts', { max: DRAFTS });
  const owned = { offerId: asked.offerId, ownerId: asked.userId };
  return decided([
    { type: 'OfferDrafted', data: { ...owned, language } },
    ...(placeId === null ? [] : [{ type: 'OfferPlaced' as const, data: { ...owned, placeId } }]),
  ]);
};
