import type { Refusal } from '@lendring/contracts/kernel/service-api.js';
import type { PublicPlace } from '@lendring/contracts/kernel/place.js';
import type { OfferRefusal } from '@lendring/contracts/offer/refusals.js';
import type { OfferState } from './offer.aggregate.js';

/**
 * Owner data from the account service; null without a main address. `placeId` identifies `place` when one was
 * requested.
 */
export type Owner = Readonly<{
  place: PublicPlace;
  placeId?: string | undefined;
  commercial: boolean;
  completed: boolean;
  completedCommercial: boolean;
  /** True if the trader details required of commercial owners are complete (DSA art. 30). */
  traderReady: boolean;
}> | null;

/** Current versions of the agreements; undefined accepts any version. */
export type CountingTerms = readonly string[] | undefined;

/** First missing requirement for publication, in the order of the wizard; null when complete (spec §5). */
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
