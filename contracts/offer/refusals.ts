/** Every "no" of the offer aggregate; texts and statuses stand in the BFF's table (spec §5, §8). */
export const offerRefusals = [
  'offer_not_found', 'offer_deleted', 'offer_exists', 'not_owner',
  'category_unknown', 'category_group', 'amount_needed', 'not_commercial', 'category_needed', 'image_needed', 'too_many_images', 'image_unknown', 'images_differ',
  'title_needed', 'description_needed', 'pricing_needed', 'terms_needed', 'profile_incomplete',
  'not_published', 'too_many_drafts', 'legal_hints_needed', 'place_unknown',
] as const;
export type OfferRefusal = (typeof offerRefusals)[number];
