import type { Refusal } from '@lendring/contracts/kernel/door.js';
import type { PublicPlace } from '@lendring/contracts/kernel/place.js';
import type { OfferRefusal } from '@lendring/contracts/offer/refusals.js';
import type { OfferState } from './offer.js';

/**
 * What the account service knows of the owner; null without a main address. `placeId` names `place` when one was asked
 * for.
 */
export type Owner = Readonly<{
  place: PublicPlace;
  placeId?: string | undefined;
  commercial: boolean;
  completed: boolean;
  completedCommercial: boolean;
  /** Of commercial people: they said who they are, as the law asks (DSA art. 30). */
  traderReady: boolean;
}> | null;

/** Agreements that count today; undefined: any does. */
export type CountingTerms = readonly string[] | undefined;

/**
 * The first thing an offer lacks before it may be published, in the order of the wizard; null when nothing is missing
 * (spec §5).
 */
export const missing = (state: OfferState, terms?: CountingTerms): OfferRefusal | null => {
  if (state.categoryId === null) return 'category_needed';
  if (state.images.length === 0) return 'image_needed';
  if (state.title === '') return 'title_needed';
  if (state.description === '') return 'description_needed';
  if (state.pricings.length === 0) return 'pricing_needed';
  if (state.termsVersion === null || terms?.includes(state.termsVersion) === false) return 'terms_needed';
  return null;
};

export type Publishable = Readonly<{ categoryId: number; place: PublicPlace; commercial: boolean }>;

/**
 * Checks the offer and its owner's profile; commercial owners need legal hints and have to say who they are before
 * anything of theirs is public (spec §5, DSA art. 30).
 */
export const publishable = (
  state: OfferState,
  owner: Owner,
  terms?: CountingTerms,
): { readonly refusal: Refusal & { readonly code: OfferRefusal } } | Publishable => {
  const code = missing(state, terms);
  if (code !== null || state.categoryId === null) return { refusal: { code: code ?? 'category_needed' } };
  if (!owner?.completed) return { refusal: { code: 'profile_incomplete' } };
  if (owner.commercial && !owner.completedCommercial) return { refusal: { code: 'legal_hints_needed' } };
  if (owner.commercial && !owner.traderReady) return { refusal: { code: 'trader_details_needed' } };
  return { categoryId: state.categoryId, place: owner.place, commercial: owner.commercial };
};
